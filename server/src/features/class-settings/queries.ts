import type { DatedClassItem } from '@bcs/contract/features/class-settings/changed-dates';
import type { ClassSettings } from '@bcs/contract/features/class-settings/model';
import type { ClassKey } from '@bcs/contract/kernel/ability';
import { sql, empty, type Db } from '#database/db';
import { TIED } from '#features/scheduling/queries-tied';

export interface StoredSettings {
  readonly code: string;
  readonly version: number;
  readonly settings: ClassSettings;
}

/** No class has as many. */
const MOST_ITEMS = 4000;

/** The settings of a class. @param holds whether nobody else changes them until the transaction ends */
export const getSettings = (db: Db, { universityId, courseId }: ClassKey, holds: boolean): Promise<StoredSettings> =>
  db.one<StoredSettings>(sql`
    select c.code, c.version, json_build_object('name', c.name, 'startDate', c.start_date, 'endDate', c.end_date,
      'timeZone', c.time_zone, 'maxAbsence', c.max_absence, 'maxRemoteAttendance', c.max_remote_attendance,
      'maxMissedGeneralAssignment', c.max_missed_general_assignment,
      'maxMissedRequiredAssignment', c.max_missed_required_assignment, 'minimumScoreRequired', c.minimum_score_required,
      'midSurveyFrom', m.date_from, 'midSurveyTo', m.date_to, 'endSurveyFrom', s.date_from, 'endSurveyTo', s.date_to,
      'classroomLink', c.classroom_link, 'classroomDynamic', c.classroom_dynamic, 'youCanBookMeUrl', c.you_can_book_me_url,
      'checkInCodeRequired', c.check_in_code_required, 'absentAfterSession', c.absent_after_session,
      'instructorsMayEdit', c.instructors_may_edit) as settings
    from courses c
    left join survey_schedules m on m.university_id = c.university_id and m.course_id = c.id and m.kind = 'mid-course'
    left join survey_schedules s on s.university_id = c.university_id and s.course_id = c.id and s.kind = 'end-course'
    where c.university_id = ${universityId} and c.id = ${courseId}
    ${holds ? sql`for no key update of c` : empty}`);

/** All that has a date in a class. @param holds whether nobody moves it until the transaction ends */
export const findItems = async (
  db: Db,
  { universityId, courseId }: ClassKey,
  holds: boolean,
): Promise<DatedClassItem[]> => {
  const held = holds ? sql`for no key update` : empty;
  return db.many<DatedClassItem>(sql`
    with s as (select * from sessions where university_id = ${universityId} and course_id = ${courseId}
        order by id limit ${MOST_ITEMS} ${held}),
      a as (select * from assignments where university_id = ${universityId} and course_id = ${courseId}
        order by id limit ${MOST_ITEMS} ${held})
    select 'session' as kind, s.id, s.name, s.start_time as "startTime", s.end_time as "endTime",
      s.category_code = 'class' and s.cancelled_at is null as "isClass", null::json as tied, s.cancelled_at is not null as gone
    from s
    union all
    select 'assignment', a.id, a.title, a.due_date, a.due_date, false, ${TIED}, a.archived_at is not null from a
    order by 4, 1, 2`);
};

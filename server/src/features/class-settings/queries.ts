import type { DatedClassItem } from '@bcs/contract/features/class-settings/changed-dates';
import type { ClassSettings } from '@bcs/contract/features/class-settings/model';
import type { ClassKey } from '@bcs/contract/kernel/ability';
import type { Dated } from '@bcs/contract/features/scheduling/dated';
import type { Instant, Zone } from '@bcs/contract/kernel/clock';
import { sql, empty, type Db } from '#database/db';
import { DUE_TIE_JSON } from '#features/scheduling/queries-class';

export type StoredSettings = Readonly<{ code: string; version: number; settings: ClassSettings }>;

/** The highest number of items, more than any class has. */
const MOST_ITEMS = 4000;

/**
 * Reads the settings of a class.
 * @param holds whether to lock them until the transaction ends
 */
export const getSettings = (db: Db, { universityId, courseId }: ClassKey, holds: boolean) =>
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

/**
 * Finds everything with a date in a class.
 * @param holds whether to lock it until the transaction ends
 */
export const findItems = async (db: Db, { universityId, courseId }: ClassKey, holds: boolean) => {
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
    select 'assignment', a.id, a.title, a.due_date, a.due_date, false, ${DUE_TIE_JSON}, a.archived_at is not null from a
    order by 4, 1, 2`);
};

export const setSettings = (tx: Db, { universityId, courseId }: ClassKey, to: ClassSettings) =>
  tx.run(sql`
    update courses set name = ${to.name}, start_date = ${to.startDate}, end_date = ${to.endDate}, time_zone = ${to.timeZone},
      max_absence = ${to.maxAbsence}, max_remote_attendance = ${to.maxRemoteAttendance},
      max_missed_general_assignment = ${to.maxMissedGeneralAssignment},
      max_missed_required_assignment = ${to.maxMissedRequiredAssignment},
      minimum_score_required = ${to.minimumScoreRequired}, classroom_link = ${to.classroomLink},
      classroom_dynamic = ${to.classroomDynamic}, you_can_book_me_url = ${to.youCanBookMeUrl},
      check_in_code_required = ${to.checkInCodeRequired}, absent_after_session = ${to.absentAfterSession},
      instructors_may_edit = ${to.instructorsMayEdit}
    where university_id = ${universityId} and id = ${courseId}`);

/** Moves invisible sessions and due dates, each kind in one statement. */
export async function setDates(tx: Db, { universityId, courseId }: ClassKey, moved: readonly Dated[], now: Instant) {
  if (moved.length === 0) return;
  const rowsOf = (kind: 'session' | 'assignment') =>
    JSON.stringify(
      moved.filter(({ item }) => item.kind === kind).map(({ item: { id }, new: span }) => ({ id, ...span })),
    );
  await tx.run(sql`
    update sessions s set start_time = d."startTime", end_time = d."endTime", updated_at = ${now}
    from jsonb_to_recordset(${rowsOf('session')}::jsonb) as d(id int, "startTime" timestamptz, "endTime" timestamptz)
    where s.university_id = ${universityId} and s.course_id = ${courseId} and s.id = d.id`);
  await tx.run(sql`
    update assignments a set due_date = d."startTime", updated_at = ${now}
    from jsonb_to_recordset(${rowsOf('assignment')}::jsonb) as d(id int, "startTime" timestamptz)
    where a.university_id = ${universityId} and a.course_id = ${courseId} and a.id = d.id`);
}

/** Moves future releases to another zone, so that they keep their local time. D-010 */
export const moveReleases = (
  tx: Db,
  { universityId, courseId }: ClassKey,
  { from, to }: { from: Zone; to: Zone },
  now: Instant,
) =>
  tx.run(sql`
    update assignments set release_at = (release_at at time zone ${from}) at time zone ${to}, updated_at = ${now}
    where university_id = ${universityId} and course_id = ${courseId} and release_at > ${now}`);

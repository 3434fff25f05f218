import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Day } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';

interface Schedule {
  id: number;
  courseId: number;
  survey: string;
  dateFrom: Day;
  dateTo: Day;
}
export interface NpsRow {
  startDate: Day;
  endDate: Day;
  endSurveyEnabled: boolean;
  midCourseSurveySchedule: Schedule | null;
  endCourseSurveySchedule: Schedule | null;
}

const schedule = (kind: 'mid-course' | 'end-course') => sql`
  (select json_build_object('id', s.id, 'courseId', s.course_id, 'survey', s.survey, 'dateFrom', s.date_from, 'dateTo', s.date_to)
    from survey_schedules s where s.university_id = c.university_id and s.course_id = c.id and s.kind = ${kind})`;

/** Finds the facts that the window of the NPS survey is computed from. */
export const findNps = (db: Db, { universityId, courseId }: Viewer): Promise<NpsRow> =>
  db.one<NpsRow>(sql`
    select c.start_date as "startDate", c.end_date as "endDate", c.end_survey_enabled as "endSurveyEnabled",
      ${schedule('mid-course')} as "midCourseSurveySchedule", ${schedule('end-course')} as "endCourseSurveySchedule"
    from courses c where c.university_id = ${universityId} and c.id = ${courseId}`);

export const setEndSurveyEnabled = (db: Db, { universityId, courseId }: Viewer, value: boolean): Promise<number> =>
  db.run(
    sql`update courses set end_survey_enabled = ${value} where university_id = ${universityId} and id = ${courseId}`,
  );

import type { CourseRow } from '@bcs/contract/features/administration/model-rows';
import { sql, type Db } from '#database/db';

export type CourseKey = Readonly<{ universityId: number; id: number; timeZone: string }>;

export const findCourse = (db: Db, university: string, code: string) =>
  db.maybe<CourseKey>(sql`
    select c.university_id as "universityId", c.id, c.time_zone as "timeZone"
    from universities u join courses c on c.university_id = u.id
    where u.name = ${university} and c.code = ${code}`);

export const findUniversity = (db: Db, name: string) =>
  db.maybe<{ id: number }>(sql`select id from universities where name = ${name}`);

export const universityHasId = async (db: Db, id: number) =>
  (await db.maybe(sql`select 1 from universities where id = ${id}`)) !== undefined;

/**
 * @param id a certain id, or null for the next free one
 */
export const insertUniversity = (db: Db, name: string, id: number | null) =>
  db.one<{ id: number }>(sql`
    insert into universities (id, name)
    values (coalesce(${id}::int, (select nextval(pg_get_serial_sequence('universities', 'id')))::int), ${name}) returning id`);

export const findProgram = (db: Db, universityId: number, name: string) =>
  db.maybe<{ id: number; type: string }>(sql`
    select id, program_type as type from programs where university_id = ${universityId} and name = ${name} order by id limit 1`);

export const insertProgram = (db: Db, universityId: number, { program, programType }: CourseRow) =>
  db.one<{ id: number }>(sql`
    insert into programs (university_id, name, program_type) values (${universityId}, ${program}, ${programType}) returning id`);

export const findCohort = (db: Db, universityId: number, programId: number, name: string) =>
  db.maybe<{ id: number }>(sql`
    select id from cohorts where university_id = ${universityId} and program_id = ${programId} and name = ${name} order by id desc limit 1`);

/** Creates a cohort, with the dates of the course for which it is created. */
export const insertCohort = (
  db: Db,
  universityId: number,
  programId: number,
  { cohort, startDate, endDate }: CourseRow,
) =>
  db.one<{ id: number }>(sql`
    insert into cohorts (university_id, program_id, name, start_date, end_date)
    values (${universityId}, ${programId}, ${cohort}, ${startDate}, ${endDate}) returning id`);

/** Saves a course; returns undefined if nothing has changed. */
export const saveCourse = (db: Db, universityId: number, cohortId: number, row: CourseRow) =>
  db.maybe<{ id: number; created: boolean }>(sql`
    insert into courses as known (university_id, cohort_id, code, name, start_date, end_date, duration, location, time_zone,
      enterprise_course, max_absence, max_remote_attendance, max_missed_general_assignment, max_missed_required_assignment,
      minimum_score_required, classroom_link, classroom_dynamic, you_can_book_me_url)
    values (${universityId}, ${cohortId}, ${row.code}, ${row.name}, ${row.startDate}, ${row.endDate}, ${row.duration}, ${row.location},
      ${row.timeZone}, ${row.enterpriseCourse}, ${row.maxAbsence}, ${row.maxRemoteAttendance}, ${row.maxMissedGeneralAssignment},
      ${row.maxMissedRequiredAssignment}, ${row.minimumScoreRequired}, ${row.classroomLink}, ${row.classroomDynamic}, ${row.youCanBookMeUrl})
    on conflict on constraint a_course_code_is_unique_in_its_university do update
      set cohort_id = excluded.cohort_id, name = excluded.name, start_date = excluded.start_date, end_date = excluded.end_date,
        duration = excluded.duration, location = excluded.location, time_zone = excluded.time_zone,
        enterprise_course = excluded.enterprise_course, max_absence = excluded.max_absence,
        max_remote_attendance = excluded.max_remote_attendance,
        max_missed_general_assignment = excluded.max_missed_general_assignment,
        max_missed_required_assignment = excluded.max_missed_required_assignment,
        minimum_score_required = excluded.minimum_score_required, classroom_link = excluded.classroom_link,
        classroom_dynamic = excluded.classroom_dynamic, you_can_book_me_url = excluded.you_can_book_me_url
      where (known.cohort_id, known.name, known.start_date, known.end_date, known.duration, known.location, known.time_zone,
        known.enterprise_course, known.max_absence, known.max_remote_attendance, known.max_missed_general_assignment,
        known.max_missed_required_assignment, known.minimum_score_required, known.classroom_link, known.classroom_dynamic,
        known.you_can_book_me_url)
        is distinct from (excluded.cohort_id, excluded.name, excluded.start_date, excluded.end_date, excluded.duration,
        excluded.location, excluded.time_zone, excluded.enterprise_course, excluded.max_absence, excluded.max_remote_attendance,
        excluded.max_missed_general_assignment, excluded.max_missed_required_assignment, excluded.minimum_score_required,
        excluded.classroom_link, excluded.classroom_dynamic, excluded.you_can_book_me_url)
    returning id, xmax = 0 as created`);

/** Saves or removes a survey schedule and returns the number of changes; without days it is removed. */
export const saveSchedule = (
  db: Db,
  { universityId, id }: Pick<CourseKey, 'universityId' | 'id'>,
  kind: 'mid-course' | 'end-course',
  from: string | null,
  to: string | null,
): Promise<number> =>
  from === null
    ? db.run(
        sql`delete from survey_schedules where university_id = ${universityId} and course_id = ${id} and kind = ${kind}`,
      )
    : db.run(sql`
        insert into survey_schedules as known (university_id, course_id, kind, survey, date_from, date_to)
        values (${universityId}, ${id}, ${kind}, ${kind}, ${from}, ${to})
        on conflict on constraint a_course_has_one_schedule_per_kind do update
          set date_from = excluded.date_from, date_to = excluded.date_to
          where (known.date_from, known.date_to) is distinct from (excluded.date_from, excluded.date_to)`);

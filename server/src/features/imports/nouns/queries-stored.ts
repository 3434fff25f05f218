import type { SessionRow } from '@bcs/contract/features/administration/model-rows';
import { sql, empty, type Sql, type Db } from '#database/db';
import type { CourseKey } from '#features/administration/queries-courses';
import type { Audience } from '#kernel/changes';
import type { StoredRow } from './one-by-one.ts';
import { CONTEXT_IDS } from './queries-plans.ts';
import type { Cells } from './noun.ts';

const COURSES = sql`courses c join universities u on u.id = c.university_id`;

/** The tables with the rows of a noun. */
export const NOUN_TABLES = {
  people: sql`accounts a`,
  courses: sql`${COURSES}
    join cohorts h on h.university_id = c.university_id and h.id = c.cohort_id
    join programs p on p.university_id = h.university_id and p.id = h.program_id
    left join survey_schedules m on m.university_id = c.university_id and m.course_id = c.id and m.kind = 'mid-course'
    left join survey_schedules n on n.university_id = c.university_id and n.course_id = c.id and n.kind = 'end-course'`,
  sessions: sql`${COURSES}
    join sessions s on s.university_id = c.university_id and s.course_id = c.id and s.cancelled_at is null
    left join classrooms r on r.university_id = s.university_id and r.id = s.classroom_id`,
  assignments: sql`${COURSES} join assignments a on a.university_id = c.university_id and a.course_id = c.id`,
  enrollments: sql`${COURSES}
    join enrollments e on e.university_id = c.university_id and e.course_id = c.id
    join accounts a on a.id = e.account_id`,
} as const;

/** A row in the cells of a file, with everything that an import can contain. */
export const NOUN_CELLS = {
  people: sql`
    a.email, a.first_name as "firstName", a.last_name as "lastName", a.github_user_name as "githubUserName",
    a.avatar_url as "avatarUrl", a.active, a.can_manage_attendance as "canManageAttendance", a.mfa_required as "mfaRequired"`,
  courses: sql`
    u.name as university, u.id as "universityId", p.name as program, p.program_type as "programType", h.name as cohort,
    c.code, c.name, c.start_date as "startDate", c.end_date as "endDate", c.time_zone as "timeZone", c.duration, c.location,
    c.enterprise_course as "enterpriseCourse", c.max_absence as "maxAbsence", c.max_remote_attendance as "maxRemoteAttendance",
    c.max_missed_general_assignment as "maxMissedGeneralAssignment",
    c.max_missed_required_assignment as "maxMissedRequiredAssignment", c.minimum_score_required as "minimumScoreRequired",
    c.classroom_link as "classroomLink", c.classroom_dynamic as "classroomDynamic", c.you_can_book_me_url as "youCanBookMeUrl",
    m.date_from as "midCourseSurveyFrom", m.date_to as "midCourseSurveyTo",
    n.date_from as "endCourseSurveyFrom", n.date_to as "endCourseSurveyTo"`,
  sessions: sql`
    u.name as university, c.code as course, case s.context_id when 1 then 'academic' else 'career' end as context,
    s.category_code as category, s.name, s.chapter, s.short_description as "shortDescription",
    s.long_description as "longDescription", (s.start_time at time zone c.time_zone)::date as date,
    to_char(s.start_time at time zone c.time_zone, 'HH24:MI') as "startTime",
    to_char(s.end_time at time zone c.time_zone, 'HH24:MI') as "endTime",
    r.name as classroom, r.building_name as building, r.room_number as "roomNumber", r.video_url as "onlineUrl"`,
  assignments: sql`
    u.name as university, c.code as course, case a.context_id when 1 then 'academic' else 'career' end as context,
    a.title, a.header, a.content, a.assignment_date as "assignmentDate",
    (a.due_date at time zone c.time_zone)::date as "dueDate",
    case when to_char(a.due_date at time zone c.time_zone, 'HH24:MI:SS') <> '23:59:59'
      then to_char(a.due_date at time zone c.time_zone, 'HH24:MI') end as "dueTime",
    a.required, a.required_for_graduation as "requiredForGraduation", a.prework, a.min_hours as "minHours", a.max_hours as "maxHours"`,
  enrollments: sql`
    u.name as university, c.code as course, a.email, a.first_name as "firstName", a.last_name as "lastName", e.role, e.active`,
} as const;

/** A stored row in the cells of a file. */
type Kept = StoredRow & { readonly id: number };

const one = (db: Db, noun: keyof typeof NOUN_CELLS, id: Sql, where: Sql) =>
  db.maybe<Kept>(sql`select ${id} as id, ${NOUN_CELLS[noun]} from ${NOUN_TABLES[noun]} where ${where} limit 1`);

export const storedCourse = (db: Db, university: string, code: string) =>
  one(db, 'courses', sql`c.id`, sql`u.name = ${university} and c.code = ${code}`);

export const storedAssignment = (db: Db, { universityId, id }: CourseKey, title: string) =>
  one(
    db,
    'assignments',
    sql`a.id`,
    sql`c.university_id = ${universityId} and c.id = ${id} and a.title = ${title} order by a.id`,
  );

/** Finds at most two sessions by name, and by context and chapter if given; without a chapter, by day. */
export const storedSessions = (db: Db, course: CourseKey, { name, context, chapter, date }: Partial<SessionRow>) => {
  const inContext = context === undefined ? empty : sql`and s.context_id = ${CONTEXT_IDS[context]}`;
  const inChapter = typeof chapter === 'number' ? sql`and s.chapter = ${chapter}::numeric` : empty;
  const onDay =
    typeof chapter !== 'number' && date !== undefined
      ? sql`and (s.start_time at time zone c.time_zone)::date = ${date}::date`
      : empty;
  return db.many<Kept>(sql`
    select s.id as id, ${NOUN_CELLS.sessions} from ${NOUN_TABLES.sessions}
    where c.university_id = ${course.universityId} and c.id = ${course.id} and s.name = ${name}
      ${inContext} ${inChapter} ${onDay} order by s.id limit 2`);
};

/** Finds the courses and people that rows name. */
export const findNamed = async (db: Db, rows: readonly Cells[]): Promise<Audience[]> => {
  const named = await db.many<{ audience: Audience }>(sql`
    with row as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(university text, course text, code text, email text))
    select 'course ' || c.id as audience
    from row join universities u on u.name = row.university
    join courses c on c.university_id = u.id and c.code = coalesce(row.course, row.code)
    union
    select 'account ' || a.id from row join accounts a on a.email = row.email`);
  return named.map(({ audience }) => audience);
};

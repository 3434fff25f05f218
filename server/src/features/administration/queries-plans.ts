import sql from 'sql-template-tag';
import type { AssignmentRow, SessionRow } from '@bcs/contract/features/administration/model-plans';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import type { CourseKey } from './queries-courses.ts';

export const CONTEXT_IDS = { academic: 1, career: 2 } as const;

/** The classroom with this name in the university, made or changed where needed. */
export async function saveClassroom(db: Db, universityId: number, row: SessionRow): Promise<number | null> {
  if (row.classroom === null) return null;
  const known = await db.maybe<{ id: number }>(sql`
    select id from classrooms where university_id = ${universityId} and name = ${row.classroom} order by id limit 1`);
  if (!known) {
    const { id } = await db.one<{ id: number }>(sql`
      insert into classrooms (university_id, name, video_url, room_number, building_name)
      values (${universityId}, ${row.classroom}, ${row.onlineUrl}, ${row.roomNumber}, ${row.building}) returning id`);
    return id;
  }
  await db.run(sql`
    update classrooms set video_url = coalesce(${row.onlineUrl}, video_url), room_number = coalesce(${row.roomNumber}, room_number),
      building_name = coalesce(${row.building}, building_name)
    where university_id = ${universityId} and id = ${known.id}`);
  return known.id;
}

/** Without a chapter the day tells apart sessions that bear the same name. */
export const findSession = (db: Db, { universityId, id, timeZone }: CourseKey, row: SessionRow) =>
  db.maybe<{ id: number }>(sql`
    select id from sessions
    where university_id = ${universityId} and course_id = ${id} and cancelled_at is null
      and context_id = ${CONTEXT_IDS[row.context]} and name = ${row.name} and chapter is not distinct from ${row.chapter}::numeric
      and (chapter is not null or (start_time at time zone ${timeZone})::date = ${row.date}::date)
    order by id limit 1`);

export interface SessionTimes {
  readonly category: string;
  readonly start: Instant;
  readonly end: Instant;
  readonly classroomId: number | null;
}

export const insertSession = (
  db: Db,
  course: CourseKey,
  row: SessionRow,
  { category, start, end, classroomId }: SessionTimes,
  now: Instant,
) =>
  db.run(sql`
    insert into sessions (university_id, course_id, context_id, category_code, name, chapter, short_description, long_description,
      start_time, end_time, classroom_id, updated_at)
    values (${course.universityId}, ${course.id}, ${CONTEXT_IDS[row.context]}, ${category}, ${row.name}, ${row.chapter},
      ${row.shortDescription}, ${row.longDescription}, ${start}, ${end}, ${classroomId}, ${now})`);

export const updateSession = (
  db: Db,
  { universityId }: CourseKey,
  id: number,
  row: SessionRow,
  { category, start, end, classroomId }: SessionTimes,
  now: Instant,
) =>
  db.run(sql`
    update sessions set category_code = ${category}, short_description = ${row.shortDescription},
      long_description = ${row.longDescription}, start_time = ${start}, end_time = ${end}, classroom_id = ${classroomId}, updated_at = ${now}
    where university_id = ${universityId} and id = ${id}
      and (category_code, short_description, long_description, start_time, end_time, classroom_id) is distinct from
        (${category}, ${row.shortDescription}, ${row.longDescription}, ${start}::timestamptz, ${end}::timestamptz, ${classroomId}::int)`);

export const findAssignment = (db: Db, { universityId, id }: CourseKey, title: string) =>
  db.maybe<{ id: number; contextId: number }>(sql`
    select id, context_id as "contextId" from assignments
    where university_id = ${universityId} and course_id = ${id} and title = ${title} order by id limit 1`);

export const insertAssignment = (db: Db, { universityId, id }: CourseKey, row: AssignmentRow, due: Instant) =>
  db.run(sql`
    insert into assignments (university_id, course_id, context_id, title, header, content, assignment_date, due_date, required,
      required_for_graduation, prework, min_hours, max_hours)
    values (${universityId}, ${id}, ${CONTEXT_IDS[row.context]}, ${row.title}, ${row.header}, ${row.content}, ${row.assignmentDate}, ${due},
      ${row.required}, ${row.requiredForGraduation}, ${row.prework}, ${row.minHours}, ${row.maxHours})`);

export const updateAssignment = (db: Db, { universityId }: CourseKey, id: number, row: AssignmentRow, due: Instant) =>
  db.run(sql`
    update assignments set header = ${row.header}, content = ${row.content}, assignment_date = ${row.assignmentDate}, due_date = ${due},
      required = ${row.required}, required_for_graduation = ${row.requiredForGraduation}, prework = ${row.prework},
      min_hours = ${row.minHours}, max_hours = ${row.maxHours}
    where university_id = ${universityId} and id = ${id}
      and (header, content, assignment_date, due_date, required, required_for_graduation, prework, min_hours, max_hours) is distinct from
        (${row.header}, ${row.content}, ${row.assignmentDate}::date, ${due}::timestamptz, ${row.required}::boolean,
         ${row.requiredForGraduation}::boolean, ${row.prework}::boolean, ${row.minHours}::numeric, ${row.maxHours}::numeric)`);

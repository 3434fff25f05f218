import type { AssignmentRow, SessionRow } from '@bcs/contract/features/administration/model-rows';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import type { CourseKey } from '#features/administration/queries-courses';

export const CONTEXT_IDS = { academic: 1, career: 2 } as const;

/** Finds the classroom with this name, in the fields of a row. */
export const findClassroom = (db: Db, universityId: number, name: string) =>
  db.maybe<{ id: number; building: string | null; roomNumber: string | null; onlineUrl: string | null }>(sql`
    select id, building_name as building, room_number as "roomNumber", video_url as "onlineUrl" from classrooms
    where university_id = ${universityId} and name = ${name} order by id limit 1`);

/** Creates or changes the classroom of a row; null if the row has none. */
export async function saveClassroom(
  db: Db,
  universityId: number,
  { classroom, building, roomNumber, onlineUrl }: SessionRow,
): Promise<number | null> {
  if (classroom === null) return null;
  const known = await findClassroom(db, universityId, classroom);
  if (!known) {
    const { id } = await db.one<{ id: number }>(sql`
      insert into classrooms (university_id, name, video_url, room_number, building_name)
      values (${universityId}, ${classroom}, ${onlineUrl}, ${roomNumber}, ${building}) returning id`);
    return id;
  }
  await db.run(sql`
    update classrooms set video_url = ${onlineUrl}, room_number = ${roomNumber}, building_name = ${building}
    where university_id = ${universityId} and id = ${known.id}
      and (video_url, room_number, building_name) is distinct from (${onlineUrl}, ${roomNumber}, ${building})`);
  return known.id;
}

export type KnownSession = Readonly<{ category: string; start: Instant; end: Instant; classroomId: number | null }>;

export const insertSession = async (
  db: Db,
  course: CourseKey,
  row: SessionRow,
  { category, start, end, classroomId }: KnownSession,
  now: Instant,
) =>
  (
    await db.one<{ id: number }>(sql`
    insert into sessions (university_id, course_id, context_id, category_code, name, chapter, short_description, long_description,
      start_time, end_time, classroom_id, updated_at)
    values (${course.universityId}, ${course.id}, ${CONTEXT_IDS[row.context]}, ${category}, ${row.name}, ${row.chapter},
      ${row.shortDescription}, ${row.longDescription}, ${start}, ${end}, ${classroomId}, ${now}) returning id`)
  ).id;

export const updateSession = (
  db: Db,
  { universityId }: CourseKey,
  id: number,
  row: SessionRow,
  { category, start, end, classroomId }: KnownSession,
  now: Instant,
) =>
  db.run(sql`
    update sessions set category_code = ${category}, chapter = ${row.chapter}, short_description = ${row.shortDescription},
      long_description = ${row.longDescription}, start_time = ${start}, end_time = ${end}, classroom_id = ${classroomId}, updated_at = ${now}
    where university_id = ${universityId} and id = ${id}
      and (category_code, chapter, short_description, long_description, start_time, end_time, classroom_id) is distinct from
        (${category}, ${row.chapter}::numeric, ${row.shortDescription}, ${row.longDescription}, ${start}::timestamptz, ${end}::timestamptz, ${classroomId}::int)`);

export const insertAssignment = async (
  db: Db,
  { universityId, id }: CourseKey,
  row: AssignmentRow,
  due: Instant,
  now: Instant,
) =>
  (
    await db.one<{ id: number }>(sql`
    insert into assignments (university_id, course_id, context_id, title, header, content, assignment_date, due_date, required,
      required_for_graduation, prework, min_hours, max_hours, updated_at)
    values (${universityId}, ${id}, ${CONTEXT_IDS[row.context]}, ${row.title}, ${row.header}, ${row.content}, ${row.assignmentDate}, ${due},
      ${row.required}, ${row.requiredForGraduation}, ${row.prework}, ${row.minHours}, ${row.maxHours}, ${now}) returning id`)
  ).id;

export const updateAssignment = (
  db: Db,
  { universityId }: CourseKey,
  id: number,
  row: AssignmentRow,
  due: Instant,
  now: Instant,
) =>
  db.run(sql`
    update assignments set header = ${row.header}, content = ${row.content}, assignment_date = ${row.assignmentDate}, due_date = ${due},
      required = ${row.required}, required_for_graduation = ${row.requiredForGraduation}, prework = ${row.prework},
      min_hours = ${row.minHours}, max_hours = ${row.maxHours}, updated_at = ${now}
    where university_id = ${universityId} and id = ${id}
      and (header, content, assignment_date, due_date, required, required_for_graduation, prework, min_hours, max_hours) is distinct from
        (${row.header}, ${row.content}, ${row.assignmentDate}::date, ${due}::timestamptz, ${row.required}::boolean,
         ${row.requiredForGraduation}::boolean, ${row.prework}::boolean, ${row.minHours}::numeric, ${row.maxHours}::numeric)`);

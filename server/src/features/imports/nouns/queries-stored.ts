import type { SessionRow } from '@bcs/contract/features/administration/model-rows';
import { sql, empty, type Sql, type Db } from '#database/db';
import { CELLS, FROM } from './queries-cells.ts';
import type { CourseKey } from '#features/administration/queries-courses';
import type { StoredRow } from './one-by-one.ts';
import { CONTEXT_IDS } from './queries-plans.ts';

/** A row that is stored, in the cells of a file. */
type Kept = StoredRow & { readonly id: number };

const one = (db: Db, noun: keyof typeof CELLS, id: Sql, where: Sql) =>
  db.maybe<Kept>(sql`select ${id} as id, ${CELLS[noun]} from ${FROM[noun]} where ${where} limit 1`);

export const storedCourse = (db: Db, university: string, code: string) =>
  one(db, 'courses', sql`c.id`, sql`u.name = ${university} and c.code = ${code}`);

export const storedAssignment = (db: Db, { universityId, id }: CourseKey, title: string) =>
  one(
    db,
    'assignments',
    sql`a.id`,
    sql`c.university_id = ${universityId} and c.id = ${id} and a.title = ${title} order by a.id`,
  );

/** Sessions with this name, by context and chapter where they are given; without a chapter by the day too. At most two. */
export const storedSessions = (
  db: Db,
  course: CourseKey,
  { name, context, chapter, date }: Partial<SessionRow>,
): Promise<Kept[]> => {
  const inContext = context === undefined ? empty : sql`and s.context_id = ${CONTEXT_IDS[context]}`;
  const inChapter = typeof chapter === 'number' ? sql`and s.chapter = ${chapter}::numeric` : empty;
  const onDay =
    typeof chapter !== 'number' && date !== undefined
      ? sql`and (s.start_time at time zone c.time_zone)::date = ${date}::date`
      : empty;
  return db.many<Kept>(sql`
    select s.id as id, ${CELLS.sessions} from ${FROM.sessions}
    where c.university_id = ${course.universityId} and c.id = ${course.id} and s.name = ${name}
      ${inContext} ${inChapter} ${onDay} order by s.id limit 2`);
};

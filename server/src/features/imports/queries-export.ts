import sql, { type Sql } from 'sql-template-tag';
import type { NounName } from './nouns.ts';
import { CELLS, FROM } from './queries-cells.ts';

/** Which part of the installation; null for all of it. */
export interface Part {
  readonly university: string | null;
  readonly course: string | null;
}

const within = ({ university, course }: Part): Sql => sql`
  (${university}::text is null or u.name = ${university}) and (${course}::text is null or c.code = ${course})`;

const rows = (noun: NounName, where: Sql): Sql => sql`select ${CELLS[noun]} from ${FROM[noun]} where ${where}`;

/** Rows as `bcs import` reads them, in the order of a list that people read. */
export const EXPORTS: Readonly<Record<NounName, (part: Part) => Sql>> = {
  people: (part) =>
    rows(
      'people',
      sql`(${part.university}::text is null and ${part.course}::text is null) or exists (
        select 1 from enrollments e join courses c on c.university_id = e.university_id and c.id = e.course_id
        join universities u on u.id = c.university_id
        where e.account_id = a.id and e.active and ${within(part)})
      order by a.email collate "C"`,
    ),
  courses: (part) => rows('courses', sql`${within(part)} order by u.id, c.start_date, c.id`),
  sessions: (part) => rows('sessions', sql`${within(part)} order by u.id, c.id, s.start_time, s.id`),
  assignments: (part) => rows('assignments', sql`${within(part)} order by u.id, c.id, a.due_date, a.id`),
  enrollments: (part) =>
    rows('enrollments', sql`e.active and ${within(part)} order by u.id, c.id, e.role, a.email collate "C"`),
};

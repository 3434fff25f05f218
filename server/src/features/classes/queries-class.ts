import type { AdminClass, ClassState } from '@bcs/contract/features/classes/model';
import type { ClassContent, ClassMoments } from '@bcs/contract/features/classes/states';
import type { ClassKey } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { CLASS_LEADERS, STUDENT } from '@bcs/contract/kernel/roles';
import type { ClassStateFacts } from '@bcs/contract/features/classes/abilities';
import { sql, type Db } from '#database/db';
import { isOut } from '#kernel/released';
import { HAS_WORK } from '#features/accounts/queries';

const MOST_OUTSIDE = 20;

/** The content of a class page, before missing parts and rights are judged. */
export type StoredClass = Omit<AdminClass, 'missing' | 'mayChange' | 'mayKeep'> & ClassContent;

/** Selects sessions and assignments before the first or after the last day, in the class's time zone. ADM-069 */
const OUTSIDE = sql`
  select * from (
    select 'session' as kind, s.id, s.name, s.start_time as at from sessions s
    where s.university_id = c.university_id and s.course_id = c.id and s.cancelled_at is null
    union all
    select 'assignment', a.id, a.title, a.due_date from assignments a
    where a.university_id = c.university_id and a.course_id = c.id and a.archived_at is null) i
  where (i.at at time zone c.time_zone)::date not between c.start_date and c.end_date`;

/** Tells whether anybody has worked in class `c`, so that it can never be deleted. ADM-071 */
const CLASS_HAS_WORK = sql`exists (
  select from enrollments e where e.university_id = c.university_id and e.course_id = c.id and ${HAS_WORK})`;

/** Reads a class with everything on its page in one statement. */
export const getClass = (db: Db, { universityId, courseId }: ClassKey, now: Instant) =>
  db.one<StoredClass>(sql`
    select c.id as "courseId", c.code, c.name, u.id as "universityId", u.name as university, p.name as program,
      h.name as cohort, c.start_date as "startDate", c.end_date as "endDate", c.time_zone as "timeZone", c.state,
      c.published_at as "publishedAt", c.concluded_at as "concludedAt", c.archived_at as "archivedAt",
      c.deleted_at as "deletedAt", e.students, e.instructors, e.staff, ${CLASS_HAS_WORK} as "hasWork",
      (select count(*) from sessions s where s.university_id = c.university_id and s.course_id = c.id
        and s.cancelled_at is null) as sessions,
      (select count(*) from assignments a where a.university_id = c.university_id and a.course_id = c.id) as assignments,
      (select json_build_object('released', count(*) filter (where ${isOut(now)}), 'draft', count(*) filter (where a.draft),
          'scheduled', count(*) filter (where not a.draft and not ${isOut(now)}))
        from assignments a where a.university_id = c.university_id and a.course_id = c.id and a.archived_at is null) as releases,
      (select count(*) from (${OUTSIDE}) o) as "outsideCount",
      (select coalesce(json_agg(json_build_object('kind', o.kind, 'id', o.id, 'name', o.name, 'at', iso(o.at))
          order by o.at, o.kind, o.id), '[]')
        from (${OUTSIDE} order by i.at, i.kind, i.id limit ${MOST_OUTSIDE}) o) as outside
    from courses c
    join universities u on u.id = c.university_id
    join cohorts h on h.university_id = c.university_id and h.id = c.cohort_id
    join programs p on p.university_id = h.university_id and p.id = h.program_id
    cross join lateral (
      select count(*) filter (where e.role = ${STUDENT}) as students, count(*) filter (where e.role <> ${STUDENT}) as staff,
        count(*) filter (where e.role = any(${CLASS_LEADERS}::text[])) as instructors
      from enrollments e where e.university_id = c.university_id and e.course_id = c.id and e.active) e
    where c.university_id = ${universityId} and c.id = ${courseId}`);

/** The facts on which a change of state depends, and the name for the history. */
export interface LockedClass extends ClassStateFacts {
  readonly code: string;
}

/** Reads the class that the scope has found, and locks it until its state has changed. */
export const lockClass = (tx: Db, { universityId, courseId }: ClassKey) =>
  tx.one<LockedClass>(sql`
    select c.code, c.published_at as "publishedAt", c.concluded_at as "concludedAt", c.archived_at as "archivedAt",
      c.deleted_at as "deletedAt", ${CLASS_HAS_WORK} as "hasWork"
    from courses c where c.university_id = ${universityId} and c.id = ${courseId} for no key update of c`);

export const setClassMoments = (
  tx: Db,
  { universityId, courseId }: ClassKey,
  { publishedAt, concludedAt, archivedAt, deletedAt }: ClassMoments,
) =>
  tx.run(sql`
    update courses set published_at = ${publishedAt}, concluded_at = ${concludedAt}, archived_at = ${archivedAt},
      deleted_at = ${deletedAt}
    where university_id = ${universityId} and id = ${courseId}`);

/** Finds all present members of the class. */
export const findClassPeople = async (tx: Db, { universityId, courseId }: ClassKey): Promise<number[]> => {
  const people = await tx.many<{ id: number }>(sql`
    select account_id as id from enrollments where university_id = ${universityId} and course_id = ${courseId} and active
    order by 1`);
  return people.map(({ id }) => id);
};

/** Finds the state of the class. */
export const findState = async (db: Db, { universityId, courseId }: ClassKey): Promise<ClassState> =>
  (
    await db.one<{ state: ClassState }>(sql`
      select state from courses where university_id = ${universityId} and id = ${courseId}`)
  ).state;

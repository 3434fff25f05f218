import type { ClassStateFacts } from '@bcs/contract/features/classes/abilities';
import type { ClassState } from '@bcs/contract/features/classes/model';
import type { ClassMoments } from '@bcs/contract/features/classes/states';
import type { ClassKey } from '@bcs/contract/kernel/ability';
import { sql, type Db } from '#database/db';
import { CLASS_HAS_WORK } from './queries-class.ts';

/** The facts by which a change of state is judged, and the name for the history. */
export interface HeldClass extends ClassStateFacts {
  readonly code: string;
}

/** The class that the scope has found, held until its state has changed. */
export const lockClass = (tx: Db, { universityId, courseId }: ClassKey): Promise<HeldClass> =>
  tx.one<HeldClass>(sql`
    select c.code, c.published_at as "publishedAt", c.concluded_at as "concludedAt", c.archived_at as "archivedAt",
      c.deleted_at as "deletedAt", ${CLASS_HAS_WORK} as "hasWork"
    from courses c where c.university_id = ${universityId} and c.id = ${courseId} for no key update of c`);

export const setMoments = (
  tx: Db,
  { universityId, courseId }: ClassKey,
  { publishedAt, concludedAt, archivedAt, deletedAt }: ClassMoments,
): Promise<number> =>
  tx.run(sql`
    update courses set published_at = ${publishedAt}, concluded_at = ${concludedAt}, archived_at = ${archivedAt},
      deleted_at = ${deletedAt}
    where university_id = ${universityId} and id = ${courseId}`);

/** Everybody who is in the class now. */
export const findPeopleOf = async (tx: Db, { universityId, courseId }: ClassKey): Promise<number[]> => {
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

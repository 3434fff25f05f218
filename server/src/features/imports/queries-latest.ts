import { NOT_TO_UNDO, undoFirst } from '@bcs/contract/features/imports/failures';
import { KEPT_FOR } from '@bcs/contract/features/imports/states';
import { plus, type Instant } from '@bcs/contract/kernel/clock';
import { sql, type Sql, type Db } from '#database/db';
import { orNotFound, RefusalError } from '#kernel/refusal-error';
import { findImport, waitForTurn, type StoredImport } from './queries-imports.ts';

/** The classes whose rosters an import `i` has written. */
const classesOf = (importId: Sql): Sql => sql`
  select e.course_id from import_reversals r
  join enrollments e on e.id = case when r.thing = 'enrollment' then r.object::int end where r.import_id = ${importId}`;

/**
 * The import, if it can be undone: applied within 30 days and not undone, and no later one has written to the same class,
 * or to the people of the same place. Nobody imports meanwhile. What was done to many people on a screen is undone by
 * itself, whatever came later (ADM-117).
 * @throws RefusalError
 */
export async function lockLatest(db: Db, importId: number, within: Sql, now: Instant): Promise<StoredImport> {
  await waitForTurn(db);
  const stored = orNotFound(await findImport(db, importId, within, now));
  const { state, undoneAt, appliedAt } = stored;
  const isOver = state !== 'applied' || undoneAt !== null || appliedAt === null;
  if (isOver || appliedAt <= plus(now, -KEPT_FOR)) throw new RefusalError(NOT_TO_UNDO);
  const later = await db.maybe<{ fileName: string | null }>(sql`
    select case when ${within} then i.file_name end as "fileName"
    from imports own join imports i on i.kind = own.kind and i.kind <> 'bulk' and i.state = 'applied' and i.undone_at is null
      and (i.applied_at, i.id) > (own.applied_at, own.id)
    where own.id = ${importId} and case when own.kind = 'enrollments'
      then exists (${classesOf(sql`i.id`)} intersect ${classesOf(sql`own.id`)})
      else i.university_id is not distinct from own.university_id end
    order by i.applied_at desc, i.id desc limit 1`);
  if (later) throw new RefusalError(later.fileName === null ? NOT_TO_UNDO : undoFirst(later.fileName));
  return stored;
}

export const setUndone = (tx: Db, importId: number, by: number, now: Instant): Promise<number> =>
  tx.run(sql`update imports set undone_at = ${now}, undone_by = ${by} where id = ${importId}`);

/** Saves the digest of the undo plan that was last shown for an import that is over. */
export const saveUndoShown = (tx: Db, importId: number, digest: string): Promise<number> =>
  tx.run(sql`update imports set shown = ${digest} where id = ${importId}`);

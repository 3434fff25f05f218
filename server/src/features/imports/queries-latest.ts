import sql, { type Sql } from 'sql-template-tag';
import { NOT_TO_UNDO } from '@bcs/contract/features/imports/failures';
import { KEPT_FOR } from '@bcs/contract/features/imports/states';
import { plus, type Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { orNotFound, RefusalError } from '#kernel/refusal-error';
import { findImport, takeTurn, type StoredImport } from './queries-imports.ts';

/**
 * The import, if it can be undone: the latest of its kind, applied within 30 days and not undone. Nobody imports meanwhile.
 * What was done to many people on a screen is undone by itself, whatever came later (ADM-117).
 * @throws RefusalError
 */
export async function lockLatest(db: Db, importId: number, within: Sql, now: Instant): Promise<StoredImport> {
  await takeTurn(db);
  const stored = orNotFound(await findImport(db, importId, within, now));
  const { latest } = await db.one<{ latest: number | null }>(sql`
    select max(i.id) as latest from imports own join imports i
      on i.kind = own.kind and i.university_id is not distinct from own.university_id and (i.kind <> 'bulk' or i.id = own.id)
    where own.id = ${importId} and i.state = 'applied' and i.undone_at is null and i.applied_at > ${plus(now, -KEPT_FOR)}`);
  if (latest !== importId) throw new RefusalError(NOT_TO_UNDO);
  return stored;
}

export const setUndone = (tx: Db, importId: number, by: number, now: Instant): Promise<number> =>
  tx.run(sql`update imports set undone_at = ${now}, undone_by = ${by} where id = ${importId}`);

/** What was shown last of an import that is over: how it would be taken back. */
export const saveUndoShown = (tx: Db, importId: number, digest: string): Promise<number> =>
  tx.run(sql`update imports set shown = ${digest} where id = ${importId}`);

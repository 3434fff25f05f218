import { BUSY, IS_OVER } from '@bcs/contract/features/imports/failures';
import { isOpen } from '@bcs/contract/features/imports/states';
import type { Database } from '#database/db';
import { publish } from '#kernel/changes';
import { orNotFound, RefusalError } from '#kernel/refusal-error';
import type { By } from './applying.ts';
import { askToCancel } from './progress.ts';
import { findApplication } from './queries-applications.ts';
import { findImport, lockImport, setState } from '../queries-imports.ts';
import { within } from './within.ts';

/**
 * Leaves an import that is not applied yet. Whoever applies it right now hears of it and writes nothing; only what has
 * begun in parts cannot be stopped any more. ADM-054 @throws RefusalError
 */
export async function cancel(
  database: Database,
  importId: number,
  { viewer, now }: Pick<By, 'viewer' | 'now'>,
): Promise<void> {
  orNotFound(await findImport(database, importId, within(viewer), now));
  await askToCancel(database, importId);
  await database.transaction(async (tx) => {
    // whoever applies it holds it until they have heard
    await tx.longRunning();
    const stored = orNotFound(await lockImport(tx, importId, within(viewer), now));
    if (stored.state === 'cancelled') return;
    if (stored.state === 'applying' && (await findApplication(tx, importId))) throw new RefusalError(BUSY);
    if (stored.state !== 'applying' && !isOpen(stored.state)) throw new RefusalError(IS_OVER);
    await setState(tx, importId, 'cancelled', null);
    await publish(tx, { topics: ['imports'], to: ['administrators'] });
  });
}

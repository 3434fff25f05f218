import { BUSY, IS_OVER, NOT_READY } from '@bcs/contract/features/imports/failures';
import { isOpen } from '@bcs/contract/features/imports/states';
import type { ImportState } from '@bcs/contract/features/imports/model';
import { MINUTE, plus } from '@bcs/contract/kernel/clock';
import type { Database, Tx } from '#database/db';
import { CommitUnknown } from '#database/restart';
import { publish } from '#kernel/changes';
import { asRefusal, retrying } from '#kernel/database-errors';
import { ON_A_FILE } from '#kernel/file-turns';
import { inTurns } from '#kernel/in-turns';
import { leftUnchanged } from '#kernel/unchanged';
import { orNotFound, RefusalError } from '#kernel/refusal-error';
import { applyInParts, resume } from './apply-in-parts.ts';
import { applyWhole } from './apply-whole.ts';
import { repeated, type Applying, type By } from './applying.ts';
import { RowRefused } from '../nouns/noun.ts';
import { forgetProgress, withProgress } from './progress.ts';
import { findApplication } from './queries-applications.ts';
import { lockExclusively, releaseImport, lockImport, setState, type StoredImport } from '../queries-imports.ts';
import { within } from './within.ts';

/** Until then pages say that it is being applied, should whoever does it die. */
const HOLDS_FOR = 2 * MINUTE;

/** One import writes at a time. Whoever waits for it in the database holds a connection, so few of a process do. D-293 */
const inApplyTurn = inTurns(ON_A_FILE);

/**
 * Writes a plan that somebody has looked at, or nothing of it: in one transaction on PostgreSQL, in parts that are finished
 * whatever happens where the database has one session. The state is told in steps of its own, so that other pages and
 * devices see it. A second time with the same digest it answers what it answered before, or goes on (ADM-044, ADM-118).
 */
export async function applyStored(database: Database, asked: Applying, by: By): Promise<number> {
  const { importId } = asked;
  const stored = await database.transaction((tx) => take(tx, importId, by));
  if (stored.state === 'applied') return repeated(stored, asked.digest);
  try {
    return await inApplyTurn(() =>
      withProgress(database, { importId, now: by.clock }, async (tell) => {
        const begun = await findApplication(database, importId);
        if (begun && stored.digest !== asked.digest) throw new RefusalError(BUSY);
        if (begun) return resume(database, begun, stored, tell);
        if (database.engine === 'embedded') {
          const written = await applyInParts(database, asked, stored, by, tell);
          if (written !== null) return written;
        }
        return retrying(() => database.transaction((tx) => applyWhole(tx, asked, by, tell)));
      }),
    );
  } catch (error) {
    // where that is not possible either, it lets go by itself
    const half = await findApplication(database, importId).catch(() => null);
    if (!half) await releaseImport(database, importId, stateAfter(error)).catch(() => {});
    const said =
      error instanceof RowRefused ? new RefusalError(NOT_READY, undefined, undefined, { cause: error }) : error;
    throw half !== undefined || error instanceof CommitUnknown ? said : leftUnchanged(said);
  } finally {
    await publish(database, { topics: ['imports'], to: ['administrators'] }).catch(() => {});
  }
}

/** Tells the state of an import after it failed to be written. ADM-054 */
function stateAfter(error: unknown): ImportState {
  if (error instanceof RefusalError) return error.failure === IS_OVER ? 'cancelled' : 'checking';
  // a database that is away is nobody's fault
  return error instanceof RowRefused || asRefusal(error) !== error ? 'checking' : 'failed';
}

async function take(tx: Tx, importId: number, { viewer, now }: By): Promise<StoredImport> {
  const stored = orNotFound(await lockImport(tx, importId, within(viewer), now));
  if (stored.state === 'applied') return stored;
  // whoever died has let go of it
  if (!(await lockExclusively(tx, importId))) throw new RefusalError(BUSY);
  if (stored.state !== 'applying' && !isOpen(stored.state)) throw new RefusalError(IS_OVER);
  // what has begun in parts is held until it ends
  if (await findApplication(tx, importId)) return stored;
  await setState(tx, importId, 'applying', plus(now, HOLDS_FOR));
  await forgetProgress(tx, importId);
  await publish(tx, { topics: ['imports'], to: ['administrators'] });
  return stored;
}

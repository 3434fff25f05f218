import { randomUUID } from 'node:crypto';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { BUSY, IS_OVER, NOT_READY } from '@bcs/contract/features/imports/failures';
import { isOpen } from '@bcs/contract/features/imports/undo-plan';
import type { ImportState } from '@bcs/contract/features/imports/model';
import { MINUTE, plus } from '@bcs/contract/kernel/clock';
import { countOutcomes, isWritten } from '@bcs/contract/features/imports/outcome';
import type { Database, Tx } from '#database/db';
import { CommitUnknown } from '#database/restart';
import { publish, type Audience } from '#kernel/changes';
import { asRefusal, retrying } from '#kernel/database-errors';
import { ON_A_FILE, inTurns } from '#kernel/in-turns';
import { leftUnchanged } from '#kernel/unchanged';
import { orNotFound, RefusalError } from '#kernel/refusal-error';
import { applyInParts, resume } from './apply-in-parts.ts';
import { repeated, type Applying, type By, refuseOther, slicesOf, writePart } from './applying.ts';
import { RowRefused } from '../nouns/noun.ts';
import { forgetProgress, withProgress, isToCancel, type TellProgress, askToCancel } from './progress.ts';
import { findApplication } from './queries-applications.ts';
import {
  lockExclusively,
  releaseImport,
  lockImport,
  setState,
  type StoredImport,
  setApplied,
  waitForTurn,
  findImport,
} from '../queries-imports.ts';
import { within } from './within.ts';
import { findInvited, inviteClass } from './invite-new.ts';
import { nounOf } from '../nouns/nouns.ts';
import { planStored } from '../plan/preview.ts';
import { saveReportHeader } from '../plan/report-of.ts';

/** Writes a plan in the transaction that its caller ends, part by part so that the process can do other work meanwhile. */
async function applyWhole(
  tx: Tx,
  { importId, digest, invitations }: Applying,
  { viewer, now }: By,
  tell: TellProgress,
): Promise<number> {
  await tx.longRunning();
  await waitForTurn(tx);
  await lockExclusively(tx, importId);
  const stored = orNotFound(await lockImport(tx, importId, within(viewer), now));
  // somebody else was faster
  if (stored.state === 'applied') return repeated(stored, digest);
  if (stored.state !== 'applying') throw new RefusalError(IS_OVER);
  const planned = await planStored(tx, stored, viewer, { holds: true });
  const { plan, sheet } = planned;
  refuseOther(planned, stored, digest);
  const { accountId: authorId } = viewer;
  const writing = { tx, stored, sheet, authorId, now, batchId: randomUUID() };
  await saveReportHeader(tx, importId, sheet.header);
  const concerned = new Set<Audience>();
  for (const part of slicesOf(plan)) {
    if (await isToCancel(tx, importId)) throw new RefusalError(IS_OVER);
    for (const audience of await writePart(writing, part.plan)) concerned.add(audience);
    tell(part.from + part.plan.outcomes.length, plan.outcomes.length);
    await yieldToOthers();
  }
  if (invitations !== 'none')
    for (const invited of await findInvited(tx, importId))
      await inviteClass(tx, invited, invitations, {
        accountId: authorId,
        origin: 'import',
        at: now,
        batchId: writing.batchId,
      });
  await publish(tx, { topics: nounOf(stored.kind).changes, to: [...concerned] });
  if (await isToCancel(tx, importId)) throw new RefusalError(IS_OVER);
  await setApplied(tx, importId, countOutcomes(plan.outcomes), now);
  return plan.outcomes.filter(isWritten).length;
}

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

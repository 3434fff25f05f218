import { randomUUID } from 'node:crypto';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { IMPORT_IS_RUNNING, IMPORT_IS_OVER, NOT_READY } from '@bcs/contract/features/imports/failures';
import { isOpen } from '@bcs/contract/features/imports/undo-plan';
import type { ImportState } from '@bcs/contract/features/imports/model';
import { MINUTE, plus } from '@bcs/contract/kernel/clock';
import { countOutcomes, isWritten } from '@bcs/contract/features/imports/outcome';
import type { Database, Tx } from '#database/db';
import { CommitUnknown } from '#database/restart';
import { publish, type Audience } from '#kernel/changes';
import { toRefusalError, withRetries } from '#kernel/database-errors';
import { ON_A_FILE, inTurns } from '#kernel/in-turns';
import { leftUnchanged } from '#kernel/unchanged';
import { orNotFound, RefusalError } from '#kernel/refusal-error';
import { applyInParts, resumeImport } from './apply-in-parts.ts';
import { answerRepeated, type Applying, type ImportAuthor, refuseIfChanged, slicesOf, writePart } from './applying.ts';
import { RowRefused } from '../nouns/noun.ts';
import { forgetProgress, withProgress, isToCancel, type ReportProgress, askToCancel } from './progress.ts';
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

/** Writes a plan in the caller's transaction, part by part so that other work can run in between. */
async function applyWhole(
  tx: Tx,
  { importId, digest, invitations }: Applying,
  { viewer, now }: ImportAuthor,
  tell: ReportProgress,
): Promise<number> {
  await tx.longRunning();
  await waitForTurn(tx);
  await lockExclusively(tx, importId);
  const stored = orNotFound(await lockImport(tx, importId, within(viewer), now));
  // another process was faster
  if (stored.state === 'applied') return answerRepeated(stored, digest);
  if (stored.state !== 'applying') throw new RefusalError(IMPORT_IS_OVER);
  const planned = await planStored(tx, stored, viewer, { holds: true });
  const { plan, sheet } = planned;
  refuseIfChanged(planned, stored, digest);
  const { accountId: authorId } = viewer;
  const writing = { tx, stored, sheet, authorId, now, batchId: randomUUID() };
  await saveReportHeader(tx, importId, sheet.header);
  const concerned = new Set<Audience>();
  for (const part of slicesOf(plan)) {
    if (await isToCancel(tx, importId)) throw new RefusalError(IMPORT_IS_OVER);
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
  if (await isToCancel(tx, importId)) throw new RefusalError(IMPORT_IS_OVER);
  await setApplied(tx, importId, countOutcomes(plan.outcomes), now);
  return plan.outcomes.filter(isWritten).length;
}

/** The time after which an interrupted import no longer counts as running. */
const HOLDS_FOR = 2 * MINUTE;

/** Limits how many imports of a process wait for the database, since each of them holds a connection. D-293 */
const inApplyTurn = inTurns(ON_A_FILE);

/**
 * Applies a plan that a user has seen, completely or not at all: in one transaction on PostgreSQL, and in parts that
 * are always completed on the embedded database. The state is saved separately, so that other pages show it. A repeated
 * call with the same digest gets the same answer, or continues (ADM-044, ADM-118).
 */
export async function applyStored(database: Database, asked: Applying, by: ImportAuthor): Promise<number> {
  const { importId } = asked;
  const stored = await database.transaction((tx) => take(tx, importId, by));
  if (stored.state === 'applied') return answerRepeated(stored, asked.digest);
  try {
    return await inApplyTurn(() =>
      withProgress(database, { importId, now: by.clock }, async (tell) => {
        const begun = await findApplication(database, importId);
        if (begun && stored.digest !== asked.digest) throw new RefusalError(IMPORT_IS_RUNNING);
        if (begun) return resumeImport(database, begun, stored, tell);
        if (database.engine === 'embedded') {
          const written = await applyInParts(database, asked, stored, by, tell);
          if (written !== null) return written;
        }
        return withRetries(() => database.transaction((tx) => applyWhole(tx, asked, by, tell)));
      }),
    );
  } catch (error) {
    // if this is impossible too, the import is released after some time
    const half = await findApplication(database, importId).catch(() => null);
    if (!half) await releaseImport(database, importId, stateAfter(error)).catch(() => {});
    const said =
      error instanceof RowRefused ? new RefusalError(NOT_READY, undefined, undefined, { cause: error }) : error;
    throw half !== undefined || error instanceof CommitUnknown ? said : leftUnchanged(said);
  } finally {
    await publish(database, { topics: ['imports'], to: ['administrators'] }).catch(() => {});
  }
}

/** Determines the state of an import that could not be written. ADM-054 */
function stateAfter(error: unknown): ImportState {
  if (error instanceof RefusalError) return error.failure === IMPORT_IS_OVER ? 'cancelled' : 'checking';
  // a database failure is not the fault of the file
  return error instanceof RowRefused || toRefusalError(error) !== error ? 'checking' : 'failed';
}

async function take(tx: Tx, importId: number, { viewer, now }: ImportAuthor): Promise<StoredImport> {
  const stored = orNotFound(await lockImport(tx, importId, within(viewer), now));
  if (stored.state === 'applied') return stored;
  // an import whose process died was released
  if (!(await lockExclusively(tx, importId))) throw new RefusalError(IMPORT_IS_RUNNING);
  if (stored.state !== 'applying' && !isOpen(stored.state)) throw new RefusalError(IMPORT_IS_OVER);
  // an import that was begun in parts is kept until it is complete
  if (await findApplication(tx, importId)) return stored;
  await setState(tx, importId, 'applying', plus(now, HOLDS_FOR));
  await forgetProgress(tx, importId);
  await publish(tx, { topics: ['imports'], to: ['administrators'] });
  return stored;
}

/**
 * Cancels an import. A process that is applying it notices and writes nothing, unless it has already begun in parts.
 * ADM-054
 * @throws RefusalError
 */
export async function cancel(
  database: Database,
  importId: number,
  { viewer, now }: Pick<ImportAuthor, 'viewer' | 'now'>,
): Promise<void> {
  orNotFound(await findImport(database, importId, within(viewer), now));
  await askToCancel(database, importId);
  await database.transaction(async (tx) => {
    // a process that is applying it holds the lock until it notices
    await tx.longRunning();
    const stored = orNotFound(await lockImport(tx, importId, within(viewer), now));
    if (stored.state === 'cancelled') return;
    if (stored.state === 'applying' && (await findApplication(tx, importId))) throw new RefusalError(IMPORT_IS_RUNNING);
    if (stored.state !== 'applying' && !isOpen(stored.state)) throw new RefusalError(IMPORT_IS_OVER);
    await setState(tx, importId, 'cancelled', null);
    await publish(tx, { topics: ['imports'], to: ['administrators'] });
  });
}

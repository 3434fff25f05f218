import { randomUUID } from 'node:crypto';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { indexChosenRows, withoutWholeRosters } from '@bcs/contract/features/imports/choices';
import { IMPORT_IS_RUNNING, IMPORT_IS_OVER } from '@bcs/contract/features/imports/failures';
import { isWritten, type RowOutcome } from '@bcs/contract/features/imports/outcome';
import type { ClassesAdministrator } from '@bcs/contract/kernel/ability';
import type { Database, Tx } from '#database/db';
import { publish } from '#kernel/changes';
import { RefusalError } from '#kernel/refusal-error';
import {
  refuseIfChanged,
  type Applying,
  type ImportAuthor,
  ROWS_WRITTEN_AT_ONCE,
  slicesOf,
  writePart,
} from './applying.ts';
import { findInvited, inviteClass, type InvitedClass } from './invite-new.ts';
import { nounOf } from '../nouns/nouns.ts';
import { planImport, type ImportPlan } from '../plan/plan-import.ts';
import { planStored, type PlannedFile } from '../plan/preview.ts';
import { isToCancel, type ReportProgress } from './progress.ts';
import { deleteApplication, insertApplication, setWritten, type Application } from './queries-applications.ts';
import { setApplied, setState, waitForTurn, type StoredImport } from '../queries-imports.ts';
import { countReported, saveReportHeader } from '../plan/report-of.ts';
import { importReach } from './within.ts';

/** The imports that this process is writing; no other process uses the embedded database. */
const atWork = new Set<number>();
export const isAtWork = (importId: number): boolean => atWork.has(importId);

/**
 * Writes a long plan in several transactions, since the embedded database has one session and nobody should wait for
 * more than a second. After the first one, the import is completed in any case, by `resumeImport` after a restart, so
 * that either all of it is written or nothing. Returns null if one transaction suffices. ADM-044, ADM-064
 */
export async function applyInParts(
  database: Database,
  { importId, digest, invitations }: Applying,
  stored: StoredImport,
  { viewer, now }: ImportAuthor,
  tell: ReportProgress,
): Promise<number | null> {
  const rows = Object.values(stored.counts ?? {}).reduce((sum, count) => sum + count, 0);
  if (rows <= ROWS_WRITTEN_AT_ONCE) return null;
  const planned = await planStored(database, stored, viewer);
  refuseIfChanged(planned, stored, digest);
  const { reach, accountId: authorId } = viewer;
  const begun = { importId, reach, authorId, invitations, batchId: randomUUID(), begunAt: now, written: 0 };
  await database.transaction(async (tx) => {
    await waitForTurn(tx);
    if (await isToCancel(tx, importId)) throw new RefusalError(IMPORT_IS_OVER);
    if (!(await insertApplication(tx, begun))) throw new RefusalError(IMPORT_IS_RUNNING);
    await setState(tx, importId, 'applying', null);
    await saveReportHeader(tx, importId, planned.sheet.header);
  });
  return finish(database, begun, stored, planned, tell);
}

/**
 * Continues an import that was begun, and returns the number of written rows.
 * @throws RefusalError if another process does so
 */
export async function resumeImport(
  database: Database,
  begun: Application,
  stored: StoredImport,
  tell: ReportProgress,
): Promise<number> {
  return finish(database, begun, stored, await planStored(database, stored, viewerOf(begun)), tell);
}

/** The author of the import, with the facts that an import needs. */
const viewerOf = ({ authorId, reach }: Application): ClassesAdministrator => ({
  accountId: authorId,
  canManageAttendance: false,
  reach,
  seats: [],
});

async function finish(
  database: Database,
  begun: Application,
  stored: StoredImport,
  planned: PlannedFile,
  tell: ReportProgress,
): Promise<number> {
  const { importId, invitations, authorId, begunAt: now, batchId } = begun;
  if (atWork.has(importId)) throw new RefusalError(IMPORT_IS_RUNNING);
  atWork.add(importId);
  try {
    const { plan, sheet, entries } = planned;
    const inPart = <T>(work: (tx: Tx) => Promise<T>) =>
      // waiting callers come first
      yieldToOthers().then(() =>
        database.transaction(async (tx) => {
          await waitForTurn(tx);
          return work(tx);
        }),
      );
    for (const { from, plan: part } of slicesOf(plan, Math.min(begun.written, plan.rows.length))) {
      const end = from + part.outcomes.length;
      await inPart(async (tx) => {
        const asked = { entries: entries.slice(from, end), stored, begun };
        const fresh = await planAgain(tx, part, asked);
        const concerned = await writePart({ tx, stored, sheet, authorId, now, batchId }, fresh);
        await publish(tx, { topics: nounOf(stored.kind).changes, to: concerned });
        await setWritten(tx, importId, end);
      });
      tell(end, plan.outcomes.length);
    }
    if (invitations !== 'none')
      for (const invited of groupsOf(await findInvited(database, importId)))
        await inPart((tx) =>
          inviteClass(tx, invited, invitations, { accountId: authorId, origin: 'import', at: now, batchId }),
        );
    return await inPart(async (tx) => {
      const counts = await countReported(tx, importId);
      await setApplied(tx, importId, counts, now);
      await deleteApplication(tx, importId);
      return counts.created + counts.changed + plan.outcomes.filter(isEnded).length;
    });
  } finally {
    atWork.delete(importId);
  }
}

/** Groups the people of a class for one transaction each. */
const groupsOf = (classes: readonly InvitedClass[]): InvitedClass[] =>
  classes.flatMap(({ accountIds, ...place }) =>
    Array.from({ length: Math.ceil(accountIds.length / ROWS_WRITTEN_AT_ONCE) }, (_, group) => ({
      ...place,
      accountIds: accountIds.slice(group * ROWS_WRITTEN_AT_ONCE, (group + 1) * ROWS_WRITTEN_AT_ONCE),
    })),
  );

const isEnded = (one: RowOutcome): boolean => one.kind === 'not in the file' && isWritten(one);

type Again = Readonly<{ entries: PlannedFile['entries']; stored: StoredImport; begun: Application }>;

/** Plans the rest of an import again. Changes that were made since it began are respected. */
async function planAgain(tx: Tx, part: ImportPlan, { entries, stored, begun }: Again): Promise<ImportPlan> {
  // people missing from a complete roster are ended only once
  if (entries.length === 0) return part;
  const choices = withoutWholeRosters(stored.choices);
  const reach = importReach(viewerOf(begun), stored);
  const fresh = await planImport(tx, nounOf(stored.kind), entries, {
    reach,
    chosen: indexChosenRows(choices),
    choices,
    source: part.source,
    holds: true,
  });
  const outcomes = fresh.outcomes.map((one, index) => (fresh.signs[index] === part.signs[index] ? one : kept(one)));
  return {
    ...fresh,
    outcomes: [...outcomes, ...part.outcomes.slice(entries.length)],
    missing: part.missing,
  };
}

const kept = (one: RowOutcome): RowOutcome => ({
  ...one,
  kind: 'left out',
  changes: [],
  contested: [],
  ended: null,
  note: null,
  isChange: false,
  problems: [
    { column: null, message: 'Changed by someone else while the import was being applied, and left as it is.' },
  ],
});

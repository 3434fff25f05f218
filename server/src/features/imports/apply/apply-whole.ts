import { randomUUID } from 'node:crypto';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { IS_OVER } from '@bcs/contract/features/imports/failures';
import { countOutcomes, isWritten } from '@bcs/contract/features/imports/outcome';
import type { Tx } from '#database/db';
import { publish, type Audience } from '#kernel/changes';
import { orNotFound, RefusalError } from '#kernel/refusal-error';
import { refuseOther, repeated, type Applying, type By } from './applying.ts';
import { findInvited, inviteClass } from './invite-new.ts';
import { nounOf } from '../nouns/nouns.ts';
import { slicesOf } from '../plan/plan-slices.ts';
import { planStored } from '../plan/preview.ts';
import { isToCancel, type TellProgress } from './progress.ts';
import { lockExclusively, lockImport, setApplied, waitForTurn } from '../queries-imports.ts';
import { saveReportHeader } from '../plan/report-of.ts';
import { within } from './within.ts';
import { writePart } from './write-part.ts';

/** Writes a plan in the transaction that its caller ends, part by part so that the process can do other work meanwhile. */
export async function applyWhole(
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

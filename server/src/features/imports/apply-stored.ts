import { randomUUID } from 'node:crypto';
import { IS_OVER, BUSY, NOT_READY, outdatedBy } from '@bcs/contract/features/imports/failures';
import { countsOf, isWritten } from '@bcs/contract/features/imports/outcome';
import { isOpen } from '@bcs/contract/features/imports/states';
import type { ClassesAdministrator } from '@bcs/contract/kernel/ability';
import { MINUTE, plus, type Instant } from '@bcs/contract/kernel/clock';
import type { Database, Tx } from '#database/db';
import { audit } from '#kernel/audit';
import { orNotFound, RefusalError } from '#kernel/refusal-error';
import { applyPlan } from './apply-plan.ts';
import { entriesOfPlan } from './audit-of.ts';
import { inviteNew, type Invitations } from './invite-new.ts';
import { RowRefused } from './noun.ts';
import { nounOf } from './nouns.ts';
import { isReady, planStored } from './preview.ts';
import { lockImport, setApplied, setState, takeTurn, type StoredImport } from './queries-imports.ts';
import { saveReport } from './report-of.ts';
import { within } from './within.ts';

/** Whoever dies meanwhile lets go of the import after this. */
const HOLDS_FOR = 2 * MINUTE;

interface Applying {
  readonly importId: number;
  readonly digest: string;
  readonly invitations: Invitations;
}
interface By {
  readonly viewer: ClassesAdministrator;
  readonly now: Instant;
}

/**
 * Writes a plan that somebody has looked at, in one transaction, or nothing of it. The state is told in steps of its own,
 * so that other pages and devices see it. A second time with the same digest it answers what it answered before (ADM-118).
 */
export async function applyStored(
  database: Database,
  { importId, digest, invitations }: Applying,
  by: By,
): Promise<number> {
  const stored = await database.transaction((tx) => take(tx, importId, by));
  if (stored.state === 'applied') return repeated(stored, digest);
  try {
    return await database.transaction((tx) => write(tx, importId, digest, invitations, by));
  } catch (error) {
    // where that is not possible either, it lets go by itself
    await database.transaction((tx) => setState(tx, importId, 'checking', null)).catch(() => {});
    if (error instanceof RowRefused) throw new RefusalError(NOT_READY, undefined, undefined, { cause: error });
    throw error;
  }
}

async function take(tx: Tx, importId: number, { viewer, now }: By): Promise<StoredImport> {
  const stored = orNotFound(await lockImport(tx, importId, within(viewer), now));
  if (stored.state === 'applied') return stored;
  if (stored.state === 'applying') throw new RefusalError(BUSY);
  if (!isOpen(stored.state)) throw new RefusalError(IS_OVER);
  await setState(tx, importId, 'applying', plus(now, HOLDS_FOR));
  return stored;
}

function repeated({ digest, counts }: StoredImport, asked: string): number {
  if (digest !== asked || counts === null) throw new RefusalError(IS_OVER);
  return counts.created + counts.changed;
}

async function write(
  tx: Tx,
  importId: number,
  digest: string,
  invitations: Invitations,
  { viewer, now }: By,
): Promise<number> {
  await tx.unhurried();
  await takeTurn(tx);
  const stored = orNotFound(await lockImport(tx, importId, within(viewer), now));
  if (stored.state !== 'applying') throw new RefusalError(IS_OVER);
  const planned = await planStored(tx, stored, viewer, true);
  const { plan } = planned;
  if (plan.digest !== digest) throw new RefusalError(outdatedBy(changedSince(stored, plan.signs)));
  if (!isReady(planned)) throw new RefusalError(NOT_READY);
  const noun = nounOf(stored.kind);
  const { accountId: authorId } = viewer;
  const reversals = await applyPlan(noun, plan, { tx, now, importId, authorId, origin: 'import', hashOf: () => '' });
  const author = { accountId: authorId, origin: 'import', at: now, batchId: randomUUID() } as const;
  await audit(tx, author, await entriesOfPlan(tx, stored, reversals));
  await saveReport(tx, stored, planned);
  await inviteNew(tx, reversals, invitations, author);
  await setApplied(tx, importId, countsOf(plan.outcomes), now);
  return plan.outcomes.filter(isWritten).length;
}

const SIGN = 8;
/** How many rows differ from those that were shown last. ADM-045 */
function changedSince({ shown }: StoredImport, signs: readonly string[]): number {
  const before = shown?.match(new RegExp(`.{${SIGN}}`, 'g')) ?? [];
  const rows = Math.max(before.length, signs.length);
  return Array.from({ length: rows }, (_, index) => before[index] !== signs[index]).filter(Boolean).length;
}

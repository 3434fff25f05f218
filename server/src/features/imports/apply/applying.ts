import { IS_OVER, NOT_READY, outdatedBy } from '@bcs/contract/features/imports/failures';
import type { ClassesAdministrator } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { RefusalError } from '#kernel/refusal-error';
import type { Tx } from '#database/db';
import { audit } from '#kernel/audit';
import type { Audience } from '#kernel/changes';
import type { Invitations } from './invite-new.ts';
import { isReady, type Planned } from '../plan/preview.ts';
import type { StoredImport } from '../queries-imports.ts';
import { applyPlan } from './apply-plan.ts';
import { entriesOfPlan } from './audit-of.ts';
import { nounOf } from '../nouns/nouns.ts';
import type { ImportPlan } from '../plan/plan-import.ts';
import type { Sheet } from '../read/read-upload.ts';
import { saveReport } from '../plan/report-of.ts';

/** The import that a person has looked at and wants to be written. */
export type Applying = Readonly<{ importId: number; digest: string; invitations: Invitations }>;
/** The author of an import, and the time. */
export type By = Readonly<{ viewer: ClassesAdministrator; now: Instant; clock: () => Instant }>;

/** Only what was shown is written, once every question is answered. @throws RefusalError (ADM-043, ADM-045) */
export function refuseOther(planned: Planned, stored: StoredImport, digest: string): void {
  if (planned.plan.digest !== digest) throw new RefusalError(outdatedBy(changedSince(stored, planned.plan.signs)));
  if (!isReady(planned)) throw new RefusalError(NOT_READY);
}

const SIGN = 8;
/** Counts the rows that differ from those that were shown last. ADM-045 */
function changedSince({ shown }: StoredImport, signs: readonly string[]): number {
  const before = shown?.match(new RegExp(`.{${SIGN}}`, 'g')) ?? [];
  const rows = Math.max(before.length, signs.length);
  return Array.from({ length: rows }, (_, index) => before[index] !== signs[index]).filter(Boolean).length;
}

/** Answers a repeated call as before. @throws RefusalError where something else was applied */
export function repeated({ digest, counts }: StoredImport, asked: string): number {
  if (digest !== asked || counts === null) throw new RefusalError(IS_OVER);
  return counts.created + counts.changed;
}

/** An import that is being written. */
export interface WritingImport {
  readonly tx: Tx;
  readonly stored: StoredImport;
  readonly sheet: Sheet;
  readonly authorId: number;
  readonly now: Instant;
  /** Names all parts as one in the history. */
  readonly batchId: string;
}

/** Writes a part of a plan with its report and its entries in the history (ADM-111). Answers whose pages show it. */
export async function writePart(
  { tx, stored, sheet, authorId, now, batchId }: WritingImport,
  plan: ImportPlan,
): Promise<readonly Audience[]> {
  const importing = { tx, now, importId: stored.id, authorId, origin: 'import', hashOf: () => '' } as const;
  const { reversals, concerned } = await applyPlan(nounOf(stored.kind), plan, importing);
  const author = { accountId: authorId, origin: 'import', at: now, batchId } as const;
  await audit(tx, author, await entriesOfPlan(tx, stored, reversals));
  await saveReport(tx, { stored, sheet }, plan.outcomes);
  return concerned;
}

/** A part of a plan, from a place on in the order of its outcomes. */
export type PlanSlice = Readonly<{ from: number; plan: ImportPlan }>;

/** The number of rows written at once: a sixth of a second on the embedded database, which blocks everybody else. */
export const ROWS_WRITTEN_AT_ONCE = 250;

/** The parts of a plan in which it is written. First come the rows of the file, then what is not in it. */
export function* slicesOf(plan: ImportPlan, from = 0): Generator<PlanSlice> {
  const { outcomes, rows, found, missing, signs } = plan;
  for (let begin = from; begin < outcomes.length; begin += ROWS_WRITTEN_AT_ONCE) {
    const end = begin + ROWS_WRITTEN_AT_ONCE;
    const ofMissing = (place: number) => Math.max(0, place - rows.length);
    yield {
      from: begin,
      plan: {
        ...plan,
        outcomes: outcomes.slice(begin, end),
        signs: signs.slice(begin, end),
        rows: rows.slice(begin, end),
        found: found.slice(begin, end),
        missing: missing.slice(ofMissing(begin), ofMissing(end)),
      },
    };
  }
}

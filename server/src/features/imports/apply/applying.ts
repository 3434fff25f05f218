import { IMPORT_IS_OVER, NOT_READY, rowsOutdated } from '@bcs/contract/features/imports/failures';
import type { ClassesAdministrator } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { RefusalError } from '#kernel/refusal-error';
import type { Tx } from '#database/db';
import { audit } from '#kernel/audit';
import type { Audience } from '#kernel/changes';
import type { Invitations } from './invite-new.ts';
import { isReady, type PlannedFile } from '../plan/preview.ts';
import type { StoredImport } from '../queries-imports.ts';
import { applyPlan } from './apply-plan.ts';
import { entriesOfPlan } from './audit-of.ts';
import { nounOf } from '../nouns/nouns.ts';
import type { ImportPlan } from '../plan/plan-import.ts';
import type { Sheet } from '../read/read-upload.ts';
import { saveReport } from '../plan/report-of.ts';

/** The import that a user has seen and wants to apply. */
export type Applying = Readonly<{ importId: number; digest: string; invitations: Invitations }>;
/** The author and the time of an import. */
export type ImportAuthor = Readonly<{ viewer: ClassesAdministrator; now: Instant; clock: () => Instant }>;

/**
 * Refuses to write anything but the plan that was shown, with all questions answered.
 * @throws RefusalError (ADM-043, ADM-045)
 */
export function refuseIfChanged(planned: PlannedFile, stored: StoredImport, digest: string): void {
  if (planned.plan.digest !== digest) throw new RefusalError(rowsOutdated(changedSince(stored, planned.plan.signs)));
  if (!isReady(planned)) throw new RefusalError(NOT_READY);
}

const SIGN = 8;
/** Counts the rows that differ from those shown last. ADM-045 */
function changedSince({ shown }: StoredImport, signs: readonly string[]): number {
  const before = shown?.match(new RegExp(`.{${SIGN}}`, 'g')) ?? [];
  const rows = Math.max(before.length, signs.length);
  return Array.from({ length: rows }, (_, index) => before[index] !== signs[index]).filter(Boolean).length;
}

/**
 * Answers a repeated call as before.
 * @throws RefusalError if a different plan was applied
 */
export function answerRepeated({ digest, counts }: StoredImport, asked: string): number {
  if (digest !== asked || counts === null) throw new RefusalError(IMPORT_IS_OVER);
  return counts.created + counts.changed;
}

/** An import while it is written. */
export interface WritingImport {
  readonly tx: Tx;
  readonly stored: StoredImport;
  readonly sheet: Sheet;
  readonly authorId: number;
  readonly now: Instant;
  /** The id that all parts share in the history. */
  readonly batchId: string;
}

/**
 * Writes a part of a plan, with its report and its entries in the history (ADM-111). Returns the audience of the
 * change.
 */
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

/** A part of a plan, beginning at an index of its outcomes. */
export type PlanSlice = Readonly<{ from: number; plan: ImportPlan }>;

/** The number of rows in one write, which blocks the embedded database for a sixth of a second. */
export const ROWS_WRITTEN_AT_ONCE = 250;

/** Splits a plan into the parts in which it is written: first the rows of the file, then objects missing from it. */
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

import type { Instant } from '@bcs/contract/kernel/clock';
import type { Tx } from '#database/db';
import { audit } from '#kernel/audit';
import type { Audience } from '#kernel/changes';
import { applyPlan } from './apply-plan.ts';
import { entriesOfPlan } from './audit-of.ts';
import { nounOf } from '../nouns/nouns.ts';
import type { ImportPlan } from '../plan/plan-import.ts';
import type { StoredImport } from '../queries-imports.ts';
import type { Sheet } from '../read/read-upload.ts';
import { saveReport } from '../plan/report-of.ts';

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

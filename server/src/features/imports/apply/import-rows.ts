import { randomUUID } from 'node:crypto';
import { indexChosenRows, FILE_IS_RIGHT, NO_CHOICES } from '@bcs/contract/features/imports/choices';
import type { OutcomeKind } from '@bcs/contract/features/imports/model';
import { countOutcomes } from '@bcs/contract/features/imports/outcome';
import type { EndingCount } from '@bcs/contract/features/imports/threshold';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { DayOrder } from '@bcs/contract/kernel/spreadsheet-days';
import type { Database } from '#database/db';
import { audit, onCommandLine } from '#kernel/audit';
import { publish } from '#kernel/changes';
import type { Passwords } from '#kernel/passwords';
import { applyPlan, writesSomething } from './apply-plan.ts';
import { entriesOfPlan, entriesOfRows } from './audit-of.ts';
import { UNLIMITED_REACH, hashPasswords, RowRefused, type Noun } from '../nouns/noun.ts';
import { planImport, type ImportPlan } from '../plan/plan-import.ts';
import { insertApplied, waitForTurn } from '../queries-imports.ts';
import type { FileEntry } from '../read/read-file.ts';

/** The result of one row, with the reason if it was refused. */
export interface RowReport {
  /** The position of the row: a line in a CSV file, or the number of a JSON entry. */
  readonly at: number;
  readonly what: OutcomeKind;
  readonly key: string;
  readonly why?: string;
}
export interface ImportReport {
  readonly noun: string;
  /** Tells whether the row was written, which requires that no row was refused. */
  readonly written: boolean;
  readonly rows: readonly RowReport[];
  /** Classes in which so many enrollments would end that the number has to be confirmed. ADM-049 */
  readonly asks: readonly EndingCount[];
}

interface Work {
  /** The number of enrollments that end, as confirmed by the user. */
  readonly ends?: number;
  readonly apply: boolean;
  readonly now: Instant;
  readonly passwords: Passwords;
  readonly fileName?: string;
  /** Tells whether the file wins over changes made in the product. */
  readonly fileIsRight?: boolean;
  /** The number in a date such as 3/4/2026 that is the day, if the file does not reveal it. */
  readonly days?: DayOrder | null;
}

/**
 * Imports rows from the command line in one transaction, all or nothing. A dry run makes the same plan and writes
 * nothing. Every row is reported. D-009
 */
export async function importRows<Row>(
  database: Pick<Database, 'transaction'>,
  noun: Noun<Row>,
  entries: readonly FileEntry[],
  work: Work,
): Promise<ImportReport> {
  const passwords = entries.map(({ cells }) => noun.passwordOf?.(cells));
  const hashOf = work.apply ? await hashPasswords(passwords, work.passwords) : () => '';
  let plan: ImportPlan | undefined;
  try {
    const written = await database.transaction(async (tx) => {
      await tx.longRunning();
      if (work.apply) await waitForTurn(tx);
      const chosen = work.fileIsRight ? FILE_IS_RIGHT : indexChosenRows(NO_CHOICES);
      plan = await planImport(tx, noun, entries, {
        reach: UNLIMITED_REACH,
        chosen,
        holds: work.apply,
        days: work.days ?? null,
      });
      if (!work.apply || plan.outcomes.some(({ kind }) => kind === 'refused')) return false;
      if (asksOf(plan, work).length > 0) return false;
      if (!writesSomething(plan)) return true;
      const counts = countOutcomes(plan.outcomes);
      const importId = await insertApplied(tx, { kind: noun.name, fileName: work.fileName ?? '', counts }, work.now);
      const importing = { tx, now: work.now, importId, authorId: null, origin: 'command line', hashOf } as const;
      const { concerned, reversals, written: rows } = await applyPlan(noun, plan, importing);
      await audit(tx, { ...onCommandLine(work), batchId: randomUUID() }, [
        ...(await entriesOfPlan(tx, { universityId: null }, reversals)),
        ...(await entriesOfRows(tx, noun.name, rows)),
      ]);
      await publish(tx, { topics: noun.changes, to: concerned });
      return true;
    });
    return { ...reportOf(noun.name, plan, null), written, asks: plan ? asksOf(plan, work) : [] };
  } catch (error) {
    if (error instanceof RowRefused) return { ...reportOf(noun.name, plan, error), written: false, asks: [] };
    throw error;
  }
}

/** Lists the classes to confirm; none once the number is right. */
function asksOf({ endings }: ImportPlan, { ends }: Work): EndingCount[] {
  const many = endings.filter((one) => one.needsNumber);
  return many.reduce((sum, { ending }) => sum + ending, 0) === (ends ?? 0) ? [] : many;
}

function reportOf(
  noun: string,
  plan: ImportPlan | undefined,
  refused: RowRefused | null,
): Pick<ImportReport, 'noun' | 'rows'> {
  const rows = (plan?.outcomes ?? []).map(({ line, key, kind, problems, contested, ended, note }): RowReport => {
    const at = line ?? 0;
    if (refused && refused.line === line) return { at, what: 'refused', key, why: refused.message };
    const said = problems.map(({ column, message }) => (column === null ? message : `${column}: ${message}`));
    for (const { column, here, file, takesFile } of contested)
      if (!takesFile) said.push(`${column} stays ${here}, which was changed here; the file has ${file}`);
    if (ended && !ended.resumes) said.push('was ended here, and stays ended');
    if (note !== null) said.push(note);
    return { at, what: kind, key, ...(said.length > 0 && { why: said.join('; ') }) };
  });
  return { noun, rows };
}

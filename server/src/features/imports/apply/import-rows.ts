import { randomUUID } from 'node:crypto';
import { chosenBy, FILE_IS_RIGHT, NO_CHOICES } from '@bcs/contract/features/imports/choices';
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
import { EVERYWHERE, hashPasswords, RowRefused, type Noun } from '../nouns/noun.ts';
import { planImport, type ImportPlan } from '../plan/plan-import.ts';
import { insertApplied, waitForTurn } from '../queries-imports.ts';
import type { FileEntry } from '../read/read-file.ts';

/** The result of one row, and why it was refused. */
export interface RowReport {
  /** The place of the row: the line of a CSV file, the number of a JSON entry. */
  readonly at: number;
  readonly what: OutcomeKind;
  readonly key: string;
  readonly why?: string;
}
export interface ImportReport {
  readonly noun: string;
  /** Tells whether it was written: only when asked to, and only when no row was refused. */
  readonly written: boolean;
  readonly rows: readonly RowReport[];
  /** Classes of which so many enrollments would end that their number has to be given first. ADM-049 */
  readonly asks: readonly EndingCount[];
}

interface Work {
  /** The number of enrollments that end, as confirmed by the user. */
  readonly ends?: number;
  readonly apply: boolean;
  readonly now: Instant;
  readonly passwords: Passwords;
  readonly fileName?: string;
  /** Tells whether the file is right where something was changed or ended here since. */
  readonly fileIsRight?: boolean;
  /** Which number of a day such as 3/4/2026 is the day, where the file does not tell. */
  readonly days?: DayOrder | null;
}

/**
 * Imports rows from the command line in one transaction: all or nothing. A dry run makes the same plan and writes
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
      const chosen = work.fileIsRight ? FILE_IS_RIGHT : chosenBy(NO_CHOICES);
      plan = await planImport(tx, noun, entries, {
        reach: EVERYWHERE,
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

/** Nobody is asked once the number is right. */
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

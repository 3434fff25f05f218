import type { ContestedField, FieldChange, Values } from './compare.ts';
import type { OutcomeKind } from './model.ts';

/** The reason why a row is refused, with the cell if there is one. */
export interface Problem {
  readonly column: string | null;
  readonly message: string;
}

/** An enrollment that was not ended by an import; it is resumed only if the user chooses so. ADM-051 */
export interface EndedEnrollment {
  readonly at: string | null;
  /** The person who ended it; null if that was not recorded. */
  readonly by: string | null;
  readonly resumes: boolean;
}

/** One row of a plan. */
export interface RowOutcome {
  /** The line in the file; null if the row is not in it. */
  readonly line: number | null;
  /** The text by which people recognise the row: an e-mail, or class and e-mail. */
  readonly key: string;
  /** The stored object, by a name that never changes; null for a new one. */
  readonly object: string | null;
  readonly kind: OutcomeKind;
  readonly changes: readonly FieldChange[];
  readonly contested: readonly ContestedField[];
  readonly ended: EndedEnrollment | null;
  readonly problems: readonly Problem[];
  /** A note about a value that is not changed although the file says otherwise. */
  readonly note: string | null;
  /** Lines about the same object with other values; keeping this row leaves them out. */
  readonly twins?: readonly number[];
  /** The values of the file, which are stored as what this source brought last. */
  readonly brings: Values;
  /** Tells whether these values differ from what the source brought before. */
  readonly isChange: boolean;
}

export type Counts = Readonly<Record<OutcomeKind, number>>;

export const NO_ROWS: Counts = {
  created: 0,
  changed: 0,
  unchanged: 0,
  refused: 0,
  'left out': 0,
  'not in the file': 0,
};

/** Counts rows by their outcome. */
export function countOutcomes(outcomes: readonly Pick<RowOutcome, 'kind'>[]): Counts {
  const counts: Record<OutcomeKind, number> = { ...NO_ROWS };
  for (const { kind } of outcomes) counts[kind] += 1;
  return counts;
}

/** Tells whether a row writes anything. */
export const isWritten = ({ kind, changes }: Pick<RowOutcome, 'kind' | 'changes'>): boolean =>
  kind === 'created' || kind === 'changed' || (kind === 'not in the file' && changes.length > 0);

const shown = (value: unknown): string =>
  value === null || value === undefined || value === '' ? 'empty' : String(value);

const changeText = ({ column, from, to }: FieldChange): string => `${column}: ${shown(from)} → ${shown(to)}`;

/** Explains the outcome of a row in one cell of the report. ADM-055 */
export function outcomeReason({ kind, problems, changes, contested, ended, note }: RowOutcome): string {
  const said = problems.map(({ column, message }) => (column === null ? message : `${column}: ${message}`));
  if (kind === 'changed' || kind === 'not in the file') said.push(...changes.map(changeText));
  for (const { column, here, file, takesFile } of contested)
    if (!takesFile) said.push(`${column} stays ${shown(here)}, which was changed here; the file has ${shown(file)}`);
  if (ended && !ended.resumes)
    said.push(ended.by ? `was ended here by ${ended.by}, and stays ended` : 'was ended here, and stays ended');
  if (note !== null) said.push(note);
  return said.join('; ');
}

/** The additional columns of the report, after those of the file. */
export const REPORT_COLUMNS = ['Line', 'Result', 'Reason'] as const;

import type { Contested, FieldChange, Values } from './compare.ts';
import type { OutcomeKind } from './model.ts';

/** The reason why a row is refused, beside the cell where there is one. */
export interface Problem {
  readonly column: string | null;
  readonly message: string;
}

/** An enrollment that has ended otherwise than by an import: it is resumed only where that is chosen. ADM-051 */
export interface Ended {
  readonly at: string | null;
  /** The person who ended it; null where nobody wrote down who it was. */
  readonly by: string | null;
  readonly resumes: boolean;
}

/** One row of a plan. */
export interface RowOutcome {
  /** The line of the file; null for what is not in it. */
  readonly line: number | null;
  /** The text by which people recognise it: an e-mail, or class and e-mail. */
  readonly key: string;
  /** The stored thing, by a name that never changes; null for what is new. */
  readonly object: string | null;
  readonly kind: OutcomeKind;
  readonly changes: readonly FieldChange[];
  readonly contested: readonly Contested[];
  readonly ended: Ended | null;
  readonly problems: readonly Problem[];
  /** A sentence about what is left as it is although the file says something. */
  readonly note: string | null;
  /** Lines about the same thing that say something else: whoever keeps this row leaves them out. */
  readonly twins?: readonly number[];
  /** The words of the file: from now on they are what this source has brought last. */
  readonly brings: Values;
  /** Tells whether that differs from what it brought before. */
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

/** Counts rows by what they come to. */
export function countOutcomes(outcomes: readonly Pick<RowOutcome, 'kind'>[]): Counts {
  const counts: Record<OutcomeKind, number> = { ...NO_ROWS };
  for (const { kind } of outcomes) counts[kind] += 1;
  return counts;
}

/** Tells whether a row is written at all. */
export const isWritten = ({ kind, changes }: Pick<RowOutcome, 'kind' | 'changes'>): boolean =>
  kind === 'created' || kind === 'changed' || (kind === 'not in the file' && changes.length > 0);

const shown = (value: unknown): string =>
  value === null || value === undefined || value === '' ? 'empty' : String(value);

const changeText = ({ column, from, to }: FieldChange): string => `${column}: ${shown(from)} → ${shown(to)}`;

/** Tells why a row comes to what it comes to, in one cell of the report. ADM-055 */
export function reasonOf({ kind, problems, changes, contested, ended, note }: RowOutcome): string {
  const said = problems.map(({ column, message }) => (column === null ? message : `${column}: ${message}`));
  if (kind === 'changed' || kind === 'not in the file') said.push(...changes.map(changeText));
  for (const { column, here, file, takesFile } of contested)
    if (!takesFile) said.push(`${column} stays ${shown(here)}, which was changed here; the file has ${shown(file)}`);
  if (ended && !ended.resumes)
    said.push(ended.by ? `was ended here by ${ended.by}, and stays ended` : 'was ended here, and stays ended');
  if (note !== null) said.push(note);
  return said.join('; ');
}

/** The columns behind those of the file. */
export const REPORT_COLUMNS = ['Line', 'Result', 'Reason'] as const;

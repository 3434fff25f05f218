import { pluralForm } from '#kernel/plural';
import { compare, type FieldChange, type Values } from './compare.ts';
import type { ChosenRows } from './choices.ts';
import type { FileRow } from './file-row.ts';
import type { RowOutcome, Problem } from './outcome.ts';
import { findTwins } from './twins.ts';

/** The stored object that belongs to a row. */
export interface StoredMatch {
  /** The id of the stored object; null for a new one. */
  readonly object: string | null;
  readonly stored: Values;
  /** The values that the source brought last; null if it never brought any. */
  readonly brought: Values | null;
  readonly problems: readonly Problem[];
  /** The time and author of the end of an enrollment that no import ended; else null. */
  readonly ended: { readonly at: string | null; readonly by: string | null } | null;
  /** Values that the row implies; they come before those of the file, and undefined removes one of the file. */
  readonly implied?: Values;
  readonly note?: string | null;
  /** Tells whether an import of this source created it. ADM-048 */
  readonly began?: boolean;
}

/** An object created by an import that is missing from the file, although that is the complete roster. ADM-048 */
export interface MissingRows {
  readonly object: string;
  readonly key: string;
  readonly brought: Values;
  /** The reason for the proposal, if more is known than that the file does not contain it. */
  readonly note?: string;
}

export const NEW_ROW: StoredMatch = { object: null, stored: {}, brought: null, problems: [], ended: null };

/**
 * Plans row by row what a file would do. The same function serves the preview and the save (ADM-044). The order of the
 * rows and repeated imports make no difference. It is a generator so that other work can run in between.
 * @param found the stored object of each row, in the same order; null if it was not looked up
 * @param judge finds mistakes in a row as it would be stored, across all columns
 */
export function* planRows(
  rows: readonly FileRow[],
  found: readonly (StoredMatch | null)[],
  missing: readonly MissingRows[],
  chosen: ChosenRows,
  judge: (row: FileRow, whole: Values) => readonly Problem[],
): Generator<RowOutcome> {
  const twins = findTwins(rows.filter((row) => row.passedOver === undefined && !chosen.leavesOut(row.line, false)));
  for (const [index, row] of rows.entries()) {
    const first = twins.folded.get(row.line);
    const why = row.passedOver ?? (first === undefined ? undefined : `This repeats line ${first}.`);
    if (why !== undefined) {
      yield idleRow(row, found[index] ?? NEW_ROW, why);
      continue;
    }
    const one = found[index] ?? NEW_ROW;
    const leaves = row.endsBecause !== undefined;
    const outcome = leaves ? leavingRow(row, one, chosen) : compareRow(row, one, chosen);
    const twin = twins.problems.get(row.line);
    const problems = [...(leaves ? [] : [...row.problems, ...one.problems]), ...(twin ? [twin] : [])];
    const isJudged = !leaves && problems.length === 0 && outcome.kind !== 'unchanged';
    const wrong = isJudged ? judge(row, mergeRow(row, one, outcome.changes)) : problems;
    const idle = { ...outcome, ...IDLE, problems: wrong, twins: twins.others.get(row.line) ?? [] };
    if (chosen.leavesOut(row.line, wrong.length > 0)) yield { ...idle, kind: 'left out' };
    else yield wrong.length > 0 ? { ...idle, kind: 'refused' } : outcome;
  }
  for (const one of missing) yield missingRow(one, chosen);
}

/** A row without any effect, and the reason. */
const idleRow = ({ line, key }: FileRow, { object, brought }: StoredMatch, note: string): RowOutcome => ({
  ...IDLE,
  line,
  key,
  object,
  kind: 'left out',
  problems: [],
  note,
  brings: { ...brought },
});

const IDLE = { changes: [], contested: [], ended: null, isChange: false } as const;

/** The row as it would be stored. */
export const mergeRow = (row: Pick<FileRow, 'given'>, one: StoredMatch, changes: readonly FieldChange[]): Values => ({
  ...(one.object === null ? meant(row, one) : one.stored),
  ...Object.fromEntries(changes.map(({ column, to }) => [column, to])),
});

const meant = ({ given }: Pick<FileRow, 'given'>, { implied }: StoredMatch): Values => ({ ...given, ...implied });

function compareRow(row: FileRow, one: StoredMatch, chosen: ChosenRows): RowOutcome {
  const { line, key, given } = row;
  const { object, stored, brought } = one;
  const note = [row.note, one.note].filter(Boolean).join(' ') || null;
  const brings = { ...brought, absent: undefined, ...given };
  const isChange = Object.entries(brings).some(([column, value]) => value !== brought?.[column]);
  const about = { line, key, object, problems: [], note, brings, isChange };
  if (object === null) {
    const said = Object.entries(meant(row, one)).filter(([, to]) => to !== undefined && to !== null);
    const changes = said.map(([column, to]) => ({ column, from: null, to: to ?? null }));
    return { ...about, kind: 'created', changes, contested: [], ended: null };
  }
  const resumes = one.ended !== null && chosen.resumes(line);
  const ended = one.ended && { ...one.ended, resumes };
  if (ended && !resumes) return { ...about, kind: 'unchanged', changes: [], contested: [], ended };
  const file = resumes ? { ...meant(row, one), active: true } : meant(row, one);
  // choosing to resume also decides about values changed in the product
  const last = resumes ? null : brought;
  const { changes, contested, kept } = compare(file, stored, last, (column) => chosen.takesFile(line, column));
  const kind = changes.length > 0 ? 'changed' : 'unchanged';
  if (kept.length === 0) return { ...about, kind, changes, contested, ended };
  const stays = `${kept.join(', ')} ${pluralForm(kept.length, 'stays', 'stay')} as stored: the file differs only by changes that spreadsheets make to text.`;
  const asStored = Object.fromEntries(kept.map((column) => [column, stored[column]]));
  const whole = { ...about, brings: { ...brings, ...asStored }, note: [note, stays].filter(Boolean).join(' ') };
  return { ...whole, kind, changes, contested, ended };
}

function missingRow({ object, key, brought, note }: MissingRows, chosen: ChosenRows): RowOutcome {
  return { line: null, key, object, note: note ?? null, ...proposed(object, brought, chosen) };
}

/** Proposes an end, which is not ticked by default. */
function proposed(object: string, brought: Values | null, chosen: ChosenRows) {
  const ends = chosen.ends(object);
  const changes = ends ? [{ column: 'active', from: true, to: false }] : [];
  // the import stores its own end, so that people return when the next file contains them
  const brings = ends ? { ...brought, active: undefined, absent: true } : { ...brought };
  return {
    kind: 'not in the file',
    changes,
    brings,
    isChange: ends,
    contested: [],
    ended: null,
    problems: [],
  } as const;
}

/** Plans a row that its source marks as ended: only an active enrollment that this source created may end. */
function leavingRow({ line, key, endsBecause = '' }: FileRow, one: StoredMatch, chosen: ChosenRows): RowOutcome {
  const { object, stored, brought, began = false } = one;
  if (object !== null && stored['active'] === true && began)
    return { line, key, object, note: endsBecause, ...proposed(object, brought, chosen) };
  const stays =
    object !== null && stored['active'] === true
      ? 'This enrollment did not come from that source, so it stays.'
      : 'There is nothing to end.';
  const note = `${endsBecause} ${stays}`;
  return { ...IDLE, line, key, object, kind: 'unchanged', problems: [], note, brings: { ...brought } };
}

/**
 * A text of everything that a row says and would do; if the text differs, the row has changed since the preview.
 * ADM-045
 */
export const rowSignature = ({
  line,
  key,
  object,
  kind,
  changes,
  contested,
  ended,
  problems,
  brings,
}: RowOutcome): string =>
  JSON.stringify([
    line,
    key,
    object,
    kind,
    changes,
    contested,
    ended,
    problems,
    Object.entries(brings).toSorted(byColumn),
  ]);

const byColumn = ([one]: [string, unknown], [other]: [string, unknown]): number => (one < other ? -1 : 1);

/** A text of the whole plan in a fixed order, whose digest identifies exactly what would be written. ADM-044 */
export const planText = (signs: readonly string[]): string => signs.toSorted().join('\n');

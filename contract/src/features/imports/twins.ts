import type { FileRow } from './file-row.ts';
import type { Problem } from './outcome.ts';

/** The result of comparing rows about the same object. */
export interface Twins {
  /** The reason why a row is refused: another row about the same object has other values. ADM-041 */
  readonly problems: ReadonlyMap<number, Problem>;
  /** The lines that are left out if this one is kept. */
  readonly others: ReadonlyMap<number, readonly number[]>;
  /** Rows that repeat another one, with its line. */
  readonly folded: ReadonlyMap<number, number>;
}

/**
 * Compares rows about the same object: equal ones are combined, and of different ones the user keeps one. Rows with
 * different ids in the source are never combined.
 * @param rows without those that are left out
 */
export function findTwins(rows: readonly FileRow[]): Twins {
  const problems = new Map<number, Problem>();
  const others = new Map<number, readonly number[]>();
  const folded = new Map<number, number>();
  for (const group of groupsOf(rows)) {
    const kept: FileRow[] = [];
    for (const row of group.toSorted(stayingFirst)) {
      const first = kept.find((one) => saysTheSame(row, one));
      if (first) folded.set(row.line, first.line);
      else kept.push(row);
    }
    if (kept.length === 1) continue;
    const lines = kept.map(({ line }) => line).toSorted((one, other) => one - other);
    for (const { line } of kept) {
      problems.set(line, twinOf(lines, line));
      const same = group.filter((row) => row.line !== line && folded.get(row.line) !== line).map((row) => row.line);
      others.set(line, [...new Set([...(others.get(line) ?? []), ...same])]);
    }
  }
  return { problems, others, folded };
}

/**
 * Groups rows by their keys and by the ids that they claim: a person with two addresses in the source is one person.
 */
function* groupsOf(rows: readonly FileRow[]): Generator<FileRow[]> {
  for (const word of [keyOf, claimOf])
    for (const [said, group] of Map.groupBy(rows, word)) if (said !== '' && group.length > 1) yield group;
}

const keyOf = ({ key }: FileRow): string => key;
const claimOf = ({ claims = '' }: FileRow): string => claims;

/**
 * Sorts rows so that an active one comes before an ended one: a person who is still in one of several sections stays.
 */
const stayingFirst = (one: FileRow, other: FileRow): number =>
  Number(one.endsBecause !== undefined) - Number(other.endsBecause !== undefined) || one.line - other.line;

function saysTheSame(row: FileRow, first: FileRow): boolean {
  if (row.sourcedId !== first.sourcedId) return false;
  if (row.endsBecause !== undefined) return true;
  return row.problems.length === 0 && first.problems.length === 0 && contentOf(row) === contentOf(first);
}

const contentOf = ({ given }: FileRow): string =>
  JSON.stringify(Object.entries(given).toSorted(([one], [other]) => (one < other ? -1 : 1)));

const MOST_NAMED = 5;

function twinOf(same: readonly number[], line: number): Problem {
  const others = same.filter((other) => other !== line);
  const more = others.length > MOST_NAMED ? ` and ${others.length - MOST_NAMED} more` : '';
  const named = others.slice(0, MOST_NAMED).join(', ');
  return { column: null, message: `Also in line ${named}${more}. Keep one of them.` };
}

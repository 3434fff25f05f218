import type { Value, Values } from './compare.ts';

/** What an import has done to one stored row, and what the row is now. */
export interface Done {
  readonly object: string;
  readonly did: 'created' | 'changed';
  /** Of a change: the columns that it wrote, before and after. */
  readonly before: Values;
  readonly after: Values;
  /** Null where the row is gone. */
  readonly now: Values | null;
  /** What hangs on a row that was created: somebody has signed in, handed in work. */
  readonly traces: readonly string[];
}
export interface Undone {
  readonly object: string;
  readonly did: Done['did'];
  /** Why it stays as it is, in words for people; null where it is taken back. ADM-052 */
  readonly kept: string | null;
}

/** 'firstName' as people read it. */
const columnWords = (column: string): string => column.replaceAll(/([A-Z])/g, ' $1').toLowerCase();

const same = (one: Value | undefined, other: Value | undefined): boolean => (one ?? null) === (other ?? null);

/** What taking back an import does: only rows that nobody has touched since go back to what they were. */
export const undoOf = ({ object, did, after, now, traces }: Done): Undone => {
  if (now === null) return { object, did, kept: 'is gone already' };
  const edited = Object.keys(after).filter((column) => !same(after[column], now[column]));
  if (edited.length > 0) return { object, did, kept: `was changed since: ${edited.map(columnWords).join(', ')}` };
  return { object, did, kept: did === 'created' && traces.length > 0 ? traces.join(', ') : null };
};

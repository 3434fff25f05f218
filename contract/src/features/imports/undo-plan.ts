import type { Value, Values } from './compare.ts';
import type { ImportState } from './model.ts';

/** A change that an import has made to one stored row, and the present state of the row. */
export interface Done {
  readonly object: string;
  readonly did: 'created' | 'changed';
  /** The values, before and after, of the columns that a change wrote. */
  readonly before: Values;
  readonly after: Values;
  /** The present values; null where the row is gone. */
  readonly now: Values | null;
  /** The traces that depend on a created row: a person has signed in, handed in work. */
  readonly traces: readonly string[];
}
export interface UndoneObject {
  readonly object: string;
  readonly did: Done['did'];
  /** The reason why it stays as it is, in words for people; null where it is taken back. ADM-052 */
  readonly kept: string | null;
}

/** 'firstName' as people read it. */
const columnWords = (column: string): string => column.replaceAll(/([A-Z])/g, ' $1').toLowerCase();

const same = (one: Value | undefined, other: Value | undefined): boolean => (one ?? null) === (other ?? null);

/** Decides whether a change of an import is taken back: only rows untouched since go back to what they were. */
export const planReversal = ({ object, did, after, now, traces }: Done): UndoneObject => {
  if (now === null) return { object, did, kept: 'is already gone' };
  const edited = Object.keys(after).filter((column) => !same(after[column], now[column]));
  if (edited.length > 0) return { object, did, kept: `has changed since: ${edited.map(columnWords).join(', ')}` };
  return { object, did, kept: did === 'created' && traces.length > 0 ? traces.join(', ') : null };
};

/** Until when an import can be undone, and its file is kept: 30 days. ADM-052, ADM-053 */
export const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;

const OPEN_STATES: readonly ImportState[] = ['reading', 'checking', 'ready', 'failed'];
/**
 * Tells whether it is still to be decided on. Of what has failed nothing was written, so that it can be tried again.
 * ADM-054
 */
export const isOpen = (state: ImportState): boolean => OPEN_STATES.includes(state);

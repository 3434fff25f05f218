import type { Value, Values } from './compare.ts';
import type { ImportState } from './model.ts';

/** A change that an import has made to one stored row, and the present state of the row. */
export interface DoneChange {
  readonly object: string;
  readonly did: 'created' | 'changed';
  /** The values, before and after, of the columns that the change wrote. */
  readonly before: Values;
  readonly after: Values;
  /** The present values; null if the row is gone. */
  readonly now: Values | null;
  /** Signs that a created row was used, such as a login or submitted work. */
  readonly traces: readonly string[];
}
export interface UndoneObject {
  readonly object: string;
  readonly did: DoneChange['did'];
  /** The reason why the row is kept, in words; null if it is undone. ADM-052 */
  readonly kept: string | null;
}

/** Words a column: 'firstName' becomes first name. */
const columnWords = (column: string): string => column.replaceAll(/([A-Z])/g, ' $1').toLowerCase();

const same = (one: Value | undefined, other: Value | undefined): boolean => (one ?? null) === (other ?? null);

/** Decides whether to undo a change of an import: only rows that were not touched since are restored. */
export const planReversal = ({ object, did, after, now, traces }: DoneChange): UndoneObject => {
  if (now === null) return { object, did, kept: 'is already gone' };
  const edited = Object.keys(after).filter((column) => !same(after[column], now[column]));
  if (edited.length > 0) return { object, did, kept: `has changed since: ${edited.map(columnWords).join(', ')}` };
  return { object, did, kept: did === 'created' && traces.length > 0 ? traces.join(', ') : null };
};

/** The time for which an import can be undone and its file is stored, in milliseconds: 30 days. ADM-052, ADM-053 */
export const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;

const OPEN_STATES: readonly ImportState[] = ['reading', 'checking', 'ready', 'failed'];
/**
 * Tells whether an import is still undecided. A failed import has written nothing, so it can be tried again. ADM-054
 */
export const isOpen = (state: ImportState): boolean => OPEN_STATES.includes(state);

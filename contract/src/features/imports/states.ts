import type { ImportState } from './model.ts';

/** Until when an import can be undone, and its file is kept: 30 days. ADM-052, ADM-053 */
export const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;

const OPEN_STATES: readonly ImportState[] = ['reading', 'checking', 'ready', 'failed'];
/**
 * Tells whether it is still to be decided on. Of what has failed nothing was written, so that it can be tried again.
 * ADM-054
 */
export const isOpen = (state: ImportState): boolean => OPEN_STATES.includes(state);

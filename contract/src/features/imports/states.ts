import type { ImportState } from './model.ts';

/** Until when an import can be undone, and its file is kept: 30 days. ADM-052, ADM-053 */
export const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;

/** Whether it is still to be decided on. */
export const isOpen = (state: ImportState): boolean => state === 'reading' || state === 'checking' || state === 'ready';

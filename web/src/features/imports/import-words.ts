import type { ImportState, OutcomeKind } from '@bcs/contract/features/imports/model';
import type { Tone } from '#kit/tone.ts';

/** The word that people read for a kind of row, with its color. */
export const OUTCOME_WORDS: Record<OutcomeKind, { word: string; tone: Tone }> = {
  created: { word: 'New', tone: 'good' },
  changed: { word: 'Changed', tone: 'brand' },
  unchanged: { word: 'Unchanged', tone: 'neutral' },
  refused: { word: 'Refused', tone: 'bad' },
  'left out': { word: 'Left out', tone: 'neutral' },
  'not in the file': { word: 'Not in the file', tone: 'warn' },
};

/** A row that its source marks as ended: it is proposed as what is not in the file. ADM-061 */
export const MARKED_AS_ENDED: { word: string; tone: Tone } = { word: 'Marked as ended', tone: 'warn' };

/** Specified by ADM-054. */
export const STATE_WORDS: Record<ImportState, { word: string; tone: Tone }> = {
  reading: { word: 'Reading', tone: 'warn' },
  checking: { word: 'Checking', tone: 'warn' },
  ready: { word: 'Ready', tone: 'brand' },
  applying: { word: 'Applying', tone: 'brand' },
  applied: { word: 'Applied', tone: 'good' },
  cancelled: { word: 'Cancelled', tone: 'neutral' },
  failed: { word: 'Failed', tone: 'bad' },
};

/** A file that cannot be read before somebody answers. */
export const NEEDS_ANSWER: { word: string; tone: Tone } = { word: 'Needs an answer', tone: 'warn' };

/** Returns the label of a column: 'firstName' becomes 'First name'. */
export function columnText(column: string): string {
  const words = column.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return words === 'email' ? 'E-mail' : words.charAt(0).toUpperCase() + words.slice(1);
}

/** Formats a value beside an arrow. */
export const valueText = (value: string | number | boolean | null): string => {
  if (value === null || value === '') return 'empty';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
};

import { isOnTarget, type Rating } from '@bcs/contract/features/weekly-feedback/ratings';
import type { Tone } from '#kit/tone.ts';

/** An average with its two decimals. D-148 */
export const meanText = (mean: number): string => mean.toFixed(2);

/** Judges an average: green on target, red off it, neutral where there is none. D-148 */
export function judgement(rating: Rating, mean: number): { tone: Tone; words: string } {
  const on = isOnTarget(rating, mean);
  if (on === null) return { tone: 'neutral', words: 'No target' };
  return on ? { tone: 'good', words: 'On target' } : { tone: 'bad', words: 'Off target' };
}

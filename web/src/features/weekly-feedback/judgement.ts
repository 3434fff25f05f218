import { isOnTarget, type Rating } from '@bcs/contract/features/weekly-feedback/ratings';
import type { Tone } from '#kit/tone.ts';

/** Formats an average with its two decimals. D-148 */
export const meanText = (mean: number): string => mean.toFixed(2);

/** Rates an average: green if it meets the target, red if it does not, neutral if there is no target. D-148 */
export function judgement(rating: Rating, mean: number): { tone: Tone; words: string } {
  const on = isOnTarget(rating, mean);
  if (on === null) return { tone: 'neutral', words: 'No target' };
  return on ? { tone: 'good', words: 'On target' } : { tone: 'bad', words: 'Off target' };
}

import type { Rating } from '@bcs/contract/features/weekly-feedback/ratings';
import { BAND_COLOR, INK } from '#kit/plot/plot-tone.ts';
import type { Tone } from '#kit/tone.ts';

const [LOWEST, HIGHEST] = [1, 5];
const percentAt = (value: number) => ((value - LOWEST) / (HIGHEST - LOWEST)) * 100;

type Props = {
  rating: Rating;
  mean: number;
  /** The average of the week before; null where it is not known. */
  before: number | null;
  tone: Tone;
};

/**
 * An average between 1 and 5 as a stroke on a line, over the stretch of its target, and that of the week before as a
 * thin one. The numbers beside it are read aloud.
 */
export const RatingBar = ({ rating: { target }, mean, before, tone }: Props) => (
  <span aria-hidden className="relative h-3 w-36 shrink-0 overflow-hidden rounded-full bg-sunken max-md:hidden">
    {target && (
      <span
        className="absolute inset-y-0"
        style={{
          background: BAND_COLOR,
          left: `${percentAt(target.above)}%`,
          right: `${100 - percentAt(target.below ?? HIGHEST)}%`,
        }}
      />
    )}
    {before !== null && (
      <span className="absolute inset-y-0.5 w-px bg-muted" style={{ left: `${percentAt(before)}%` }} />
    )}
    <span className="absolute inset-y-0 w-1" style={{ background: INK[tone], left: `${percentAt(mean) - 1}%` }} />
  </span>
);

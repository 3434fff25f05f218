import { plural } from '@bcs/contract/kernel/plural';
import { BarPlot } from './bar-plot.tsx';
import type { Key } from './key.ts';

/** A bar of a histogram: the count of values in a range, or of a single value. */
export interface Bin {
  readonly label: string;
  /** The count; null if it is too small to be revealed. */
  readonly count: number | null;
  /** True if the bar needs attention: it is then drawn with a texture as well. */
  readonly marked?: boolean | undefined;
}

type Props = {
  bins: readonly Bin[];
  /** The singular of the things counted: 'student', 'grade'. */
  noun: string;
  onPick?: ((place: number) => void) | undefined;
};

const KEYS: readonly Key[] = [
  { label: 'count', tone: 'brand' },
  { label: 'marked', tone: 'bad', texture: 'stripes' },
];
/** The text for a small count in the table. */
const FEW_LABEL = 'few';
const CAPTION = 46;
const WIDEST = 64;

/** A distribution of values, one bar for each bin. */
export const Histogram = ({ bins, noun, onPick }: Props) => (
  <BarPlot
    keys={KEYS}
    captionRoom={CAPTION}
    widest={WIDEST}
    top={4}
    bars={bins.map(({ label, count, marked }) => ({
      label,
      values: marked ? [0, count ?? 0] : [count ?? 0, 0],
      // on paper there are no tooltips
      note: count === null ? FEW_LABEL : count === 0 ? undefined : String(count),
      title: `${label}: ${count === null ? `few ${noun}s` : plural(count, noun)}`,
    }))}
    onPick={onPick}
  />
);

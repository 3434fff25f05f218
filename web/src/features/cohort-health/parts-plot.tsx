import { countText, type GuardedCount } from '@bcs/contract/features/cohort-health/small-groups';
import { BarPlot } from '#kit/plot/bar-plot.tsx';
import type { Key } from '#kit/plot/key.ts';
import { Legend } from '#kit/plot/legend.tsx';
import { PlotFigure } from '#kit/plot/plot-figure.tsx';
import { partCountsText, closeWithHidden } from './plot-words.ts';

/** A bar of the students of a class, divided into parts. */
interface Bar {
  readonly name: string;
  /** The label of the day: '3/11'. */
  readonly day: string;
  readonly students: number;
  /** One count for each key, in their order; null if it is too small to be shown. */
  readonly shown: readonly GuardedCount[];
}

type Props = {
  title: string;
  lead: string;
  /** The heads of the table: the name of a bar, and the meaning of its day. */
  heads: readonly [name: string, day: string];
  keys: readonly Key[];
  bars: readonly Bar[];
  /** The word before the day in the text that the pointer finds: 'due '. */
  before?: string;
  onPick?: ((place: number) => void) | undefined;
};

/** A plot of what has become of the students of a class, bar by bar, with a table. SUCC-065, SUCC-068, SUCC-069 */
export function PartsPlot({ title, lead, heads, keys, bars, before = '', onPick }: Props) {
  const shown = closeWithHidden(keys, bars);
  return (
    <PlotFigure
      title={title}
      lead={lead}
      legend={<Legend keys={shown.keys} />}
      head={[...heads, 'Students', ...keys.map(({ label }) => label)]}
      rows={bars.map((bar) => [bar.name, bar.day, String(bar.students), ...bar.shown.map(countText)])}
      onPick={onPick}
    >
      <BarPlot
        keys={shown.keys}
        bars={bars.map((bar, place) => ({
          label: bar.day,
          values: shown.valuesOf(bar),
          title: `${place + 1}. ${bar.name}, ${before}${bar.day}: ${partCountsText(keys, bar.shown)}`,
        }))}
        onPick={onPick}
      />
    </PlotFigure>
  );
}

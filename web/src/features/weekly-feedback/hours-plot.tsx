import type { AverageData } from '@bcs/contract/features/weekly-feedback/model';
import { OUTSIDE_TIME } from '@bcs/contract/features/weekly-feedback/ratings';
import { BarPlot } from '#kit/plot/bar-plot.tsx';
import type { Key } from '#kit/plot/key.ts';
import { Legend } from '#kit/plot/legend.tsx';
import { PlotFigure } from '#kit/plot/plot-figure.tsx';
import { hourShares } from './hours.ts';

const STEPS = ['step1', 'step2', 'step3', 'step4', 'step5'] as const;
const BANDS: readonly Key[] = OUTSIDE_TIME.map((band, place) => ({
  label: `${band} hrs`,
  tone: STEPS[place] ?? 'brand',
}));
const WHOLE = 100;

/** A plot of how the class spent its time outside of class, week by week. WEEK-004, WEEK-018 */
export const HoursPlot = ({ weeks }: { weeks: readonly AverageData[] }) => (
  <PlotFigure
    title="Hours outside of class"
    lead="The share of those who answered in each band of hours."
    legend={<Legend keys={BANDS} />}
    head={['Week', ...BANDS.map(({ label }) => label)]}
    rows={weeks.map((each) => {
      const shares = hourShares(each);
      return [`Week ${each.week}`, ...BANDS.map((_, band) => percentText(shares[band]))];
    })}
  >
    <BarPlot
      keys={BANDS}
      top={WHOLE}
      unit="%"
      bars={weeks.map((each) => ({
        label: String(each.week),
        values: hourShares(each),
        title: `Week ${each.week}: ${partsOf(hourShares(each))}`,
      }))}
    />
  </PlotFigure>
);

const percentText = (share: number | undefined) => (share === undefined ? '–' : `${Math.round(share)}%`);

/** Says the shares of the bands of hours: '25% 0-5 hrs, 75% 6-10 hrs'. */
const partsOf = (shares: readonly number[]): string =>
  BANDS.flatMap(({ label }, band) => (shares[band] ? [`${percentText(shares[band])} ${label}`] : [])).join(', ') ||
  'not shown yet';

import type { AverageData } from '@bcs/contract/features/weekly-feedback/model';
import { RATINGS, targetText, type Rating } from '@bcs/contract/features/weekly-feedback/ratings';
import type { Key } from '#kit/plot/key.ts';
import { Legend } from '#kit/plot/legend.tsx';
import { LinePlot } from '#kit/plot/line-plot.tsx';
import { PlotFigure } from '#kit/plot/plot-figure.tsx';
import { judgement, meanText } from './judgement.ts';

type Props = { weeks: readonly AverageData[] };

const [LOWEST, HIGHEST] = [1, 5];
const LEVELS = [1, 2, 3, 4, 5].map((at) => ({ at, label: String(at) }));
const ON: Key = { label: 'On target', tone: 'good' };
const OFF_TARGET: Key = { label: 'Off target', tone: 'bad' };

/** Plots each rating over the weeks, with the stripe of its target. WEEK-002, WEEK-019 to WEEK-025, D-148 */
export const RatingPlots = ({ weeks }: Props) => (
  <div data-paper="pairs" className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2">
    {RATINGS.map((rating) => (
      <RatingPlot key={rating.field} rating={rating} weeks={weeks} />
    ))}
  </div>
);

function RatingPlot({ rating, weeks }: Props & { rating: Rating }) {
  const { field, label, target } = rating;
  const points = weeks.map(({ week, [field]: mean }) => (mean === null ? null : { week, mean }));
  const known = points.flatMap((point) => point ?? []);
  return (
    <PlotFigure
      title={label}
      lead={target === null ? 'No target is set.' : `Target: ${targetText(rating)}.`}
      legend={target && <Legend keys={[ON, OFF_TARGET]} />}
      head={['Week', 'Average', 'Target']}
      rows={weeks.map(({ week, [field]: mean }) => [
        `Week ${week}`,
        mean === null ? '–' : meanText(mean),
        mean === null ? '–' : judgement(rating, mean).words,
      ])}
    >
      <LinePlot
        height={150}
        dots={known.map(({ week, mean }) => {
          const { tone, words } = judgement(rating, mean);
          return { x: week, y: mean, tone, title: `Week ${week}: ${meanText(mean)}, ${words.toLowerCase()}` };
        })}
        line={points.map((point) => point && { x: point.week, y: point.mean })}
        xTicks={known.map(({ week }) => ({ at: week, label: `Week ${week}` }))}
        yTicks={LEVELS}
        yRange={[LOWEST, HIGHEST]}
        band={
          target
            ? { from: target.above, to: target.below ?? HIGHEST, label: `Target: ${targetText(rating)}` }
            : undefined
        }
      />
    </PlotFigure>
  );
}

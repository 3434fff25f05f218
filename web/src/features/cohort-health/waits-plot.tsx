import { daysText } from '@bcs/contract/features/cohort-health/columns';
import type { CohortHealth } from '@bcs/contract/features/cohort-health/model';
import { countText } from '@bcs/contract/features/cohort-health/small-groups';
import { WAIT_BINS } from '@bcs/contract/features/cohort-health/work-figures';
import { Histogram } from '#kit/plot/histogram.tsx';
import { PlotFigure } from '#kit/plot/plot-figure.tsx';

/** A plot of how long students waited for a grade or feedback. SUCC-065 */
export function WaitsPlot({ health: { waits } }: { health: CohortHealth }) {
  const { judged, waiting, oldest } = waits;
  if (judged.every((count) => count === 0)) return null;
  return (
    <PlotFigure
      title="Days until graded"
      lead={waiting === 0 ? 'Nothing is waiting.' : `${waiting} still waiting, the longest for ${daysText(oldest)}.`}
      head={['Days until graded', 'Submissions']}
      rows={WAIT_BINS.map(({ label }, place) => [label, countText(judged[place] ?? null)])}
    >
      <Histogram
        noun="submission"
        bins={WAIT_BINS.map(({ label }, place) => ({ label, count: judged[place] ?? null }))}
      />
    </PlotFigure>
  );
}

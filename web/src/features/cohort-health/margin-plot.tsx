import { marginBins, marginTitle } from '@bcs/contract/features/cohort-health/margins';
import type { CohortHealth } from '@bcs/contract/features/cohort-health/model';
import { countText } from '@bcs/contract/features/cohort-health/small-groups';
import { Histogram } from '#kit/plot/histogram.tsx';
import { PlotFigure } from '#kit/plot/plot-figure.tsx';

type Props = {
  margin: CohortHealth['margins'][number];
  onPick?: ((place: number) => void) | undefined;
};

/** A plot of how far the students are from a limit of graduation. SUCC-065 */
export function MarginPlot({ margin: { id, students }, onPick }: Props) {
  const bins = marginBins(id);
  return (
    <PlotFigure
      title={marginTitle(id)}
      lead="Students by what is left before the graduation limit."
      head={[marginTitle(id), 'Students']}
      rows={bins.map(({ label }, place) => [label, countText(students[place] ?? null)])}
      onPick={onPick}
    >
      <Histogram
        noun="student"
        bins={bins.map(({ label }, place) => ({ label, count: students[place] ?? null, marked: place === 0 }))}
        onPick={onPick}
      />
    </PlotFigure>
  );
}

import type { CohortHealth } from '@bcs/contract/features/cohort-health/model';
import { HAND_IN_WORDS, daysText } from '@bcs/contract/features/cohort-health/words';
import { localDay } from '@bcs/contract/kernel/clock';
import { PartsPlot } from './parts-plot.tsx';
import { HAND_IN_KEYS, monthDayText } from './plot-words.ts';
import { marginBins, marginTitle } from '@bcs/contract/features/cohort-health/margins';
import { countText } from '@bcs/contract/features/cohort-health/small-groups';
import { Histogram } from '#kit/plot/histogram.tsx';
import { PlotFigure } from '#kit/plot/plot-figure.tsx';
import { WAIT_BINS } from '@bcs/contract/features/cohort-health/work-figures';

type Props = { health: CohortHealth; onPick?: ((place: number) => void) | undefined };

/** Shows whether assignments were handed in, in time or late. SUCC-065 */
export function HandInPlot({ health: { own, items }, onPick }: Props) {
  if (items.length === 0) return null;
  return (
    <PartsPlot
      title="Submitted work by assignment"
      lead="Of the students who were in the class on the due date."
      heads={['Assignment', 'Due']}
      keys={HAND_IN_KEYS}
      bars={items.map(({ title, effectiveDueDate, students, counts }) => ({
        name: title,
        day: monthDayText(localDay(effectiveDueDate, own.timeZone)),
        students,
        shown: HAND_IN_WORDS.map(({ key }) => counts[key]),
      }))}
      before="due "
      onPick={onPick}
    />
  );
}

type MarginPlotProps = { margin: CohortHealth['margins'][number]; onPick?: ((place: number) => void) | undefined };

/** A plot of how far the students are from a limit of graduation. SUCC-065 */
export function MarginPlot({ margin: { id, students }, onPick }: MarginPlotProps) {
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

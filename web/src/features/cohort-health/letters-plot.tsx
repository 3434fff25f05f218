import type { CohortHealth } from '@bcs/contract/features/cohort-health/model';
import { countText } from '@bcs/contract/features/cohort-health/small-groups';
import { Histogram } from '#kit/plot/histogram.tsx';
import { PlotFigure } from '#kit/plot/plot-figure.tsx';

type Props = { health: CohortHealth; onPick?: ((place: number) => void) | undefined };

const SENT_BACK = new Set(['F', 'Incomplete']);

/** A plot of how often each letter was given. SUCC-065 */
export function LettersPlot({ health: { letters }, onPick }: Props) {
  if (letters.every(({ grades }) => grades === 0)) return null;
  return (
    <PlotFigure
      title="Grades by letter"
      lead="Plus and minus count with their letter."
      head={['Grade', 'Given']}
      rows={letters.map(({ letter, grades }) => [letter, countText(grades)])}
      onPick={onPick}
    >
      <Histogram
        noun="grade"
        bins={letters.map(({ letter, grades }) => ({
          // its key in the gradebook: the word is too wide for a bar on a phone
          label: letter === 'Incomplete' ? 'I' : letter,
          count: grades,
          marked: SENT_BACK.has(letter),
        }))}
        onPick={onPick}
      />
    </PlotFigure>
  );
}

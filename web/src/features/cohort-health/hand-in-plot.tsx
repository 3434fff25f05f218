import type { CohortHealth, CohortRow } from '@bcs/contract/features/cohort-health/model';
import { countText } from '@bcs/contract/features/cohort-health/small-groups';
import { HAND_IN_WORDS } from '@bcs/contract/features/cohort-health/words';
import { localDay } from '@bcs/contract/kernel/clock';
import { BarPlot } from '#kit/plot/bar-plot.tsx';
import { Legend } from '#kit/plot/legend.tsx';
import { PlotFigure } from '#kit/plot/plot-figure.tsx';
import { HAND_IN_KEYS, monthDay, partsText, shownParts } from './plot-words.ts';

type Props = { own: CohortRow; health: CohortHealth; onPick?: ((place: number) => void) | undefined };

/** Whether assignments were handed in, in time or late. SUCC-065 */
export function HandInPlot({ own, health: { items }, onPick }: Props) {
  if (items.length === 0) return null;
  const rows = items.map((item) => ({
    ...item,
    day: monthDay(localDay(item.effectiveDueDate, own.timeZone)),
    shown: HAND_IN_WORDS.map(({ key }) => item.counts[key]),
  }));
  const { keys, valuesOf } = shownParts(HAND_IN_KEYS, rows);
  return (
    <PlotFigure
      title="Submitted work by assignment"
      lead="Of the students who were in the class on the due date."
      legend={<Legend keys={keys} />}
      head={['Assignment', 'Due', 'Students', ...HAND_IN_WORDS.map(({ label }) => label)]}
      rows={rows.map(({ title, day, students, shown }) => [title, day, String(students), ...shown.map(countText)])}
      onPick={onPick}
    >
      <BarPlot
        keys={keys}
        bars={rows.map((row, place) => ({
          label: row.day,
          values: valuesOf(row),
          title: `${place + 1}. ${row.title}, due ${row.day}: ${partsText(HAND_IN_WORDS, row.shown)}`,
        }))}
        onPick={onPick}
      />
    </PlotFigure>
  );
}

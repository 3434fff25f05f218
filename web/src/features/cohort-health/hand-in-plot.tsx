import type { CohortHealth } from '@bcs/contract/features/cohort-health/model';
import { HAND_IN_WORDS } from '@bcs/contract/features/cohort-health/words';
import { localDay } from '@bcs/contract/kernel/clock';
import { PartsPlot } from './parts-plot.tsx';
import { HAND_IN_KEYS, monthDay } from './plot-words.ts';

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
        day: monthDay(localDay(effectiveDueDate, own.timeZone)),
        students,
        shown: HAND_IN_WORDS.map(({ key }) => counts[key]),
      }))}
      before="due "
      onPick={onPick}
    />
  );
}

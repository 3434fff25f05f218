import type { CohortHealth } from '@bcs/contract/features/cohort-health/model';
import { ATTENDANCE_WORDS } from '@bcs/contract/features/cohort-health/words';
import { localDay } from '@bcs/contract/kernel/clock';
import { PartsPlot } from './parts-plot.tsx';
import { ATTENDANCE_KEYS, monthDay } from './plot-words.ts';

type Props = { health: CohortHealth; onPick?: ((place: number) => void) | undefined };

/** Attendance by class meeting. SUCC-065 */
export function AttendancePlot({ health: { own, meetings }, onPick }: Props) {
  if (meetings.length === 0) return null;
  return (
    <PartsPlot
      title="Attendance by class meeting"
      lead="Of the students who were in the class on that day."
      heads={['Class meeting', 'Date']}
      keys={ATTENDANCE_KEYS}
      bars={meetings.map(({ name, startTime, students, counts }) => ({
        name,
        day: monthDay(localDay(startTime, own.timeZone)),
        students,
        shown: ATTENDANCE_WORDS.map(({ code }) => counts[code]),
      }))}
      onPick={onPick}
    />
  );
}

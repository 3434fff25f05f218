import type { CohortHealth, CohortRow } from '@bcs/contract/features/cohort-health/model';
import { countText } from '@bcs/contract/features/cohort-health/small-groups';
import { ATTENDANCE_WORDS } from '@bcs/contract/features/cohort-health/words';
import { localDay } from '@bcs/contract/kernel/clock';
import { BarPlot } from '#kit/plot/bar-plot.tsx';
import { Legend } from '#kit/plot/legend.tsx';
import { PlotFigure } from '#kit/plot/plot-figure.tsx';
import { ATTENDANCE_KEYS, monthDay, partsText, shownParts } from './plot-words.ts';

type Props = { own: CohortRow; health: CohortHealth; onPick?: ((place: number) => void) | undefined };

/** Attendance by class meeting. SUCC-065 */
export function AttendancePlot({ own, health: { meetings }, onPick }: Props) {
  if (meetings.length === 0) return null;
  const rows = meetings.map((meeting) => ({
    ...meeting,
    day: monthDay(localDay(meeting.startTime, own.timeZone)),
    shown: ATTENDANCE_WORDS.map(({ code }) => meeting.counts[code]),
  }));
  const { keys, valuesOf } = shownParts(ATTENDANCE_KEYS, rows);
  return (
    <PlotFigure
      title="Attendance by class meeting"
      lead="Of the students who were in the class on that day."
      legend={<Legend keys={keys} />}
      head={['Class meeting', 'Date', 'Students', ...ATTENDANCE_WORDS.map(({ label }) => label)]}
      rows={rows.map(({ name, day, students, shown }) => [name, day, String(students), ...shown.map(countText)])}
      onPick={onPick}
    >
      <BarPlot
        keys={keys}
        bars={rows.map((row, place) => ({
          label: row.day,
          values: valuesOf(row),
          title: `${place + 1}. ${row.name}, ${row.day}: ${partsText(ATTENDANCE_WORDS, row.shown)}`,
        }))}
        onPick={onPick}
      />
    </PlotFigure>
  );
}

import type { AttendanceHistoryRow } from '@bcs/contract/features/remote-attendance/model';
import { BarPlot } from '#kit/plot/bar-plot.tsx';
import { Legend } from '#kit/plot/legend.tsx';
import { PlotFigure } from '#kit/plot/plot-figure.tsx';
import { useNow } from '#lib/now.ts';
import { useViewer } from '#lib/viewer.ts';
import { ATTENDANCE_KEYS, groupByWeek } from './attendance-weeks.ts';

/** The height of the plot of grades beside it, with what that says in words. */
const HEIGHT = 240;

/** Attendance over the weeks of the course. */
export function AttendancePlot({ history }: { history: readonly AttendanceHistoryRow[] }) {
  const { timeZone, enrollment } = useViewer();
  const weeks = groupByWeek(history, { startDate: enrollment.course.startDate, zone: timeZone, now: useNow() });
  if (weeks.length === 0) return null;
  return (
    <PlotFigure
      title="Attendance by week"
      lead="Class sessions for which attendance was taken."
      legend={<Legend keys={ATTENDANCE_KEYS} />}
      head={['Week', ...ATTENDANCE_KEYS.map(({ label }) => label)]}
      rows={weeks.map(({ number, values }) => [`Week ${number}`, ...values.map(String)])}
    >
      <BarPlot
        height={HEIGHT}
        keys={ATTENDANCE_KEYS}
        bars={weeks.map(({ number, values }) => ({
          label: String(number),
          values,
          title: `Week ${number}: ${partsOf(values)}`,
        }))}
      />
    </PlotFigure>
  );
}

/** Says the parts of a bar: '2 present, 1 absent'. */
const partsOf = (values: readonly number[]): string =>
  ATTENDANCE_KEYS.flatMap(({ label }, key) => (values[key] ? [`${values[key]} ${label.toLowerCase()}`] : [])).join(
    ', ',
  ) || 'no class';

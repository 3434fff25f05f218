import type { AttendanceHistoryRow } from '@bcs/contract/features/remote-attendance/model';
import { ATTENDANCE_MARKS, marksText } from '#features/attendance/attendance-marks.ts';
import { AttendanceLegend, AttendanceStrip } from '#features/attendance/attendance-strip.tsx';
import { PlotFigure } from '#kit/plot/plot-figure.tsx';
import { formatWeekday } from '#lib/dates.ts';
import { useNow } from '#lib/now.ts';
import { useViewer } from '#lib/viewer.ts';
import { classCalendar, type PlacedClass } from './class-calendar.ts';

/** The classes of the course at a glance: one square each, with the weeks side by side. */
export function AttendanceCalendar({ history }: { history: readonly AttendanceHistoryRow[] }) {
  const { timeZone, enrollment } = useViewer();
  const now = useNow();
  const { classes, columns } = classCalendar(history, { startDate: enrollment.course.startDate, zone: timeZone, now });
  const [first, last] = [classes[0], classes.at(-1)];
  if (!first || !last) return null;
  return (
    <PlotFigure
      title="Attendance by class"
      lead={`${marksText(classes.map(({ mark }) => mark))}.`}
      legend={<AttendanceLegend />}
      head={['Class', 'Week', 'Day', 'Attendance']}
      rows={classes.map(({ name, week, day, mark }) => [
        name,
        String(week),
        formatWeekday(day),
        ATTENDANCE_MARKS[mark].label,
      ])}
    >
      <div className="flex gap-x-2 text-2xs text-muted">
        <ul className="grid shrink-0 items-center">
          {columns[0]?.map((_, row) => (
            // the course may meet twice on a day
            // oxlint-disable-next-line no-array-index-key
            <li key={row}>
              {columns.flatMap((week) => (week[row] ? formatWeekday(week[row].day).slice(0, 3) : []))[0]}
            </li>
          ))}
        </ul>
        <div className="min-w-0">
          <AttendanceStrip grow={2} columns={columns.map((week) => week.map((each) => each && named(each)))} />
        </div>
      </div>
      <p className="text-xs text-muted">
        {last.week > first.week
          ? `From left to right: week ${first.week} to week ${last.week}.`
          : `Week ${first.week}.`}
      </p>
    </PlotFigure>
  );
}

const named = ({ mark, name, day }: PlacedClass) => ({ mark, name: `${formatWeekday(day)}: ${name}` });

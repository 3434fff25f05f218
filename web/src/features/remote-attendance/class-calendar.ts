import type { AttendanceHistoryRow } from '@bcs/contract/features/remote-attendance/model';
import { toAttendanceFacts } from '@bcs/contract/features/attendance/standing';
import { isApprovedAhead } from '@bcs/contract/features/attendance/statuses';
import { meetingsOf } from '@bcs/contract/features/remote-attendance/tally';
import {
  compareInstants,
  courseWeek,
  localDay,
  weekday,
  type Day,
  type Instant,
  type Zone,
} from '@bcs/contract/kernel/clock';
import type { AttendanceMark } from '#features/attendance/attendance-marks.ts';

/** A class with its position: weeks run to the right, days of the week downward. */
export interface PlacedClass {
  readonly name: string;
  readonly day: Day;
  /** The week of the course; 1 is the first. D-011 */
  readonly week: number;
  readonly mark: AttendanceMark;
}
export interface ClassCalendar {
  /** The classes in order of time. */
  readonly classes: readonly PlacedClass[];
  /** One column for each week, with a place for every time at which the course ever meets in a week. */
  readonly columns: readonly (readonly (PlacedClass | null)[])[];
}
type Place = { readonly startDate: Day; readonly zone: Zone; readonly now: Instant };

/** Arranges the class sessions of a course as a calendar; career sessions are left out. D-118 */
export function classCalendar(
  history: readonly AttendanceHistoryRow[],
  { startDate, zone, now }: Place,
): ClassCalendar {
  const classes = meetingsOf(history)
    .toSorted((a, b) => compareInstants(a.session.startTime, b.session.startTime))
    .map((row): PlacedClass => {
      const { name, startTime } = row.session;
      const day = localDay(startTime, zone);
      return { name, day, week: courseWeek(startDate, day), mark: markOf(row, now) };
    });
  const placeOf = (one: PlacedClass) => {
    const before = classes.slice(0, classes.indexOf(one)).filter(({ day }) => day === one.day).length;
    return { of: one, row: weekday(one.day) * 100 + before };
  };
  const placed = classes.map(placeOf);
  const rows = [...new Set(placed.map(({ row }) => row))].toSorted((a, b) => a - b);
  const [first, last] = [classes[0]?.week ?? 1, classes.at(-1)?.week ?? 0];
  const columns = Array.from({ length: last - first + 1 }, (_, column) =>
    rows.map((row) => placed.find((each) => each.row === row && each.of.week === first + column)?.of ?? null),
  );
  return { classes, columns };
}

/** Returns the mark of a class; a future class is to come, whatever was decided about it. D-242 */
function markOf(row: AttendanceHistoryRow, now: Instant): AttendanceMark {
  const { startTime } = row.session;
  if (startTime <= now) return row.statusCode;
  return isApprovedAhead(toAttendanceFacts(startTime, row), now) ? 'approved' : 'future';
}

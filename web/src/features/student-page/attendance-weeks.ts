import type { AttendanceHistoryRow } from '@bcs/contract/features/remote-attendance/model';
import { begunMeetings } from '@bcs/contract/features/remote-attendance/tally';
import { courseWeek, localDay, type Day, type Instant, type Zone } from '@bcs/contract/kernel/clock';

/** The parts of the bars, from the bottom: the words of the legend and of the table. */
export const ATTENDANCE_KEYS = [
  { label: 'Present', tone: 'good', codes: ['present'] },
  { label: 'Remote', tone: 'brand', codes: ['remote'] },
  { label: 'Excused', tone: 'neutral', codes: ['exception'] },
  { label: 'Absent', tone: 'bad', codes: ['absent'] },
] as const;

export interface AttendanceWeek {
  /** The number of the week as the course counts; 1 is the first. D-011 */
  readonly number: number;
  /** The number of weeks for each key, in the keys' order. */
  readonly values: readonly number[];
}

type Place = { readonly startDate: Day; readonly zone: Zone; readonly now: Instant };

/** Counts somebody's attendance in the class sessions of each week begun, from the first with a status to the last. */
export function groupByWeek(
  history: readonly AttendanceHistoryRow[],
  { startDate, zone, now }: Place,
): AttendanceWeek[] {
  const counts = new Map<number, number[]>();
  for (const { session, statusCode } of begunMeetings(history, now)) {
    const key = ATTENDANCE_KEYS.findIndex(({ codes }) => (codes as readonly string[]).includes(statusCode));
    if (key === -1) continue;
    const week = courseWeek(startDate, localDay(session.startTime, zone));
    const values = counts.get(week) ?? ATTENDANCE_KEYS.map(() => 0);
    values[key] = (values[key] ?? 0) + 1;
    counts.set(week, values);
  }
  if (counts.size === 0) return [];
  const [first, last] = [Math.min(...counts.keys()), Math.max(...counts.keys())];
  // a week without a class leaves a gap
  return Array.from({ length: last - first + 1 }, (_, place) => ({
    number: first + place,
    values: counts.get(first + place) ?? ATTENDANCE_KEYS.map(() => 0),
  }));
}

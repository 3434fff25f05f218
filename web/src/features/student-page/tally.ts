import type { AttendanceHistoryRow } from '@bcs/contract/features/remote-attendance/model';
import type { AttendanceTally } from '@bcs/contract/features/student-page/model';
import type { Instant } from '@bcs/contract/kernel/clock';

/** How somebody stood to the class sessions that have begun, as the list of students counts. D-118 */
export function tallyOf(history: readonly AttendanceHistoryRow[], now: Instant): AttendanceTally {
  const held = history.filter(({ session }) => session.context.contextCode === 'academic' && session.startTime <= now);
  const count = (...codes: readonly string[]) => held.filter(({ statusCode }) => codes.includes(statusCode)).length;
  return { attended: count('present', 'remote'), absent: count('absent'), excused: count('exception') };
}

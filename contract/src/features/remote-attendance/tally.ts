import type { Instant } from '#kernel/clock';
import type { AttendanceHistoryRow } from './model.ts';

type Met = Pick<AttendanceHistoryRow, 'statusCode' | 'wasThere'> & {
  readonly session: Pick<AttendanceHistoryRow['session'], 'startTime' | 'context'>;
};

/** The class meetings of a student: academic sessions that began while the student was in the class. D-118, D-229 */
export const meetingsOf = <Row extends Met>(history: readonly Row[]): Row[] =>
  history.filter(({ session, wasThere }) => session.context.contextCode === 'academic' && wasThere);

/** The class meetings that have begun. Approved future sessions do not count as attended. D-242 */
export const begunMeetings = <Row extends Met>(history: readonly Row[], now: Instant): Row[] =>
  meetingsOf(history).filter(({ session }) => session.startTime <= now);

/** Counts a student's attendance at the class meetings begun so far, for every page that shows it. D-118, D-242 */
export function tallyMeetings(history: readonly Met[], now: Instant) {
  const begun = begunMeetings(history, now);
  const count = (...codes: readonly string[]) => begun.filter(({ statusCode }) => codes.includes(statusCode)).length;
  return {
    attended: count('present', 'remote'),
    remote: count('remote'),
    absent: count('absent'),
    excused: count('exception'),
  };
}

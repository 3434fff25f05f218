import type { Instant } from '#kernel/clock';
import type { AttendanceHistoryRow } from './model.ts';

type Met = Pick<AttendanceHistoryRow, 'statusCode' | 'wasThere'> & {
  readonly session: Pick<AttendanceHistoryRow['session'], 'startTime' | 'context'>;
};

/** The class meetings that are somebody's own: academic ones that began while the person was in the class. D-118, D-229 */
export const meetingsOf = <Row extends Met>(history: readonly Row[]): Row[] =>
  history.filter(({ session, wasThere }) => session.context.contextCode === 'academic' && wasThere);

/** Those of them that have begun: nobody has attended tomorrow, whatever was approved. D-242 */
export const begunOf = <Row extends Met>(history: readonly Row[], now: Instant): Row[] =>
  meetingsOf(history).filter(({ session }) => session.startTime <= now);

/** Counts a student's attendance at the class meetings begun so far, for every page that shows it. D-118, D-242 */
export function tallyMeetings(history: readonly Met[], now: Instant) {
  const begun = begunOf(history, now);
  const count = (...codes: readonly string[]) => begun.filter(({ statusCode }) => codes.includes(statusCode)).length;
  return {
    attended: count('present', 'remote'),
    remote: count('remote'),
    absent: count('absent'),
    excused: count('exception'),
  };
}

import { wasEnrolledAt } from '#features/enrollments/stays';
import type { Instant } from '#kernel/clock';
import { exactAttendanceRate } from '#features/student-page/attendance-rate';
import type { StatusCode } from '#features/attendance/statuses';
import { meetingsOf, type ClassFrame, type ClassSession, type StudentFacts } from './facts.ts';

/** The number of students of the class with each status at one of its meetings. */
export type StatusCounts = Record<StatusCode, number>;
const nobody = (): StatusCounts => ({ present: 0, remote: 0, absent: 0, exception: 0, none: 0 });

/** The attendance of one meeting that has begun. */
export interface MeetingFigures {
  readonly session: ClassSession;
  readonly counts: StatusCounts;
}

/**
 * The attendance of the meetings that had begun by a given time, counting the students who were active then. SUCC-065,
 * SUCC-066
 */
export const attendanceUntil = (frame: ClassFrame, students: readonly StudentFacts[], now: Instant): MeetingFigures[] =>
  meetingsOf(frame)
    .filter(({ startTime }) => startTime <= now)
    .map((session) => {
      const counts = nobody();
      for (const { stays, statuses, isBlocked } of students) {
        const status = statuses.get(session.id) ?? 'none';
        if (wasEnrolledAt(stays, session.startTime) && !(isBlocked && status === 'none')) counts[status] += 1;
      }
      return { session, counts };
    });

/** Adds up the figures of several meetings. */
export const totalOf = (figures: readonly MeetingFigures[]): StatusCounts => {
  const total = nobody();
  for (const { counts } of figures) for (const code of Object.keys(total) as StatusCode[]) total[code] += counts[code];
  return total;
};

/** The attendance rate in percent; null before the first meeting. Exceptions are left out of the calculation. */
export const rateOf = ({ present, remote, absent }: StatusCounts): number | null =>
  exactAttendanceRate({ attended: present + remote, absent });

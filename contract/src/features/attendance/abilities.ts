import { ability } from '#kernel/ability';
import { COURSE_RUNNERS, STAFF } from '#kernel/roles';
import { refuseCheckIn, type CheckInFacts } from './check-in.ts';
import { ATTENDANCE_CHANGED } from './failures.ts';
import { refuseMark, type MarkFacts } from './marking.ts';

export const checkIn = ability<CheckInFacts>({
  id: 'attendance.checkIn',
  roles: ['student'],
  refuse: (facts, _viewer, now) => refuseCheckIn(facts, now),
});

export interface SetStatusFacts extends MarkFacts {
  /** Somebody else has changed it since the caller looked, to something else than the caller wants. */
  readonly changedMeanwhile: boolean;
}

export const setStatus = ability<SetStatusFacts>({
  id: 'attendance.setStatus',
  roles: COURSE_RUNNERS,
  refuse: (facts, { role }, now) =>
    refuseMark(facts, role, now) ?? (facts.changedMeanwhile ? ATTENDANCE_CHANGED : null),
});

/** The tables of sessions and courses. ATT-025 */
export const readAttendance = ability({ id: 'attendance.read', roles: STAFF });

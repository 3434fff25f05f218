import { ability } from '#kernel/ability';
import { COURSE_RUNNERS, SSM_TYPE, STAFF, STUDENT } from '#kernel/roles';
import { refuseCheckIn, type CheckInFacts } from './check-in.ts';
import { refuseCode, type CodeVerdict } from './check-in-code.ts';
import { ATTENDANCE_CHANGED } from './failures.ts';
import { refuseMark, refuseWhenLocked, type LockFacts, type MarkFacts } from './marking.ts';

export interface CodedCheckInFacts extends CheckInFacts {
  readonly code: CodeVerdict;
}

/** The code comes after everything else: it never opens what is closed. */
export const checkIn = ability<CodedCheckInFacts>('attendance.checkIn', {
  roles: [STUDENT],
  refuse: (facts, _viewer, now) => refuseCheckIn(facts, now) ?? refuseCode(facts.code),
});

/** Shows the code in the classroom: those who take attendance. */
export const showCheckInCode = ability('attendance.showCode', { roles: COURSE_RUNNERS });

/** Decides how attendance is taken in a course. */
export const setAttendanceRules = ability('attendance.setRules', { roles: SSM_TYPE });

/** Takes back what the system has set, for a whole session. */
export const undoSystemAbsences = ability<LockFacts>('attendance.undoSystem', {
  roles: COURSE_RUNNERS,
  refuse: (facts, { role }, now) => refuseWhenLocked(facts, role, now),
});

export interface SetStatusFacts extends MarkFacts {
  /** Somebody else has changed it since the caller looked, to something else than the caller wants. */
  readonly changedMeanwhile: boolean;
}

export const setStatus = ability<SetStatusFacts>('attendance.setStatus', {
  roles: COURSE_RUNNERS,
  refuse: (facts, { role }, now) =>
    refuseMark(facts, role, now) ?? (facts.changedMeanwhile ? ATTENDANCE_CHANGED : null),
});

/** The tables of sessions and courses. ATT-025 */
export const readAttendance = ability('attendance.read', { roles: STAFF });

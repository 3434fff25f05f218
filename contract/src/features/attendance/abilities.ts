import { ability } from '#kernel/ability';
import { COURSE_RUNNERS, SSM_TYPE, STAFF, STUDENT } from '#kernel/roles';
import { refuseCheckIn, type CheckInFacts } from './check-in.ts';
import { refuseCode, type CodeVerdict } from './check-in-code.ts';
import { ATTENDANCE_CHANGED } from './failures.ts';
import { refuseMark, refuseWhenLocked, type LockFacts, type MarkFacts } from './marking.ts';

export interface CodedCheckInFacts extends CheckInFacts {
  readonly code: CodeVerdict;
}

/** Checks the code last, so that a code never opens a check-in that is closed. */
export const checkIn = ability<CodedCheckInFacts>('attendance.checkIn', {
  roles: [STUDENT],
  refuse: (facts, _viewer, now) => refuseCheckIn(facts, now) ?? refuseCode(facts.code),
});

/** Shows the check-in code to those who take attendance. */
export const showCheckInCode = ability('attendance.showCode', { roles: COURSE_RUNNERS });

/** Decides how attendance is taken in a course. */
export const setAttendanceRules = ability('attendance.setRules', { roles: SSM_TYPE });

/** Undoes the absences that the system has set for a whole session. */
export const undoSystemAbsences = ability<LockFacts>('attendance.undoSystem', {
  roles: COURSE_RUNNERS,
  refuse: (facts, { role }, now) => refuseWhenLocked(facts, role, now),
});

export interface SetStatusFacts extends MarkFacts {
  /** True if somebody else has meanwhile set a status other than the one that the caller wants. */
  readonly changedMeanwhile: boolean;
}

export const setStatus = ability<SetStatusFacts>('attendance.setStatus', {
  roles: COURSE_RUNNERS,
  refuse: (facts, { role }, now) =>
    refuseMark(facts, role, now) ?? (facts.changedMeanwhile ? ATTENDANCE_CHANGED : null),
});

/** Shows the attendance tables of sessions and courses. ATT-025 */
export const readAttendance = ability('attendance.read', { roles: STAFF });

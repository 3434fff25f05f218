import { endOfDay, later, localDay, type Instant, type Zone } from '#kernel/clock';
import type { Failure } from '#kernel/failure';
import { SSM_TYPE, type Role } from '#kernel/roles';
import { SET_STATUS_FAILURES } from './failures.ts';
import type { StatusCode } from './statuses.ts';

/** Tells whether a role may change locked attendance, and set and remove exceptions. D-107, D-108, D-202 */
const isSsmType = (role: Role): boolean => SSM_TYPE.includes(role);

/**
 * The time when the attendance of a session locks: at midnight at the end of the day on which it begins, in the
 * course's time zone, but never before it has ended. ATT-019, D-108, D-230
 */
export const attendanceLocksAt = (startTime: Instant, zone: Zone, endTime = startTime): Instant =>
  later(endOfDay(localDay(startTime, zone), zone), endTime);

/** Tells whether the attendance of a session is locked for a role. ATT-019, D-108 */
export const isAttendanceLocked = (session: LockFacts, role: Role, now: Instant): boolean =>
  !isSsmType(role) && now >= attendanceLocksAt(session.startTime, session.zone, session.endTime);

/**
 * The options of the dropdown. Exception is offered to two roles only, and shown to others when it is locked. ATT-023,
 * D-107
 */
export const statusChoices = (role: Role, locked: boolean): readonly StatusCode[] =>
  isSsmType(role) || locked
    ? ['none', 'present', 'remote', 'absent', 'exception']
    : ['none', 'present', 'remote', 'absent'];

export interface LockFacts {
  readonly startTime: Instant;
  /** Without it, the session is assumed to end on the day on which it begins. */
  readonly endTime?: Instant;
  readonly zone: Zone;
}

/** Tells why nothing of a session's attendance may be changed any more, or null. ATT-019 */
export const refuseWhenLocked = (session: LockFacts, role: Role, now: Instant): Failure | null =>
  isAttendanceLocked(session, role, now) ? SET_STATUS_FAILURES.LOCKED : null;

/** Tells whether a role may replace a status. Only roles that can set an exception may replace one. D-202 */
export const mayReplaceStatus = (stored: StatusCode, role: Role): boolean => stored !== 'exception' || isSsmType(role);

export interface MarkFacts extends LockFacts {
  /** The status that is stored now. */
  readonly stored: StatusCode;
  readonly statusCode: StatusCode;
  readonly excusedAbsenceReasonId: number | null;
}

/**
 * Tells why a status may not be set by one of the four roles that run a course, or null. ATT-018, ATT-019, ATT-023,
 * D-109, D-202
 */
export const refuseMark = (mark: MarkFacts, role: Role, now: Instant): Failure | null => {
  const locked = refuseWhenLocked(mark, role, now);
  if (locked) return locked;
  if (!mayReplaceStatus(mark.stored, role)) return SET_STATUS_FAILURES.EXCEPTION_RESERVED;
  if (mark.statusCode !== 'exception')
    return mark.excusedAbsenceReasonId === null ? null : SET_STATUS_FAILURES.REASON_UNEXPECTED;
  if (!isSsmType(role)) return SET_STATUS_FAILURES.EXCEPTION_RESERVED;
  return mark.excusedAbsenceReasonId === null ? SET_STATUS_FAILURES.REASON_REQUIRED : null;
};

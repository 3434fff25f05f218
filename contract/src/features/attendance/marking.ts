import { endOfDay, later, localDay, type Instant, type Zone } from '#kernel/clock';
import type { Failure } from '#kernel/failure';
import { SSM_TYPE, type Role } from '#kernel/roles';
import { SET_STATUS } from './failures.ts';
import type { StatusCode } from './statuses.ts';

/** Tells whether a role is never locked out, and gives and removes exceptions. D-107, D-108, D-202 */
const isSsmType = (role: Role): boolean => SSM_TYPE.includes(role);

/**
 * When the attendance of a session locks: at 24:00 of the day on which it begins, on campus, but never before it has ended.
 * ATT-019, D-108, D-230
 */
export const attendanceLocksAt = (startTime: Instant, zone: Zone, endTime = startTime): Instant =>
  later(endOfDay(localDay(startTime, zone), zone), endTime);

/** Tells whether the attendance of a session is locked for a role. ATT-019, D-108 */
export const isAttendanceLocked = (session: LockFacts, role: Role, now: Instant): boolean =>
  !isSsmType(role) && now >= attendanceLocksAt(session.startTime, session.zone, session.endTime);

/** The choices of the dropdown: Exception for two roles only, or for display where it is locked. ATT-023, D-107 */
export const statusChoices = (role: Role, locked: boolean): readonly StatusCode[] =>
  isSsmType(role) || locked
    ? ['none', 'present', 'remote', 'absent', 'exception']
    : ['none', 'present', 'remote', 'absent'];

export interface LockFacts {
  readonly startTime: Instant;
  /** Without it the session is taken to end on the day on which it begins. */
  readonly endTime?: Instant;
  readonly zone: Zone;
}

/** Tells why nothing of a session's attendance may be changed any more, or null. ATT-019 */
export const refuseWhenLocked = (session: LockFacts, role: Role, now: Instant): Failure | null =>
  isAttendanceLocked(session, role, now) ? SET_STATUS.LOCKED : null;

/** Tells whether a status can be replaced by a role: an exception only by those who could give it again. D-202 */
export const mayReplace = (stored: StatusCode, role: Role): boolean => stored !== 'exception' || isSsmType(role);

export interface MarkFacts extends LockFacts {
  /** The status that is stored now. */
  readonly stored: StatusCode;
  readonly statusCode: StatusCode;
  readonly excusedAbsenceReasonId: number | null;
}

/** Tells why one of the four roles that run a course may not set a status. ATT-018, ATT-019, ATT-023, D-109, D-202 */
export const refuseMark = (mark: MarkFacts, role: Role, now: Instant): Failure | null => {
  const locked = refuseWhenLocked(mark, role, now);
  if (locked) return locked;
  if (!mayReplace(mark.stored, role)) return SET_STATUS.EXCEPTION_RESERVED;
  if (mark.statusCode !== 'exception')
    return mark.excusedAbsenceReasonId === null ? null : SET_STATUS.REASON_UNEXPECTED;
  if (!isSsmType(role)) return SET_STATUS.EXCEPTION_RESERVED;
  return mark.excusedAbsenceReasonId === null ? SET_STATUS.REASON_REQUIRED : null;
};

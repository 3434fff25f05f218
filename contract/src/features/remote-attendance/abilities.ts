import { refuseWhenLocked, type LockFacts } from '#features/attendance/marking';
import { hidden } from '#features/enrollments/hidden';
import { ability, type Account, type Viewer } from '#kernel/ability';
import { FAILURES, type Failure } from '#kernel/failure';
import { ATTENDANCE_MANAGERS, COURSE_RUNNERS, isStudent, OVERSEERS, ROLES, STUDENT } from '#kernel/roles';
import { refuseCancel, refuseDenial, refuseUndoApproval, type CancelFacts, type GivenApproval } from './decision.ts';
import { CANNOT_MANAGE_ATTENDANCE, REQUEST } from './failures.ts';
import { refuseRequest, type RemoteQuota, type RequestFacts } from './request.ts';

const hides = ({ cohortUiControl, featureFlags }: Viewer) => hidden(cohortUiControl, featureFlags).remoteAttendance;

/** A student reads the own history, staff that of everybody in the course. ATT-020, D-116 */
export const readAttendanceHistory = ability<{ readonly studentEnrollmentId: number }>('attendance.history', {
  roles: ROLES,
  refuse: ({ studentEnrollmentId }, { role, enrollmentId }) =>
    isStudent(role) && studentEnrollmentId !== enrollmentId ? FAILURES.NOT_FOUND : null,
});

/** Remote requests of all courses of one's universities. The account decides, which has one of these roles somewhere. REM-034, D-124 */
export const manageAllAttendance = ability<null, Account>('attendance.manage', {
  roles: ATTENDANCE_MANAGERS,
  refuse: (_facts, { canManageAttendance }) => (canManageAttendance ? null : CANNOT_MANAGE_ATTENDANCE),
});

/** The right to see the cost of a request before it is made. REM-004, D-119 */
export const weighRequest = ability('remoteAttendance.weigh', {
  roles: [STUDENT],
  refuse: (_facts, viewer) => (hides(viewer) ? REQUEST.HIDDEN : null),
});

/** REM-016, REM-022 to REM-026, REM-029 */
export const requestRemoteAttendance = ability<Omit<RequestFacts, 'hidden'> & RemoteQuota>('remoteAttendance.request', {
  roles: [STUDENT],
  refuse: (facts, viewer, now) => refuseRequest({ ...facts, hidden: hides(viewer) }, now),
});

/** Also where remote attendance has been hidden since: what was asked can be taken back. REM-014, REM-029, D-123 */
export const cancelRequest = ability<CancelFacts & { readonly studentEnrollmentId: number }>(
  'remoteAttendance.cancel',
  {
    roles: [STUDENT],
    refuse: (facts, { enrollmentId }, now) =>
      facts.studentEnrollmentId === enrollmentId ? refuseCancel(facts, now) : FAILURES.NOT_FOUND,
  },
);

/** Students read their own, the four roles that run a course all of it. REM-030, REM-033 */
export const readRequests = ability('remoteAttendance.read', { roles: [STUDENT, ...COURSE_RUNNERS] });

export interface AskedBy {
  /** The account of the student who asks. */
  readonly studentId: number;
}

/** A general manager decides where operations have allowed it; nobody decides what they have asked for themselves. D-121, D-124 */
const refuseDecider = ({ studentId }: AskedBy, { role, accountId, canManageAttendance }: Viewer): Failure | null => {
  if (studentId === accountId) return FAILURES.FORBIDDEN;
  return OVERSEERS.includes(role) && !canManageAttendance ? CANNOT_MANAGE_ATTENDANCE : null;
};
const DECIDERS = [...COURSE_RUNNERS, ...OVERSEERS];

/**
 * An approval sets attendance, so the attendance lock holds for it. What else stands against one is answered
 * with 200, and is not for the ability to say. D-013, D-200, REM-012
 */
export const approveRequest = ability<AskedBy & Omit<LockFacts, 'zone'>>('remoteAttendance.approve', {
  roles: DECIDERS,
  refuse: (request, viewer, now) =>
    refuseDecider(request, viewer) ?? refuseWhenLocked({ ...request, zone: viewer.timeZone }, viewer.role, now),
});

/** REM-013 */
export const denyRequest = ability<AskedBy & { readonly decided: boolean }>('remoteAttendance.deny', {
  roles: DECIDERS,
  refuse: (facts, viewer) => refuseDecider(facts, viewer) ?? refuseDenial(facts),
});

/** Whoever approved takes it back within ten minutes, before anybody acts on it. The attendance lock holds. D-200 */
export const undoApproval = ability<AskedBy & GivenApproval & Omit<LockFacts, 'zone'>>(
  'remoteAttendance.undoApproval',
  {
    roles: DECIDERS,
    refuse: (request, viewer, now) =>
      refuseDecider(request, viewer) ??
      refuseUndoApproval(request, viewer.accountId, now) ??
      refuseWhenLocked({ ...request, zone: viewer.timeZone }, viewer.role, now),
  },
);

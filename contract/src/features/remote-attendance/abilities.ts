import { refuseWhenLocked, type LockFacts } from '#features/attendance/marking';
import { hidden } from '#features/enrollments/hidden';
import { ability, type Account, type Viewer } from '#kernel/ability';
import { FAILURES, type Failure } from '#kernel/failure';
import { ATTENDANCE_MANAGERS, COURSE_RUNNERS, isStudent, OVERSEERS, ROLES, STUDENT } from '#kernel/roles';
import { refuseCancel, refuseDenial, refuseUndoApproval, type CancelFacts, type GivenApproval } from './decision.ts';
import { CANNOT_MANAGE_ATTENDANCE } from './failures-decision.ts';
import { REQUEST_FAILURES } from './failures.ts';
import { refuseRequest, type RemoteQuota, type RequestFacts } from './request.ts';

const hides = ({ cohortUiControl, featureFlags }: Viewer) => hidden(cohortUiControl, featureFlags).remoteAttendance;

/** Lets students read their own history, and staff that of everybody in the course. ATT-020, D-116 */
export const readAttendanceHistory = ability<{ readonly studentEnrollmentId: number }>('attendance.history', {
  roles: ROLES,
  refuse: ({ studentEnrollmentId }, { role, enrollmentId }) =>
    isStudent(role) && studentEnrollmentId !== enrollmentId ? FAILURES.NOT_FOUND : null,
});

/**
 * Lets people manage remote requests of all courses in their universities, if their account has one of these roles
 * anywhere. REM-034, D-124
 */
export const manageAllAttendance = ability<null, Account>('attendance.manage', {
  roles: ATTENDANCE_MANAGERS,
  refuse: (_facts, { canManageAttendance }) => (canManageAttendance ? null : CANNOT_MANAGE_ATTENDANCE),
});

/** Shows the cost of a request before it is made. REM-004, D-119 */
export const weighRequest = ability('remoteAttendance.weigh', {
  roles: [STUDENT],
  refuse: (_facts, viewer) => (hides(viewer) ? REQUEST_FAILURES.HIDDEN : null),
});

/** Specified by REM-016, REM-022 to REM-026 and REM-029. */
export const requestRemoteAttendance = ability<Omit<RequestFacts, 'hidden'> & RemoteQuota>('remoteAttendance.request', {
  roles: [STUDENT],
  refuse: (facts, viewer, now) => refuseRequest({ ...facts, hidden: hides(viewer) }, now),
});

/** Lets students cancel a request, even if remote attendance was hidden afterwards. REM-014, REM-029, D-123 */
export const cancelRequest = ability<CancelFacts & { readonly studentEnrollmentId: number }>(
  'remoteAttendance.cancel',
  {
    roles: [STUDENT],
    refuse: (facts, { enrollmentId }, now) =>
      facts.studentEnrollmentId === enrollmentId ? refuseCancel(facts, now) : FAILURES.NOT_FOUND,
  },
);

/** Lets students read their own requests, and the four roles that run a course all of its requests. REM-030, REM-033 */
export const readRequests = ability('remoteAttendance.read', { roles: [STUDENT, ...COURSE_RUNNERS] });

export interface RequestOwner {
  /** The account of the student who makes the request. */
  readonly studentId: number;
}

/**
 * Refuses general managers without the operator's permission, and anybody who would decide their own request. D-121,
 * D-124
 */
const refuseDecider = (
  { studentId }: RequestOwner,
  { role, accountId, canManageAttendance }: Viewer,
): Failure | null => {
  if (studentId === accountId) return FAILURES.FORBIDDEN;
  return OVERSEERS.includes(role) && !canManageAttendance ? CANNOT_MANAGE_ATTENDANCE : null;
};
const DECIDERS = [...COURSE_RUNNERS, ...OVERSEERS];

/**
 * Lets staff approve a request. An approval sets attendance, so the attendance lock applies. Other obstacles are
 * reported with status 200 by the call itself. D-013, D-200, REM-012
 */
export const approveRequest = ability<RequestOwner & Omit<LockFacts, 'zone'>>('remoteAttendance.approve', {
  roles: DECIDERS,
  refuse: (request, viewer, now) =>
    refuseDecider(request, viewer) ?? refuseWhenLocked({ ...request, zone: viewer.timeZone }, viewer.role, now),
});

/** Specified by REM-013. */
export const denyRequest = ability<RequestOwner & { readonly decided: boolean }>('remoteAttendance.deny', {
  roles: DECIDERS,
  refuse: (facts, viewer) => refuseDecider(facts, viewer) ?? refuseDenial(facts),
});

/**
 * Lets staff undo their own approval within ten minutes, before anybody acts on it and while attendance is not locked.
 * D-200
 */
export const undoApproval = ability<RequestOwner & GivenApproval & Omit<LockFacts, 'zone'>>(
  'remoteAttendance.undoApproval',
  {
    roles: DECIDERS,
    refuse: (request, viewer, now) =>
      refuseDecider(request, viewer) ??
      refuseUndoApproval(request, viewer.accountId, now) ??
      refuseWhenLocked({ ...request, zone: viewer.timeZone }, viewer.role, now),
  },
);

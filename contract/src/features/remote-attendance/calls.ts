import { z } from 'zod';
import { SET_STATUS_FAILURES } from '#features/attendance/failures';
import { RequestStep } from '#features/attendance/model';
import { Enrollment } from '#features/enrollments/model';
import { call } from '#kernel/call';
import { count, id } from '#kernel/schema';
import * as may from './abilities.ts';
import { CANNOT_MANAGE_ATTENDANCE, DECISION_FAILURES } from './failures-decision.ts';
import { REQUEST_FAILURES } from './failures.ts';
import {
  AttendanceHistoryRow,
  PageMark,
  PageOfRequests,
  RemoteAttendanceRow,
  RequestedSession,
  RequestSteps,
  UndoableApproval,
} from './model.ts';

export const attendanceHistory = call('POST /broker/attendanceHistory', {
  shows: ['sessions', 'attendance', 'remote requests', 'pictures'],
  summary: 'How a student stood to the sessions of the course, and the remote requests',
  input: { enrollmentId: id() },
  output: {
    attendanceHistory: z.array(AttendanceHistoryRow),
    remoteAttendanceRequests: z.array(RemoteAttendanceRow),
    /** The absences that remain; null if the course sets no limit. ATT-032, D-118 */
    remainingAbsences: z.int().min(0).nullable(),
  },
  scope: { by: 'student-enrollment', field: 'enrollmentId' },
  allow: may.readAttendanceHistory,
});

export const manageAttendance = call('GET /broker/manageAttendance', {
  shows: ['remote requests', 'classes'],
  summary: 'What a general manager oversees: universities, cohorts, courses, and how many requests wait',
  output: {
    canManageAttendance: z.literal(true),
    universities: z.array(z.object({ id: id(), name: z.string() })),
    cohorts: z.array(z.object({ id: id(), name: z.string(), universityId: id() })),
    courses: z.array(z.object({ id: id(), name: z.string(), code: z.string(), cohortId: id() })),
    pendingRemoteAttendanceRequestCount: count(),
  },
  scope: 'account',
  allow: may.manageAllAttendance,
  fails: [CANNOT_MANAGE_ATTENDANCE],
});

const listed = z.object({
  /** At most 50 requests, the latest first. */
  remoteAttendanceRequests: z.array(RemoteAttendanceRow),
  /** The value for `before` that returns the next page; null on the last page. */
  next: PageMark.nullable(),
  /**
   * The caller's approvals of the last ten minutes that can be undone, regardless of the filter; on the first page
   * only.
   */
  undoable: z.array(UndoableApproval),
});

export const remoteAttendanceRequests = call('POST /broker/remoteAttendanceRequests', {
  shows: ['remote requests', 'attendance', 'sessions', 'pictures'],
  summary: 'The remote requests of a student; for staff those of the whole course',
  input: PageOfRequests.extend({ enrollmentId: id() }),
  output: listed,
  scope: 'own-enrollment',
  allow: may.readRequests,
});

export const allRemoteAttendanceRequests = call('POST /broker/allRemoteAttendanceRequests', {
  shows: ['remote requests', 'attendance', 'sessions', 'pictures'],
  summary: 'The remote requests of all courses that a general manager oversees',
  input: PageOfRequests.extend({ universityId: id().optional(), cohortId: id().optional(), courseId: id().optional() }),
  output: listed,
  scope: 'account',
  allow: may.manageAllAttendance,
  fails: [CANNOT_MANAGE_ATTENDANCE],
});

export const requestRemoteAttendance = call('POST /broker/requestRemoteAttendance', {
  shows: ['remote requests', 'attendance', 'sessions'],
  summary: 'Whether a student may ask to attend a session from afar, and what it would use up',
  input: { enrollmentId: id(), sessionId: id() },
  output: {
    session: RequestedSession,
    eligible: z.boolean(),
    /** The code of the refusal. */
    reason: z.enum(Object.values(REQUEST_FAILURES).map(({ code }) => code)).nullable(),
    maxRemoteAttendance: count().nullable(),
    remoteAttendanceCount: count(),
    pendingRemoteAttendanceRequestCount: count(),
    studentSuccessManagers: z.array(z.object({ firstName: z.string() })),
    /** The request that exists already. */
    request: RequestSteps.nullable(),
  },
  scope: 'own-enrollment',
  allow: may.weighRequest,
  fails: [REQUEST_FAILURES.HIDDEN],
});

const withEnrollment = z.object({ success: z.literal(true), enrollment: Enrollment });

export const createRemoteAttendanceRequest = call('POST /broker/createRemoteAttendanceRequest', {
  changes: ['remote requests', 'enrollments'],
  summary: 'Asks to attend a session from afar',
  input: { id: z.null(), studentEnrollmentId: id(), sessionId: id() },
  output: withEnrollment,
  scope: { by: 'own-enrollment', field: 'studentEnrollmentId' },
  allow: may.requestRemoteAttendance,
  fails: Object.values(REQUEST_FAILURES),
});

export const deleteRemoteAttendanceRequest = call('POST /broker/deleteRemoteAttendanceRequest', {
  changes: ['remote requests', 'enrollments'],
  summary: 'Takes an open remote request back',
  input: { id: id() },
  output: withEnrollment,
  scope: { by: 'remote-request', field: 'id' },
  allow: may.cancelRequest,
  fails: [DECISION_FAILURES.ALREADY_DECIDED, DECISION_FAILURES.SESSION_BEGUN],
});

const decided = { id: z.null(), remoteAttendanceRequestId: id() };
const decider = { by: 'managed-request', field: 'remoteAttendanceRequestId' } as const;

export const createRemoteAttendanceApproval = call('POST /broker/createRemoteAttendanceApproval', {
  changes: ['remote requests', 'attendance', 'enrollments'],
  summary: 'Approves a remote request and sets the attendance to remote; what stands against it is answered with 200',
  input: decided,
  /** Specified by D-013. */
  output: z.union([
    z.object({ success: z.literal(true), approval: RequestStep }),
    z.object({ error: z.literal(true), message: z.string() }),
  ]),
  scope: decider,
  allow: may.approveRequest,
  fails: [CANNOT_MANAGE_ATTENDANCE, SET_STATUS_FAILURES.LOCKED],
});

export const undoRemoteAttendanceApproval = call('POST /broker/undoRemoteAttendanceApproval', {
  changes: ['remote requests', 'attendance', 'enrollments'],
  summary: 'Takes an own approval back within ten minutes, before anybody acts on it: the request waits again',
  input: { remoteAttendanceRequestId: id() },
  scope: decider,
  allow: may.undoApproval,
  fails: [CANNOT_MANAGE_ATTENDANCE, SET_STATUS_FAILURES.LOCKED, DECISION_FAILURES.UNDO_OVER],
});

export const createRemoteAttendanceDenial = call('POST /broker/createRemoteAttendanceDenial', {
  changes: ['remote requests', 'enrollments'],
  summary: 'Denies a remote request',
  input: decided,
  output: { success: z.literal(true), denial: RequestStep },
  scope: decider,
  allow: may.denyRequest,
  fails: [CANNOT_MANAGE_ATTENDANCE, DECISION_FAILURES.ALREADY_DECIDED],
});

import { refuseApproval } from '@bcs/contract/features/remote-attendance/decision';
import { refuseRequest } from '@bcs/contract/features/remote-attendance/request';
import type { Viewer } from '@bcs/contract/kernel/ability';
import { remainingAbsences } from '@bcs/contract/features/attendance/absences';
import { factsOf } from '@bcs/contract/features/attendance/standing';
import { statusLabel } from '@bcs/contract/features/attendance/statuses';
import * as calls from '@bcs/contract/features/remote-attendance/calls';
import type { Db } from '#database/db';
import { changeAttendance, lockStudent } from '#features/attendance/queries-change';
import { getEnrollment } from '#features/enrollments/queries';
import { found } from '#kernel/refused';
import { DONE, serve } from '#kernel/serve';
import { tellCancelled, tellDecision, tellStaff } from './news.ts';
import { getHistory } from './queries.ts';
import { getRequestNow, insertDecision, lockStudentOf } from './queries-decide.ts';
import { getManaged } from './queries-managed.ts';
import { findPage, ofManager, ofViewer } from './queries-pages.ts';
import { cancelRequest, insertRequest, weigh } from './queries-request.ts';

export const attendanceHistory = serve(calls.attendanceHistory, {
  facts: async ({ enrollmentId }) => ({ studentEnrollmentId: enrollmentId }),
  run: async ({ enrollmentId }, { db, viewer, now }) => {
    const { attendanceHistory, remoteAttendanceRequests, maxAbsence, absences } = await getHistory(
      db,
      viewer,
      enrollmentId,
      now,
    );
    const reader = viewer.role === 'student' ? 'student' : 'staff';
    const withStatus = attendanceHistory.map((row) => ({
      ...row,
      status: statusLabel(factsOf(row.session.startTime, row), reader, now),
    }));
    return {
      attendanceHistory: withStatus,
      remoteAttendanceRequests,
      remainingAbsences: remainingAbsences(maxAbsence, absences),
    };
  },
});

export const manageAttendance = serve(calls.manageAttendance, {
  run: async (_input, { db, viewer }) => ({
    canManageAttendance: true as const,
    ...(await getManaged(db, viewer.accountId)),
  }),
});

export const remoteAttendanceRequests = serve(calls.remoteAttendanceRequests, {
  run: async (wanted, { db, viewer }) => findPage(db, ofViewer(viewer), wanted),
});

export const allRemoteAttendanceRequests = serve(calls.allRemoteAttendanceRequests, {
  run: async (wanted, { db, viewer }) => findPage(db, ofManager(viewer.accountId, wanted), wanted),
});

export const requestRemoteAttendance = serve(calls.requestRemoteAttendance, {
  run: async ({ sessionId }, { db, viewer, now }) => {
    const weighed = found(await weigh(db, viewer, sessionId));
    // the ability has already refused where it is hidden
    const refused = refuseRequest({ ...weighed, hidden: false }, now);
    return { ...weighed, eligible: refused === null, reason: refused?.code ?? null };
  },
});

export const createRemoteAttendanceRequest = serve(calls.createRemoteAttendanceRequest, {
  facts: async ({ sessionId }, { db, viewer }) => {
    found(await lockStudent(db, viewer, viewer));
    return found(await weigh(db, viewer, sessionId));
  },
  run: async ({ sessionId }, { db, viewer, now }, weighed) => {
    const requestId = await insertRequest(db, viewer, sessionId, now);
    await tellStaff(db, viewer, requestId, weighed, now);
    return { ...DONE, enrollment: await getEnrollment(db, viewer) };
  },
});

export const deleteRemoteAttendanceRequest = serve(calls.deleteRemoteAttendanceRequest, {
  facts: async ({ id }, ask) => requestNow(ask, id),
  run: async ({ id }, { db, viewer, now }) => {
    await cancelRequest(db, viewer, id, now);
    await tellCancelled(db, viewer, id, now);
    return { ...DONE, enrollment: await getEnrollment(db, viewer) };
  },
});

export const createRemoteAttendanceApproval = serve(calls.createRemoteAttendanceApproval, {
  facts: async ({ remoteAttendanceRequestId }, ask) => requestNow(ask, remoteAttendanceRequestId),
  run: async ({ remoteAttendanceRequestId: id }, { db, viewer, now }, request) => {
    const refused = refuseApproval(request);
    if (refused) return { error: true as const, message: refused.message };
    const { sessionId, studentEnrollmentId: enrollmentId } = request;
    const approval = await insertDecision(db, viewer, id, true, now);
    await changeAttendance(db, viewer, { sessionId, enrollmentId }, REMOTE, now);
    await tellDecision(db, viewer, id, 'REMOTE_APPROVED', request, now);
    return { ...DONE, approval };
  },
});

export const createRemoteAttendanceDenial = serve(calls.createRemoteAttendanceDenial, {
  facts: async ({ remoteAttendanceRequestId }, ask) => requestNow(ask, remoteAttendanceRequestId),
  run: async ({ remoteAttendanceRequestId: id }, { db, viewer, now }, request) => {
    const denial = await insertDecision(db, viewer, id, false, now);
    await tellDecision(db, viewer, id, 'REMOTE_DENIED', request, now);
    return { ...DONE, denial };
  },
});

const REMOTE = { statusCode: 'remote', excusedAbsenceReasonId: null, punctualityId: null } as const;

/** The request as it stands, with its student held until the transaction ends. */
async function requestNow({ db, viewer }: { db: Db; viewer: Viewer }, requestId: number) {
  found(await lockStudentOf(db, viewer, requestId));
  return found(await getRequestNow(db, viewer, requestId));
}

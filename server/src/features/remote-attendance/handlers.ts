import { denialSetsAbsent, refuseApproval } from '@bcs/contract/features/remote-attendance/decision';
import { refuseRequest } from '@bcs/contract/features/remote-attendance/request';
import { ACADEMIC } from '@bcs/contract/features/enrollments/contexts';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Call } from '@bcs/contract/kernel/call';
import type { Instant } from '@bcs/contract/kernel/clock';
import { remainingAbsences } from '@bcs/contract/features/attendance/statuses';
import * as calls from '@bcs/contract/features/remote-attendance/calls';
import type { Db } from '#database/db';
import { notifyAbsent } from '#features/attendance/notify';
import { changeAttendance, lockStudent } from '#features/attendance/queries-change';
import { setAbsent } from '#features/attendance/queries-system';
import { getEnrollment } from '#features/enrollments/queries';
import { orNotFound } from '#kernel/refusal-error';
import { DONE, defineHandler, type CallContext } from '#kernel/handler';
import { notifyDecided, notifyRequestCancelled, notifyRequested, notifyUndecided } from './notify.ts';
import { getHistory, withStatusWords } from './queries.ts';
import { getRequestNow, insertDecision, lockStudentOf, type RequestNow } from './queries-decide.ts';
import { getManaged } from './queries-managed.ts';
import { pageWithUndo } from './page-with-undo.ts';
import { stretchesOfManager, stretchesOfViewer } from './queries-pages.ts';
import { cancelRequest, insertRequest, findRequestFacts } from './queries-request.ts';
import { getApproval, removeApproval } from './queries-undo.ts';

export const attendanceHistory = defineHandler(calls.attendanceHistory, {
  facts: async ({ enrollmentId }) => ({ studentEnrollmentId: enrollmentId }),
  run: async ({ enrollmentId }, { db, viewer, now }) => {
    const { attendanceHistory, remoteAttendanceRequests, maxAbsence, absences } = await getHistory(
      db,
      viewer,
      enrollmentId,
      now,
    );
    return {
      attendanceHistory: withStatusWords(attendanceHistory, viewer, now),
      remoteAttendanceRequests,
      remainingAbsences: remainingAbsences(maxAbsence, absences),
    };
  },
});

export const manageAttendance = defineHandler(calls.manageAttendance, async (_input, { db, viewer }) => ({
  canManageAttendance: true as const,
  ...(await getManaged(db, viewer.accountId)),
}));

export const remoteAttendanceRequests = defineHandler(calls.remoteAttendanceRequests, async (wanted, context) =>
  pageWithUndo(stretchesOfViewer(context.viewer), wanted, context),
);

export const allRemoteAttendanceRequests = defineHandler(calls.allRemoteAttendanceRequests, async (wanted, context) =>
  pageWithUndo(stretchesOfManager(context.viewer.accountId, wanted), wanted, context),
);

export const requestRemoteAttendance = defineHandler(
  calls.requestRemoteAttendance,
  async ({ sessionId }, { db, viewer, now }) => {
    const weighed = orNotFound(await findRequestFacts(db, viewer, sessionId));
    // the ability has already refused if it is hidden
    const refused = refuseRequest({ ...weighed, hidden: false }, now);
    return { ...weighed, eligible: refused === null, reason: refused?.code ?? null };
  },
);

export const createRemoteAttendanceRequest = defineHandler(calls.createRemoteAttendanceRequest, {
  facts: async ({ sessionId }, { db, viewer }) => {
    orNotFound(await lockStudent(db, viewer, viewer));
    return orNotFound(await findRequestFacts(db, viewer, sessionId));
  },
  run: async ({ sessionId }, { db, viewer, now }, weighed) => {
    const requestId = await insertRequest(db, viewer, sessionId, now);
    await notifyRequested(db, viewer, requestId, weighed, now);
    return { ...DONE, enrollment: await getEnrollment(db, viewer) };
  },
});

export const deleteRemoteAttendanceRequest = defineHandler(calls.deleteRemoteAttendanceRequest, {
  facts: async ({ id }, context) => requestNow(context, id),
  run: async ({ id }, { db, viewer, now }, request) => {
    await cancelRequest(db, viewer, id, now);
    await notifyRequestCancelled(db, viewer, id, request, now);
    return { ...DONE, enrollment: await getEnrollment(db, viewer) };
  },
});

export const createRemoteAttendanceApproval = defineHandler(calls.createRemoteAttendanceApproval, {
  facts: async ({ remoteAttendanceRequestId }, context) => requestNow(context, remoteAttendanceRequestId),
  run: async ({ remoteAttendanceRequestId: id }, { db, viewer, now }, request) => {
    const refused = refuseApproval(request);
    if (refused) return { error: true as const, message: refused.message };
    const { sessionId, studentEnrollmentId: enrollmentId } = request;
    const approval = await insertDecision(db, viewer, id, true, now);
    await changeAttendance(db, viewer, { sessionId, enrollmentId }, REMOTE, now);
    await notifyDecided(db, viewer, id, 'REMOTE_APPROVED', request, now);
    return { ...DONE, approval };
  },
});

export const undoRemoteAttendanceApproval = defineHandler(calls.undoRemoteAttendanceApproval, {
  facts: async ({ remoteAttendanceRequestId: id }, context) => ({
    ...(await requestNow(context, id)),
    ...(await getApproval(context.db, context.viewer, id)),
  }),
  run: async ({ remoteAttendanceRequestId: id }, { db, viewer, now }, request) => {
    const { sessionId, studentEnrollmentId: enrollmentId } = request;
    await removeApproval(db, viewer, id);
    await changeAttendance(db, viewer, { sessionId, enrollmentId }, NO_STATUS, now);
    await notifyUndecided(db, viewer, id, request, now);
  },
});

export const createRemoteAttendanceDenial = defineHandler(calls.createRemoteAttendanceDenial, {
  facts: async ({ remoteAttendanceRequestId }, context) => requestNow(context, remoteAttendanceRequestId),
  run: async ({ remoteAttendanceRequestId: id }, { db, viewer, now }, request) => {
    const denial = await insertDecision(db, viewer, id, false, now);
    await notifyDecided(db, viewer, id, 'REMOTE_DENIED', request, now);
    if (denialSetsAbsent(request, now)) await setAbsentAfterDenial(db, viewer, request, now);
    return { ...DONE, denial };
  },
});

/** Marks a student absent whom the job that sets absences skipped because of the pending request. D-203 */
async function setAbsentAfterDenial(db: Db, viewer: Viewer, request: RequestNow, now: Instant) {
  const { universityId, courseId } = viewer;
  const { sessionId, studentEnrollmentId } = request;
  const absent = await setAbsent(db, { universityId, courseId, sessionId }, [studentEnrollmentId], now);
  await notifyAbsent(db, { ...request, contextId: ACADEMIC }, absent, { course: viewer, now });
}

const NO_STATUS = { statusCode: 'none', excusedAbsenceReasonId: null, punctualityId: null } as const;
const REMOTE = { statusCode: 'remote', excusedAbsenceReasonId: null, punctualityId: null } as const;

/** Reads the present state of a request, and locks its student until the transaction ends. */
async function requestNow(
  { db, viewer, narrowAudience }: Pick<CallContext<Call>, 'db' | 'viewer' | 'narrowAudience'>,
  requestId: number,
) {
  orNotFound(await lockStudentOf(db, viewer, requestId));
  const request = orNotFound(await getRequestNow(db, viewer, requestId));
  narrowAudience({ enrollmentIds: [request.studentEnrollmentId] });
  return request;
}

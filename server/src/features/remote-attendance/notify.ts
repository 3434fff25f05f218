import { ACADEMIC } from '@bcs/contract/features/enrollments/contexts';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { notify } from '#features/notifications/notify';
import { notifyDone, notifyUndone } from '#features/notifications/notify-undone';
import type { RequestNow } from './queries-decide.ts';
import type { WeighedRequest } from './queries-request.ts';

/**
 * Asks success managers and teaching assistants for a decision, which they can make in the notification. REM-035, D-121
 */
export async function notifyRequested(
  db: Db,
  viewer: Viewer,
  requestId: number,
  weighed: WeighedRequest,
  now: Instant,
) {
  const { session, studentName } = weighed;
  const facts = {
    requestId,
    sessionId: session.id,
    sessionName: session.name,
    startTime: session.startTime,
    contextId: weighed.contextId,
    student: studentName,
    studentId: viewer.accountId,
    studentEnrollmentId: viewer.enrollmentId,
  };
  await notify(db, 'REMOTE_REQUESTED', facts, { course: viewer, now });
}

/** Withdraws the question, since the request was cancelled. D-201 */
export async function notifyRequestCancelled(
  db: Db,
  viewer: Viewer,
  requestId: number,
  request: RequestNow,
  now: Instant,
) {
  await notifyUndone(db, 'REMOTE_REQUESTED', askedOf(requestId, request), { course: viewer, now });
}

/** Tells the student how the request was decided; staff no longer have to decide. Annex F */
export async function notifyDecided(
  db: Db,
  viewer: Viewer,
  requestId: number,
  type: 'REMOTE_APPROVED' | 'REMOTE_DENIED',
  request: RequestNow,
  now: Instant,
) {
  const asked = askedOf(requestId, request);
  await notify(db, type, asked, { course: viewer, now });
  await notifyDone(db, 'REMOTE_REQUESTED', asked, { course: viewer, now });
}

/** Withdraws an approval, and asks staff again. D-201 */
export async function notifyUndecided(db: Db, viewer: Viewer, requestId: number, request: RequestNow, now: Instant) {
  const asked = askedOf(requestId, request);
  await notifyUndone(db, 'REMOTE_APPROVED', asked, { course: viewer, now });
  await notify(db, 'REMOTE_REQUESTED', asked, { course: viewer, now });
}

/** The facts of a request, which is for class sessions only. REM-023 */
const askedOf = (requestId: number, request: RequestNow) => ({ ...request, requestId, contextId: ACADEMIC });

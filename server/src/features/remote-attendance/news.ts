import sql from 'sql-template-tag';
import { messageOf } from '@bcs/contract/features/notifications/messages';
import { recipientsOf } from '@bcs/contract/features/notifications/recipients';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { notify, settle } from '#features/notifications/notify';
import { tellRealtime } from '#kernel/realtime';
import type { RequestNow } from './queries-decide.ts';
import type { Weighed } from './queries-request.ts';

/** Links what staff were told to the request, so that a decision can find it. */
const dedupeKey = (requestId: number) => `remote-request-${requestId}`;
/** Requests are made for class sessions only. REM-023 */
const context = 'Academic';

/** Asks ssm and ta for a decision, which they may give in place. REM-035, D-121 */
export async function tellStaff(db: Db, viewer: Viewer, requestId: number, weighed: Weighed, now: Instant) {
  const { universityId, courseId, timeZone, enrollmentId } = viewer;
  const { session, studentName: student } = weighed;
  const { startTime } = session;
  await notify(db, {
    type: 'REMOTE_REQUESTED',
    universityId,
    to: { courseId, roles: recipientsOf('REMOTE_REQUESTED') },
    content: {
      message: messageOf('REMOTE_REQUESTED', { student, session: session.name, startTime }, timeZone),
      sessionId: session.id,
      startTime,
      context,
      studentId: viewer.accountId,
      studentEnrollmentId: enrollmentId,
      remoteAttendanceRequestId: requestId,
    },
    dedupeKey: dedupeKey(requestId),
    now,
  });
  await tellPages(db, viewer, enrollmentId);
}

/** Nothing is left to decide: it was cancelled. */
export async function tellCancelled(db: Db, viewer: Viewer, requestId: number, now: Instant) {
  await settle(db, viewer, dedupeKey(requestId), now);
  await tellPages(db, viewer, viewer.enrollmentId);
}

/** Tells the student how the request was decided. Annex F */
export async function tellDecision(
  db: Db,
  viewer: Viewer,
  requestId: number,
  type: 'REMOTE_APPROVED' | 'REMOTE_DENIED',
  { studentEnrollmentId, sessionId, sessionName, startTime }: RequestNow,
  now: Instant,
) {
  const { universityId, timeZone } = viewer;
  await notify(db, {
    type,
    universityId,
    to: { enrollmentIds: [studentEnrollmentId] },
    content: { message: messageOf(type, { session: sessionName }, timeZone), sessionId, startTime, context },
    dedupeKey: dedupeKey(requestId),
    now,
  });
  await settle(db, viewer, dedupeKey(requestId), now);
  await tellPages(db, viewer, studentEnrollmentId);
}

/** Open pages of the course and of the general managers fetch again; the student's also what is left to use. */
async function tellPages(db: Db, { universityId, courseId }: Viewer, studentEnrollmentId: number) {
  const staff = await db.many<{ id: number }>(sql`
    select distinct e.account_id as id from enrollments e join accounts a on a.id = e.account_id
    where e.university_id = ${universityId} and e.active and e.role <> 'student'
      and (e.course_id = ${courseId} or (a.can_manage_attendance and e.role in ('cm', 'admin')))`);
  const student = [studentEnrollmentId];
  await tellRealtime(db, { kind: 'attendance', enrollmentIds: student, accountIds: staff.map(({ id }) => id) });
  await tellRealtime(db, { kind: 'enrollment', enrollmentIds: student });
}

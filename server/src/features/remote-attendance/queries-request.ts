import type { RequestedSession, RequestSteps } from '@bcs/contract/features/remote-attendance/model';
import type { RemoteQuota, RequestFacts } from '@bcs/contract/features/remote-attendance/request';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { SUCCESS_MANAGER } from '@bcs/contract/kernel/roles';
import { sql, type Db } from '#database/db';
import { STANDING_JOINS } from '#features/attendance/queries';
import { PENDING_REMOTE_REQUESTS, REMOTE_ATTENDANCE_COUNT } from '#features/enrollments/queries-json';
import { SESSION_PAIRS, STEP_PAIRS } from './queries-json.ts';

/** The facts on which a request for a session depends, and an existing request. */
export interface WeighedRequest extends Omit<RequestFacts, 'hidden'>, RemoteQuota {
  readonly studentName: string;
  readonly session: RequestedSession;
  readonly request: RequestSteps | null;
  readonly studentSuccessManagers: { firstName: string }[];
}

/** Finds the facts; nothing if the session is not one of the viewer's course. */
export const findRequestFacts = (db: Db, { universityId, enrollmentId }: Viewer, sessionId: number) =>
  db.maybe<WeighedRequest>(sql`
    select s.context_id as "contextId", s.end_time as "endTime", q.id is not null as requested,
      k.max_remote_attendance as "maxRemoteAttendance", ${REMOTE_ATTENDANCE_COUNT} as "remoteAttendanceCount",
      ${PENDING_REMOTE_REQUESTS} as "pendingRemoteAttendanceRequestCount",
      concat(c.first_name, ' ', c.last_name) as "studentName", json_build_object(${SESSION_PAIRS}) as session,
      case when q.id is not null then json_build_object(${STEP_PAIRS}) end as request,
      coalesce((
        select json_agg(json_build_object('firstName', b.first_name) order by name_key(b.first_name) collate "C", m.id)
        from enrollments m join accounts b on b.id = m.account_id
        where m.university_id = e.university_id and m.course_id = e.course_id and m.role = ${SUCCESS_MANAGER} and m.active), '[]')
        as "studentSuccessManagers"
    from enrollments e
    join accounts c on c.id = e.account_id
    join courses k on k.university_id = e.university_id and k.id = e.course_id
    join sessions s on s.university_id = e.university_id and s.course_id = e.course_id and s.id = ${sessionId} and s.cancelled_at is null
    ${STANDING_JOINS}
    where e.university_id = ${universityId} and e.id = ${enrollmentId}`);

/** Creates a request and returns its id. */
export async function insertRequest(
  db: Db,
  { universityId, courseId, enrollmentId }: Viewer,
  sessionId: number,
  now: Instant,
): Promise<number> {
  const { id } = await db.one<{ id: number }>(sql`
    insert into remote_requests (university_id, course_id, session_id, enrollment_id, requested_at)
    values (${universityId}, ${courseId}, ${sessionId}, ${enrollmentId}, ${now}) returning id`);
  return id;
}

/** Cancels a request: it disappears from all lists and counts, but is kept. D-123 */
export const cancelRequest = (db: Db, { universityId }: Viewer, requestId: number, now: Instant) =>
  db.run(sql`
    update remote_requests set cancelled_at = ${now} where university_id = ${universityId} and id = ${requestId}`);

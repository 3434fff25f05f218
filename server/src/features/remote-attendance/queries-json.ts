import { sql } from '#database/db';
import { APPROVED, ATTENDANCE_PAIRS, DENIED, REQUESTED } from '#features/attendance/queries';
import { PENDING_REMOTE_REQUESTS, REMOTE_ATTENDANCE_COUNT } from '#features/enrollments/queries-json';
import { avatarOf } from '#features/identity/queries-account';
import { isStudentNow } from '#kernel/seats';

/** The fields of a session `s`, as pairs for json_build_object. */
export const SESSION_PAIRS = sql`
  'id', s.id, 'name', s.name, 'chapter', s.chapter, 'startTime', iso(s.start_time), 'endTime', iso(s.end_time)`;
export const CONTEXT = sql`json_build_object('id', s.context_id, 'contextCode', case s.context_id when 1 then 'academic' else 'career' end)`;

/** The steps of a request, as pairs for json_build_object, from the rows of STANDING_JOINS. */
export const STEP_PAIRS = sql`'remoteAttendanceRequest', ${REQUESTED}, 'approval', ${APPROVED}, 'denial', ${DENIED}`;

/** A remote request as JSON: session `s`, enrollment `e` and what STANDING_JOINS joins to them. REM-010 */
export const REQUEST_ROW = sql`
  json_build_object(${ATTENDANCE_PAIRS}, ${STEP_PAIRS},
    'session', json_build_object(${SESSION_PAIRS}), 'context', ${CONTEXT},
    'university', json_build_object('id', u.id, 'name', u.name), 'cohort', json_build_object('id', h.id, 'name', h.name),
    'course', json_build_object('id', k.id, 'name', k.name, 'timeZone', k.time_zone),
    'student', json_build_object('id', c.id, 'firstName', c.first_name, 'lastName', c.last_name),
    'studentEnrollmentId', e.id, 'userAccountAvatar', ${avatarOf('c')},
    'remoteAttendanceCount', ${REMOTE_ATTENDANCE_COUNT},
    'pendingRemoteAttendanceRequestCount', ${PENDING_REMOTE_REQUESTS}, 'maxRemoteAttendance', k.max_remote_attendance)`;

/**
 * The student of a request `q` is still in the class, and its session takes place. Two look-ups instead of joins, so that
 * a page is read along its index and ends when it is full. D-008
 */
export const STILL_THERE = sql`(
  (select e.active from enrollments e where e.university_id = q.university_id and e.id = q.enrollment_id)
  and (select s.cancelled_at is null from sessions s where s.university_id = q.university_id and s.id = q.session_id))`;

/** A request `q` that is there to be seen: in lists, and counted. Nobody has to decide for somebody who is blocked. D-229 */
export const LISTED = sql`q.cancelled_at is null and ${STILL_THERE} and (q.state <> 'pending' or (
  select ${isStudentNow('e')} from enrollments e where e.university_id = q.university_id and e.id = q.enrollment_id))`;

/** A request `q` that somebody has to decide. The lists and Today ask the same. SUCC-010 */
export const UNDECIDED = sql`q.state = 'pending' and ${LISTED}`;

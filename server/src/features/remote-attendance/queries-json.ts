import { sql } from '#database/db';
import { REQUEST_APPROVED, ATTENDANCE_PAIRS, REQUEST_DENIED, REMOTE_REQUEST } from '#features/attendance/queries';
import { PENDING_REMOTE_REQUESTS, REMOTE_ATTENDANCE_COUNT } from '#features/enrollments/queries-json';
import { avatarOf } from '#features/identity/queries-account';
import { isStudentNow } from '#kernel/seats';

/** The fields of a session `s`, as pairs for json_build_object. */
export const SESSION_PAIRS = sql`
  'id', s.id, 'name', s.name, 'chapter', s.chapter, 'startTime', iso(s.start_time), 'endTime', iso(s.end_time)`;
export const CONTEXT = sql`json_build_object('id', s.context_id, 'contextCode', case s.context_id when 1 then 'academic' else 'career' end)`;

/** The steps of a request, as pairs for json_build_object, from the rows of STANDING_JOINS. */
export const STEP_PAIRS = sql`'remoteAttendanceRequest', ${REMOTE_REQUEST}, 'approval', ${REQUEST_APPROVED}, 'denial', ${REQUEST_DENIED}`;

/** A remote request as JSON, from session `s`, enrollment `e` and the joins of STANDING_JOINS. REM-010 */
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
 * Tells whether the student of request `q` is still in the class and its session takes place. It uses two look-ups
 * instead of joins, so that a page is read along its index and stops when full. D-008
 */
export const IS_STILL_POSSIBLE = sql`(
  (select e.active from enrollments e where e.university_id = q.university_id and e.id = q.enrollment_id)
  and (select s.cancelled_at is null from sessions s where s.university_id = q.university_id and s.id = q.session_id))`;

/** Tells whether request `q` is shown in lists and counted, which those of blocked students are not. D-229 */
export const LISTED = sql`q.cancelled_at is null and ${IS_STILL_POSSIBLE} and (q.state <> 'pending' or (
  select ${isStudentNow('e')} from enrollments e where e.university_id = q.university_id and e.id = q.enrollment_id))`;

/** Tells whether request `q` has to be decided, for both the lists and Today. SUCC-010 */
export const UNDECIDED = sql`q.state = 'pending' and ${LISTED}`;

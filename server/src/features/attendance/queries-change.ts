import type { StatusCode, RequestState } from '@bcs/contract/features/attendance/statuses';
import type { Attendance } from '@bcs/contract/features/attendance/model';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { STUDENT } from '@bcs/contract/kernel/roles';
import { sql, type Db } from '#database/db';
import { notifyWebhooks } from '#features/webhooks/notify';

/** The present attendance of one student at one session. */
export interface CurrentAttendance {
  readonly startTime: Instant;
  readonly endTime: Instant;
  readonly contextId: 1 | 2;
  readonly sessionId: number;
  readonly sessionName: string;
  readonly studentId: number;
  readonly studentName: string;
  readonly enrollmentId: number;
  readonly status: StatusCode;
  readonly excusedAbsenceReasonId: number | null;
  readonly punctualityId: 1 | 2 | null;
  readonly version: number;
  readonly request: RequestState | null;
  /** True if the course requires the code of the classroom. */
  readonly codeRequired: boolean;
}

/**
 * Locks a student's enrollment until the transaction ends, so that check-ins, staff and remote requests change
 * attendance one after the other. It is a separate statement because the next query has to see what the previous
 * transaction committed.
 */
export const lockStudent = (
  db: Db,
  { universityId, courseId }: Viewer,
  by: { enrollmentId: number } | { studentId: number },
) =>
  db.maybe<{ enrollmentId: number }>(sql`
    select e.id as "enrollmentId" from enrollments e
    where e.university_id = ${universityId} and e.course_id = ${courseId} and e.role = ${STUDENT} and e.active
      and ${'studentId' in by ? sql`e.account_id = ${by.studentId}` : sql`e.id = ${by.enrollmentId}`}
    for no key update`);

/** Reads the attendance of a student in a session; nothing if the session was cancelled meanwhile. */
export const getAttendanceNow = (db: Db, { universityId }: Viewer, sessionId: number, enrollmentId: number) =>
  db.maybe<CurrentAttendance>(sql`
    select s.start_time as "startTime", s.end_time as "endTime", s.context_id as "contextId",
      s.id as "sessionId", s.name as "sessionName",
      c.id as "studentId", concat(c.first_name, ' ', c.last_name) as "studentName", e.id as "enrollmentId",
      coalesce(a.status_code, 'none') as status, a.excused_absence_reason_id as "excusedAbsenceReasonId", a.punctuality_id as "punctualityId",
      (select count(*) from attendance_history h
        where h.university_id = s.university_id and h.session_id = s.id and h.enrollment_id = e.id) as version,
      case when q.id is null then null when d.approved then 'approved' when not d.approved then 'denied' else 'pending' end as request,
      k.check_in_code_required as "codeRequired"
    from sessions s
    join courses k on k.university_id = s.university_id and k.id = s.course_id
    join enrollments e on e.university_id = s.university_id and e.course_id = s.course_id and e.id = ${enrollmentId}
    join accounts c on c.id = e.account_id
    left join attendance a on a.university_id = s.university_id and a.session_id = s.id and a.enrollment_id = e.id
    left join remote_requests q on q.university_id = s.university_id and q.session_id = s.id and q.enrollment_id = e.id and q.cancelled_at is null
    left join remote_decisions d on d.university_id = q.university_id and d.request_id = q.id
    where s.university_id = ${universityId} and s.id = ${sessionId} and s.cancelled_at is null`);

export interface NewStatus {
  readonly statusCode: StatusCode;
  readonly excusedAbsenceReasonId: number | null;
  readonly punctualityId: 1 | 2 | null;
}

/**
 * Stores or clears a status, and records the old value, the author and the time in the history. The student must be
 * locked by `lockStudent`.
 */
export async function changeAttendance(
  db: Db,
  { universityId, courseId, accountId }: Viewer,
  { sessionId, enrollmentId }: { sessionId: number; enrollmentId: number },
  { statusCode, excusedAbsenceReasonId, punctualityId }: NewStatus,
  now: Instant,
): Promise<void> {
  await db.run(sql`
    with old as (
      select a.status_code, a.excused_absence_reason_id from attendance a
      where a.university_id = ${universityId} and a.session_id = ${sessionId} and a.enrollment_id = ${enrollmentId}),
    cleared as (
      delete from attendance a
      where a.university_id = ${universityId} and a.session_id = ${sessionId} and a.enrollment_id = ${enrollmentId}
        and ${statusCode}::text = 'none'),
    stored as (
      insert into attendance (university_id, course_id, session_id, enrollment_id, status_code, excused_absence_reason_id,
        punctuality_id, set_by, set_at)
      select ${universityId}, ${courseId}, ${sessionId}, ${enrollmentId}, ${statusCode}::text, ${excusedAbsenceReasonId}::smallint,
        ${punctualityId}::smallint, ${accountId}, ${now}::timestamptz
      where ${statusCode}::text <> 'none'
      on conflict on constraint a_student_has_one_status_per_session do update set
        status_code = excluded.status_code, excused_absence_reason_id = excluded.excused_absence_reason_id,
        punctuality_id = excluded.punctuality_id, set_by = excluded.set_by, set_at = excluded.set_at)
    insert into attendance_history (university_id, session_id, enrollment_id, old_status, new_status, old_reason_id, new_reason_id,
      changed_by, changed_at)
    select ${universityId}, ${sessionId}, ${enrollmentId}, (select status_code from old), nullif(${statusCode}::text, 'none'),
      (select excused_absence_reason_id from old), ${excusedAbsenceReasonId}::smallint, ${accountId}, ${now}::timestamptz`);
  const told = { sessionId, studentEnrollmentId: enrollmentId, statusCode };
  await notifyWebhooks(db, 'attendance.set', [told], { course: { universityId, courseId }, now });
}

/** Builds the answer of a call that changed an attendance. ATT-005 */
export const attendanceOf = (
  sessionId: number,
  { studentId, enrollmentId }: CurrentAttendance,
  status: NewStatus,
  version: number,
): Attendance => ({
  sessionId,
  studentId,
  studentEnrollmentId: enrollmentId,
  statusCode: status.statusCode,
  excusedAbsenceReasonId: status.excusedAbsenceReasonId,
  remote: status.statusCode === 'remote',
  punctualityId: status.punctualityId,
  version,
});

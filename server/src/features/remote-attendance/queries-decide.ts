import type { RequestStep } from '@bcs/contract/features/attendance/model';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import { isStudentNow } from '#kernel/seats';

/** The present state of a request. */
export interface RequestNow {
  readonly studentEnrollmentId: number;
  readonly studentId: number;
  readonly student: string;
  readonly sessionId: number;
  readonly sessionName: string;
  readonly startTime: Instant;
  readonly decided: boolean;
  /** True if the student has a status for the session. */
  readonly attendanceSet: boolean;
  readonly endTime: Instant;
  /** False for office hours, which nobody has to attend. */
  readonly isClass: boolean;
  /** True if the course sets absences at the end of a class. */
  readonly absentAfterSession: boolean;
}

/**
 * Locks the enrollment of the student, as every change of attendance does. It is a separate statement because the next
 * query has to see what the previous transaction committed.
 */
export const lockStudentOf = (db: Db, { universityId, courseId }: Viewer, requestId: number) =>
  db.maybe<{ enrollmentId: number }>(sql`
    select e.id as "enrollmentId"
    from remote_requests q
    join enrollments e on e.university_id = q.university_id and e.id = q.enrollment_id and ${isStudentNow('e')}
    where q.university_id = ${universityId} and q.course_id = ${courseId} and q.id = ${requestId}
    for no key update of e`);

/** Reads a request; nothing if it or its session was cancelled meanwhile. */
export const getRequestNow = (db: Db, { universityId, courseId }: Viewer, requestId: number) =>
  db.maybe<RequestNow>(sql`
    select e.id as "studentEnrollmentId", e.account_id as "studentId", concat(c.first_name, ' ', c.last_name) as student,
      s.id as "sessionId", s.name as "sessionName", s.start_time as "startTime", s.end_time as "endTime",
      s.category_code = 'class' as "isClass", k.absent_after_session as "absentAfterSession",
      d.id is not null as decided, a.session_id is not null as "attendanceSet"
    from remote_requests q
    join enrollments e on e.university_id = q.university_id and e.id = q.enrollment_id
    join accounts c on c.id = e.account_id
    join sessions s on s.university_id = q.university_id and s.id = q.session_id and s.cancelled_at is null
    join courses k on k.university_id = s.university_id and k.id = s.course_id
    left join remote_decisions d on d.university_id = q.university_id and d.request_id = q.id
    left join attendance a on a.university_id = q.university_id and a.session_id = q.session_id and a.enrollment_id = q.enrollment_id
    where q.university_id = ${universityId} and q.course_id = ${courseId} and q.id = ${requestId} and q.cancelled_at is null`);

/** Inserts a decision. The student must be locked by `lockStudentOf`. */
export const insertDecision = (
  db: Db,
  { universityId, accountId }: Viewer,
  requestId: number,
  approved: boolean,
  now: Instant,
) =>
  db.one<RequestStep>(sql`
    insert into remote_decisions (university_id, request_id, approved, decided_by, decided_at)
    values (${universityId}, ${requestId}, ${approved}, ${accountId}, ${now}) returning id, decided_at as date`);

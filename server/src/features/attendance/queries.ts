import type {
  AttendanceChange,
  SessionCounts,
  StudentAttendance,
  AttendanceRules,
} from '@bcs/contract/features/attendance/model';
import type { Viewer, ClassKey } from '@bcs/contract/kernel/ability';
import { STUDENT } from '@bcs/contract/kernel/roles';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, empty, type Sql, type Db } from '#database/db';
import { avatarOf } from '#features/identity/queries-account';
import { isBlocked, isStudentNow } from '#kernel/seats';
import { wasThere } from '#kernel/stays';

/** The joins for enrollment `e` in session `s`: attendance `a`, reason `x`, request `q` and its decision `d`. */
export const STANDING_JOINS = sql`
  left join attendance a on a.university_id = s.university_id and a.session_id = s.id and a.enrollment_id = e.id
  left join excused_absence_reasons x on x.id = a.excused_absence_reason_id
  left join remote_requests q on q.university_id = s.university_id and q.session_id = s.id and q.enrollment_id = e.id and q.cancelled_at is null
  left join remote_decisions d on d.university_id = q.university_id and d.request_id = q.id`;

/** The attendance status as pairs for json_build_object. */
export const ATTENDANCE_PAIRS = sql`
  'statusCode', coalesce(a.status_code, 'none'),
  'attendance', case when a.status_code in ('present', 'remote') then
    json_build_object('remote', a.status_code = 'remote', 'punctualityId', a.punctuality_id) end,
  'absence', case when a.status_code in ('absent', 'exception') then json_build_object('excused', a.status_code = 'exception') end,
  'excusedAbsenceReason', case when x.id is not null then json_build_object('id', x.id, 'description', x.description) end`;

/** The remote request as JSON, with the times when it was made, approved or denied. */
export const REMOTE_REQUEST = sql`case when q.id is not null then json_build_object('id', q.id, 'date', iso(q.requested_at)) end`;
export const REQUEST_APPROVED = sql`case when d.approved then json_build_object('id', d.id, 'date', iso(d.decided_at)) end`;
export const REQUEST_DENIED = sql`case when not d.approved then json_build_object('id', d.id, 'date', iso(d.decided_at)) end`;

/** The fields of a Standing as pairs for json_build_object. */
export const STANDING_PAIRS = sql`
  ${ATTENDANCE_PAIRS}, 'remoteAttendanceRequest', ${REMOTE_REQUEST},
  'remoteAttendanceApproval', ${REQUEST_APPROVED}, 'remoteAttendanceDenial', ${REQUEST_DENIED}`;

/** The number of changes of the status of `e` in `s`, which only grows and so serves as the version. */
const CHANGES_COUNT = sql`(
  select count(*)::int from attendance_history h
  where h.university_id = s.university_id and h.session_id = s.id and h.enrollment_id = e.id)`;

/** The active students of session `s` as JSON, ordered by name: the rows of its attendance table. */
export const studentsOf = (morePairs: Sql = empty): Sql => sql`
  coalesce((
    select json_agg(json_build_object(${STANDING_PAIRS},
        'student', json_build_object('id', c.id, 'firstName', c.first_name, 'lastName', c.last_name),
        'studentEnrollmentId', e.id, 'userAccountAvatar', ${avatarOf('c')}, 'version', ${CHANGES_COUNT},
        'setBy', case when b.id is not null then json_build_object('firstName', b.first_name, 'lastName', b.last_name) end,
        'setAt', iso(a.set_at), 'wasThere', ${wasThere('e', sql`s.start_time`)}, 'isBlocked', ${isBlocked('c')} ${morePairs})
      order by c.name_order, e.id)
    from enrollments e
    join accounts c on c.id = e.account_id
    ${STANDING_JOINS}
    left join accounts b on b.id = a.set_by
    where e.university_id = s.university_id and e.course_id = s.course_id and e.role = ${STUDENT} and e.active), '[]')`;

/** The reason for an excused absence as JSON. D-111 */
export const REASONS = sql`
  (select json_agg(json_build_object('id', r.id, 'description', r.description) order by r.id) from excused_absence_reasons r)`;

/** Every change of the status of `e` in `s`, oldest first. */
const CHANGES = sql`, 'changes', coalesce((
  select json_agg(json_build_object(
      'changedBy', case when w.id is not null then json_build_object('firstName', w.first_name, 'lastName', w.last_name) end, 'changedAt', iso(h.changed_at),
      'oldStatus', coalesce(h.old_status, 'none'), 'newStatus', coalesce(h.new_status, 'none'),
      'oldReason', o.description, 'newReason', n.description) order by h.id)
  from attendance_history h
  left join accounts w on w.id = h.changed_by
  left join excused_absence_reasons o on o.id = h.old_reason_id
  left join excused_absence_reasons n on n.id = h.new_reason_id
  where h.university_id = s.university_id and h.session_id = s.id and h.enrollment_id = e.id), '[]')`;

export type StudentHistory = StudentAttendance & { changes: AttendanceChange[] };

/** The students of one session with every change of their status. */
export const findStudents = (db: Db, { universityId }: Viewer, sessionId: number) =>
  db.one<{ students: StudentHistory[] }>(sql`
    select ${studentsOf(CHANGES)} as students from sessions s
    where s.university_id = ${universityId} and s.id = ${sessionId}`);

/** The sessions of the viewer's course, with the number of active students for each status. */
export const findCounts = (db: Db, { universityId, courseId, cohortUiControl }: Viewer) =>
  db.many<SessionCounts>(sql`
    with students as (
      select e.id, e.stays, ${isStudentNow('e')} as "isAsked" from enrollments e
      where e.university_id = ${universityId} and e.course_id = ${courseId} and e.role = ${STUDENT} and e.active)
    select
      json_build_object('id', s.id, 'name', s.name, 'chapter', s.chapter, 'startTime', iso(s.start_time), 'endTime', iso(s.end_time)) as session,
      json_build_object('none', t.unknown,
        'present', t.present, 'remote', t.remote, 'absent', t.absent, 'exception', t.exception) as counts
    from sessions s
    cross join lateral (
      select count(*) filter (where a.session_id is null and e."isAsked" and ${wasThere('e', sql`s.start_time`)}) as unknown,
        count(*) filter (where a.status_code = 'present') as present, count(*) filter (where a.status_code = 'remote') as remote,
        count(*) filter (where a.status_code = 'absent') as absent, count(*) filter (where a.status_code = 'exception') as exception
      from students e
      left join attendance a on a.university_id = s.university_id and a.session_id = s.id and a.enrollment_id = e.id) t
    where s.university_id = ${universityId} and s.course_id = ${courseId} and s.cancelled_at is null
      ${cohortUiControl.hideCareerServices ? sql`and s.context_id = 1` : empty}
    order by s.start_time, s.id`);

/** Reads the rules for taking attendance in a course. */
export const getRules = (db: Db, { universityId, courseId }: ClassKey) =>
  db.one<AttendanceRules>(sql`
    select k.check_in_code_required as "checkInCodeRequired", k.absent_after_session as "absentAfterSession"
    from courses k where k.university_id = ${universityId} and k.id = ${courseId}`);

/** The rules to change; the others stay, so that two people can each flip a switch at the same time. */
type ChangedRules = { readonly [Rule in keyof AttendanceRules]?: boolean | undefined };

/** Sets the rules from now on; sessions that have already ended are not affected. */
export async function setRules(
  db: Db,
  { universityId, courseId }: ClassKey,
  { checkInCodeRequired, absentAfterSession }: ChangedRules,
  now: Instant,
): Promise<void> {
  await db.run(sql`
    with turned_on as (
      select k.id from courses k
      where k.university_id = ${universityId} and k.id = ${courseId} and not k.absent_after_session
        and ${absentAfterSession ?? false}
      for no key update)
    update sessions s set absences_set_at = ${now}
    where s.university_id = ${universityId} and s.course_id in (select id from turned_on)
      and s.cancelled_at is null and s.absences_set_at is null and s.end_time <= ${now}::timestamptz`);
  await db.run(sql`
    update courses set
      check_in_code_required = coalesce(${checkInCodeRequired ?? null}::boolean, check_in_code_required),
      absent_after_session = coalesce(${absentAfterSession ?? null}::boolean, absent_after_session)
    where university_id = ${universityId} and id = ${courseId}`);
}

/** The number of absences of a student that count, and the highest number allowed. */
export interface CountedAbsences {
  readonly studentEnrollmentId: number;
  readonly student: string;
  readonly absences: number;
  readonly maxAbsence: number | null;
  /** The address where the student can book a meeting. */
  readonly bookingUrl: string | null;
}

/**
 * The number of absences of enrollment `e`, without excused ones, career sessions, and sessions before joining. D-118,
 * D-229
 */
export const ABSENCES = sql`(
  select count(*) from attendance a
  join sessions s on s.university_id = a.university_id and s.id = a.session_id and s.context_id = 1 and s.cancelled_at is null
  where a.university_id = e.university_id and a.enrollment_id = e.id and a.status_code = 'absent'
    and ${wasThere('e', sql`s.start_time`)})`;

export const countAbsences = (db: Db, { universityId, courseId }: ClassKey, enrollmentIds: readonly number[]) =>
  db.many<CountedAbsences>(sql`
    select e.id as "studentEnrollmentId", concat(c.first_name, ' ', c.last_name) as student,
      k.max_absence as "maxAbsence", k.you_can_book_me_url as "bookingUrl",
      ${ABSENCES} as absences
    from enrollments e
    join accounts c on c.id = e.account_id
    join courses k on k.university_id = e.university_id and k.id = e.course_id
    where e.university_id = ${universityId} and e.course_id = ${courseId} and e.id = any(${enrollmentIds as number[]})
    order by e.id`);

import { UNDO_APPROVAL_WITHIN, type GivenApproval } from '@bcs/contract/features/remote-attendance/decision';
import type { UndoableApproval } from '@bcs/contract/features/remote-attendance/model';
import type { Viewer } from '@bcs/contract/kernel/ability';
import { plus, type Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import { LISTED } from './queries-json.ts';
import type { IndexStretches } from './queries-pages.ts';

/** Tells whether attendance `a` is still as approval `d` set it. */
const UNTOUCHED = sql`coalesce(a.status_code = 'remote' and a.set_by = d.decided_by and a.set_at = d.decided_at, false)`;

/**
 * Reads the author and time of an approval, and whether the attendance is still as it was set. The student must be
 * locked by `lockStudentOf`.
 */
export const getApproval = (db: Db, { universityId, courseId }: Viewer, requestId: number) =>
  db.one<GivenApproval>(sql`
    select d.decided_by as "approvedBy", d.decided_at as "approvedAt",
      ${UNTOUCHED} as untouched
    from remote_requests q
    left join remote_decisions d on d.university_id = q.university_id and d.request_id = q.id and d.approved
    left join attendance a on a.university_id = q.university_id and a.session_id = q.session_id and a.enrollment_id = q.enrollment_id
    where q.university_id = ${universityId} and q.course_id = ${courseId} and q.id = ${requestId}`);

/** The number of latest approved requests that are examined, more than a class ever has. */
const LOOKED_AT = 5000;
const MOST_UNDOABLE = 200;

/** Finds an account's approvals that can still be undone, the latest first. */
export const findOwnApprovals = (db: Db, { t, within }: IndexStretches, accountId: number, now: Instant) =>
  db.many<GivenApproval & UndoableApproval>(sql`
    select q.id as "remoteAttendanceRequestId", d.decided_by as "approvedBy", d.decided_at as "approvedAt",
      ${UNTOUCHED} as untouched, k.time_zone as "timeZone",
      json_build_object('name', s.name, 'startTime', iso(s.start_time)) as session,
      json_build_object('firstName', c.first_name, 'lastName', c.last_name) as student
    from (${t}) t
    cross join lateral (
      select q.* from remote_requests q
      where q.university_id = t.university_id ${within} and q.state = 'approved' and q.cancelled_at is null
      order by q.requested_at desc, q.id desc limit ${LOOKED_AT}) q
    join remote_decisions d on d.university_id = q.university_id and d.request_id = q.id and d.approved
      and d.decided_by = ${accountId} and d.decided_at >= ${plus(now, -UNDO_APPROVAL_WITHIN)}::timestamptz
    join sessions s on s.university_id = q.university_id and s.id = q.session_id
    join courses k on k.university_id = q.university_id and k.id = q.course_id
    join enrollments e on e.university_id = q.university_id and e.id = q.enrollment_id
    join accounts c on c.id = e.account_id
    left join attendance a on a.university_id = q.university_id and a.session_id = q.session_id and a.enrollment_id = q.enrollment_id
    where ${LISTED}
    order by d.decided_at desc, q.id desc limit ${MOST_UNDOABLE}`);

/** Removes an approval, so that the request waits again. The history keeps the attendance in between. */
export const removeApproval = (db: Db, { universityId }: Viewer, requestId: number) =>
  db.run(sql`
    with undone as (
      delete from remote_decisions where university_id = ${universityId} and request_id = ${requestId} returning request_id)
    update remote_requests q set state = 'pending'
    from undone u where q.university_id = ${universityId} and q.id = u.request_id`);

import sql from 'sql-template-tag';
import type { GivenApproval } from '@bcs/contract/features/remote-attendance/decision';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Db } from '#database/db';

/**
 * Who approved a request, when, and whether the attendance is still what that approval set. The student must be held by
 * `lockStudentOf`.
 */
export const getApproval = (db: Db, { universityId, courseId }: Viewer, requestId: number): Promise<GivenApproval> =>
  db.one<GivenApproval>(sql`
    select d.decided_by as "approvedBy", d.decided_at as "approvedAt",
      coalesce(a.status_code = 'remote' and a.set_by = d.decided_by and a.set_at = d.decided_at, false) as untouched
    from remote_requests q
    left join remote_decisions d on d.university_id = q.university_id and d.request_id = q.id and d.approved
    left join attendance a on a.university_id = q.university_id and a.session_id = q.session_id and a.enrollment_id = q.enrollment_id
    where q.university_id = ${universityId} and q.course_id = ${courseId} and q.id = ${requestId}`);

/** The request waits again. What the attendance was meanwhile stands in its history. */
export const removeApproval = (db: Db, { universityId }: Viewer, requestId: number): Promise<number> =>
  db.run(sql`
    with undone as (
      delete from remote_decisions where university_id = ${universityId} and request_id = ${requestId} returning request_id)
    update remote_requests q set state = 'pending'
    from undone u where q.university_id = ${universityId} and q.id = u.request_id`);

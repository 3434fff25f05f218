import sql from 'sql-template-tag';
import type { AskedAndDecided } from '@bcs/contract/features/cohort-health/pulse';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { LISTED } from '#features/remote-attendance/queries-json';

/** The remote requests of a class that wait, or that were decided since a moment. */
export const findRequests = (db: Db, { universityId, courseId }: Viewer, since: Instant): Promise<AskedAndDecided[]> =>
  db.many<AskedAndDecided>(sql`
    select q.requested_at as "askedAt", d.decided_at as "decidedAt"
    from remote_requests q
    left join remote_decisions d on d.university_id = q.university_id and d.request_id = q.id
    where q.university_id = ${universityId} and q.course_id = ${courseId} and ${LISTED}
      and (q.state = 'pending' or d.decided_at > ${since}::timestamptz)`);

import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Sql } from '#database/db';
import { LISTED } from '#features/remote-attendance/queries-json';

/** The remote requests of the class `c` that wait, or that were decided since a moment, as AskedAndDecided. */
export const requestsSince = (since: Instant): Sql => sql`(
  select coalesce(json_agg(json_build_object('askedAt', iso(q.requested_at), 'decidedAt', iso(d.decided_at))), '[]')
  from remote_requests q
  left join remote_decisions d on d.university_id = q.university_id and d.request_id = q.id
  where q.university_id = c.university_id and q.course_id = c.id and ${LISTED}
    and (q.state = 'pending' or d.decided_at > ${since}::timestamptz))`;

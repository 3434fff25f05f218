import type { NotificationFacts } from '@bcs/contract/features/notifications/types';
import type { Viewer } from '@bcs/contract/kernel/ability';
import { sql, type Sql, type Db } from '#database/db';

/** A request that staff were asked to decide, with its course. */
export interface PendingRequest {
  readonly course: Pick<Viewer, 'universityId' | 'courseId' | 'timeZone'>;
  readonly facts: NotificationFacts<'REMOTE_REQUESTED'>;
}

const askingOf = (db: Db, which: Sql) =>
  db.many<PendingRequest>(sql`
    select json_build_object('universityId', q.university_id, 'courseId', q.course_id, 'timeZone', k.time_zone) as course,
      json_build_object('requestId', q.id, 'sessionId', s.id, 'sessionName', s.name, 'startTime', iso(s.start_time),
        'contextId', s.context_id, 'student', concat(a.first_name, ' ', a.last_name), 'studentId', a.id,
        'studentEnrollmentId', e.id) as facts
    from remote_requests q
    join enrollments e on e.university_id = q.university_id and e.id = q.enrollment_id
    join accounts a on a.id = e.account_id
    join sessions s on s.university_id = q.university_id and s.id = q.session_id
    join courses k on k.university_id = q.university_id and k.id = q.course_id
    where q.state = 'pending' and ${which}
    order by q.id`);

export const findPendingRequests = (db: Db, requestIds: readonly number[]): Promise<PendingRequest[]> =>
  askingOf(db, sql`q.id = any(${[...requestIds]}::int[])`);

/** Finds a person's waiting requests in all their classes. */
export const findAskingOf = (db: Db, accountId: number): Promise<PendingRequest[]> =>
  askingOf(db, sql`e.account_id = ${accountId} and e.active and q.cancelled_at is null and s.cancelled_at is null`);

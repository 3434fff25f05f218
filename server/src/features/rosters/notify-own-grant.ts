import type { OwnGrant } from '@bcs/contract/features/notifications/class-types';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import { notify } from '#features/notifications/notify';

type Enrolled = Readonly<{ universityId: number; enrollmentId: number; jobId: number }>;

/**
 * Notifies admins that somebody has enrolled themselves, even if the enrollment has ended since, so that nobody comes
 * and goes unnoticed.
 */
export async function notifyOwnGrant(tx: Db, { jobId, ...place }: Enrolled, now: Instant): Promise<void> {
  const facts = await tx.maybe<Omit<OwnGrant, 'jobId'> & Pick<Viewer, 'universityId' | 'timeZone'>>(sql`
    select e.id as "enrollmentId", e.role, trim(a.first_name || ' ' || a.last_name) as person,
      c.university_id as "universityId", c.id as "courseId", c.time_zone as "timeZone"
    from enrollments e join accounts a on a.id = e.account_id
    join courses c on c.university_id = e.university_id and c.id = e.course_id
    where e.university_id = ${place.universityId} and e.id = ${place.enrollmentId}`);
  if (facts) await notify(tx, 'OWN_GRANT_ENROLLED', { ...facts, jobId }, { course: facts, now });
}

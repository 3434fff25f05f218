import sql from 'sql-template-tag';
import { HOUR, plus, type Instant } from '@bcs/contract/kernel/clock';
import type { Role } from '@bcs/contract/kernel/roles';
import type { Db } from '#database/db';

const MOST_SESSIONS = 100;
/** Questions about next week's class come before it. */
const AHEAD = 7 * 24 * HOUR;

/** Where somebody asks from. */
export interface Origin {
  readonly enrollmentId: number | null;
  readonly universityId: number | null;
  readonly courseId: number | null;
  readonly role: Role | null;
  readonly timeZone: string | null;
}

/**
 * The enrollment that is named, which must be an active one of the account; without a name the latest one that the
 * person ever had, so that the staff of that class see who cannot get in any more. Undefined for a foreign one.
 */
export async function findOrigin(db: Db, accountId: number, enrollmentId: number | null): Promise<Origin | undefined> {
  const found = await db.maybe<Origin>(sql`
    select e.id as "enrollmentId", e.university_id as "universityId", e.course_id as "courseId", e.role,
      c.time_zone as "timeZone"
    from enrollments e join courses c on c.university_id = e.university_id and c.id = e.course_id
    where e.account_id = ${accountId} and (${enrollmentId}::int is null or (e.active and e.id = ${enrollmentId}::int))
    order by e.active desc, e.id desc limit 1`);
  if (found || enrollmentId !== null) return found;
  return { enrollmentId: null, universityId: null, courseId: null, role: null, timeZone: null };
}

export interface SessionChoice {
  id: number;
  name: string;
  startTime: Instant;
}

/** What a question may be about, the latest first. SUPP-011, D-161 */
export const findSessions = (db: Db, { universityId, courseId }: Origin, now: Instant): Promise<SessionChoice[]> =>
  db.many<SessionChoice>(sql`
    select id, name, start_time as "startTime" from sessions
    where university_id = ${universityId} and course_id = ${courseId} and cancelled_at is null
      and start_time < ${plus(now, AHEAD)}
    order by start_time desc, id desc limit ${MOST_SESSIONS}`);

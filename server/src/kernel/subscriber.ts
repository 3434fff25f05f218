import type { Instant } from '@bcs/contract/kernel/clock';
import {
  ATTENDANCE_MANAGERS,
  CLASS_ADMINISTRATORS,
  STUDENT,
  SUCCESS_MANAGER,
  type Role,
} from '@bcs/contract/kernel/roles';
import { sql, type Db } from '#database/db';
import type { Audience } from './changes.ts';
import { liveToken } from './scopes.ts';
import { GRANTS } from './scopes-of-grants.ts';
import { isSeat } from './seats.ts';

/** The person of an open page, with the audiences to which it belongs. */
export interface Subscriber {
  readonly accountId: number;
  readonly audiences: ReadonlySet<Audience>;
  /** The classes in which this person answers chats. */
  readonly answersIn: readonly AnsweringSeat[];
}

/** An enrollment and its course. */
export type AnsweringSeat = Readonly<{ universityId: number; courseId: number; enrollmentId: number }>;

/** Finds the person of a session; null if it is over. An open page alone does not extend its session. D-027 */
export async function findSubscriber(db: Db, session: Buffer, now: Instant): Promise<Subscriber | null> {
  const row = await db.maybe<{ accountId: number; audiences: Audience[]; answersIn: AnsweringSeat[] }>(sql`
    select a.id as "accountId", array(
      select x.audience from enrollments e cross join lateral (values
        ('enrollment ' || e.id, true),
        ('course ' || e.course_id, true),
        ('staff of course ' || e.course_id, e.role <> ${STUDENT}),
        (e.role || ' of course ' || e.course_id, true),
        ('administrators', e.role = any(${CLASS_ADMINISTRATORS as Role[]})),
        ('managers of university ' || e.university_id, a.can_manage_attendance and e.role = any(${ATTENDANCE_MANAGERS as Role[]}))
      ) x(audience, belongs)
      where e.account_id = a.id and ${isSeat('e')} and x.belongs
      union
      select 'administrators' from ${GRANTS} where g.counts) as audiences,
      coalesce((
        select json_agg(json_build_object('universityId', e.university_id, 'courseId', e.course_id, 'enrollmentId', e.id))
        from enrollments e where e.account_id = a.id and ${isSeat('e')} and e.role = ${SUCCESS_MANAGER}), '[]') as "answersIn"
    from ${liveToken(session, now, 'web')} join accounts a on a.id = t.account_id and a.active`);
  if (!row) return null;
  const { accountId, audiences, answersIn } = row;
  return { accountId, audiences: new Set<Audience>(['everyone', `account ${accountId}`, ...audiences]), answersIn };
}

import sql from 'sql-template-tag';
import { atLocal, type Day } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { invite } from '#features/accounts/queries-invite';
import type { Author } from '#kernel/audit';
import type { Reversal } from './noun.ts';

/** When invitations go out: at once, not at all, or on a day. ADM-057 */
export type Invitations = 'now' | 'none' | Day;

interface Invited {
  readonly universityId: number;
  readonly courseId: number;
  readonly timeZone: string;
  readonly accountIds: readonly number[];
}

/** Whom an import has enrolled and who has never signed in, by class. */
const findInvited = (tx: Db, enrollmentIds: readonly number[]): Promise<Invited[]> =>
  tx.many<Invited>(sql`
    select c.university_id as "universityId", c.id as "courseId", c.time_zone as "timeZone", array_agg(a.id) as "accountIds"
    from enrollments e join accounts a on a.id = e.account_id and a.last_login_at is null
    join courses c on c.university_id = e.university_id and c.id = e.course_id
    where e.id = any(${enrollmentIds as number[]}::int[]) and e.active
    group by c.university_id, c.id, c.time_zone order by c.id`);

const MORNING = '08:00';

/** Invites those whom an import has enrolled, in its transaction; whoever has signed in before gets no invitation. */
export async function inviteNew(tx: Db, reversals: readonly Reversal[], when: Invitations, by: Author): Promise<void> {
  if (when === 'none') return;
  const enrolled = reversals.filter(({ thing, after }) => thing === 'enrollment' && after['active'] === true);
  for (const { timeZone, ...invited } of await findInvited(
    tx,
    enrolled.map(({ id }) => id),
  ))
    await invite(tx, invited, by, when === 'now' ? by.at : atLocal(when, MORNING, timeZone));
}

import { atLocal, type Day } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import { inviteToClass } from '#features/accounts/queries-invitation';
import { auditFromScreen, type AuditAuthor } from '#kernel/audit';
import { parseLoginName } from '#kernel/login-name';
import type { AuditContext } from '#kernel/context';

/** The time of invitations: at once, never, or on a day. ADM-057 */
export type Invitations = 'now' | 'none' | Day;

/** People of one class who are invited. */
export interface InvitedClass {
  readonly universityId: number;
  readonly courseId: number;
  readonly timeZone: string;
  readonly accountIds: readonly number[];
}

/** Finds the people whom an import enrolled and who have never signed in, by class. */
export async function findInvited(tx: Db, importId: number) {
  const written = await tx.many<{ id: number }>(sql`
    select object::int as id from import_reversals
    where import_id = ${importId} and thing = 'enrollment' and (after ->> 'active')::boolean`);
  return tx.many<InvitedClass>(sql`
    select c.university_id as "universityId", c.id as "courseId", c.time_zone as "timeZone", array_agg(a.id) as "accountIds"
    from enrollments e join accounts a on a.id = e.account_id and a.last_login_at is null
    join courses c on c.university_id = e.university_id and c.id = e.course_id
    where e.id = any(${written.map(({ id }) => id)}::int[]) and e.active
    group by c.university_id, c.id, c.time_zone order by c.id`);
}

const MORNING = '08:00';

/** Invites people of one class; those invited today get no second mail. */
export const inviteClass = (tx: Db, { timeZone, ...invited }: InvitedClass, when: 'now' | Day, by: AuditAuthor) =>
  inviteToClass(tx, invited, by, when === 'now' ? by.at : atLocal(when, MORNING, timeZone));

/** Invites people by e-mail who are in the viewer's class now; those with a password get nothing. */
export async function inviteEnrolled(context: AuditContext, emails: readonly string[]): Promise<void> {
  const { db, viewer } = context;
  const { universityId, courseId } = viewer;
  const names = emails.map((typed) => parseLoginName(typed).email);
  const enrolled = await db.many<{ id: number }>(sql`
    select a.id from accounts a
    join enrollments e on e.account_id = a.id and e.university_id = ${universityId} and e.course_id = ${courseId} and e.active
    where a.email = any(${names}::text[])`);
  await inviteToClass(
    db,
    { universityId, courseId, accountIds: enrolled.map(({ id }) => id) },
    auditFromScreen(context),
  );
}

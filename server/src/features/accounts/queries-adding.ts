import type { ClassAdministrator, ClassKey, Reach } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import { newToken } from '#kernel/tokens';
import type { LookedAfter } from './look-after.ts';

interface NewPerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** An account without a password: its person chooses one by an invitation. ADM-019 */
export const insertPerson = (tx: Db, { email, firstName, lastName }: NewPerson, now: Instant): Promise<LookedAfter> =>
  tx.one<LookedAfter>(sql`
    insert into accounts (email, first_name, last_name, draft_key, created_at)
    values (${email}, ${firstName}, ${lastName}, ${newToken()}, ${now})
    returning id as "accountId", email, concat(first_name, ' ', last_name) as name`);

/** A class that grants reach. ADM-002 */
export const findClass = (
  db: Db,
  { installation, universityIds }: Reach,
  courseId: number,
): Promise<Pick<ClassAdministrator, 'universityId' | 'courseId' | 'timeZone'> | undefined> =>
  db.maybe(sql`
    select university_id as "universityId", id as "courseId", time_zone as "timeZone" from courses
    where id = ${courseId} and (${installation} or university_id = any(${[...universityIds]}::int[]))`);

/** Those of them who are in the class now. */
export const findMembers = async (
  db: Db,
  { universityId, courseId }: ClassKey,
  accountIds: readonly number[],
): Promise<number[]> => {
  const found = await db.many<{ id: number }>(sql`
    select account_id as id from enrollments
    where university_id = ${universityId} and course_id = ${courseId} and active and account_id = any(${[...accountIds]}::int[])`);
  return found.map(({ id }) => id);
};

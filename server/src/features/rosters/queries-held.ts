import sql from 'sql-template-tag';
import type { KnownPerson } from '@bcs/contract/features/rosters/enrolling';
import type { ClassAdministrator } from '@bcs/contract/kernel/ability';
import type { Role } from '@bcs/contract/kernel/roles';
import type { Db } from '#database/db';

type Place = Pick<ClassAdministrator, 'universityId' | 'courseId'>;

/** The people with these e-mails, and their places in the class; `holds` keeps them until the transaction ends. */
export async function findKnown(
  db: Db,
  { universityId, courseId }: Place,
  role: Role,
  emails: readonly string[],
  holds: boolean,
): Promise<Map<string, KnownPerson & { readonly name: string }>> {
  if (holds)
    await db.run(sql`select 1 from accounts where email = any(${[...emails]}::text[]) order by id for no key update`);
  const found = await db.many<KnownPerson & { email: string; name: string }>(sql`
    select a.id as "accountId", a.email, concat(a.first_name, ' ', a.last_name) as name, e.role,
      exists (select from enrollments o where o.university_id = ${universityId} and o.course_id = ${courseId}
        and o.account_id = a.id and o.role = ${role} and not o.active) as "wasThere"
    from accounts a
    left join enrollments e on e.university_id = ${universityId} and e.course_id = ${courseId} and e.account_id = a.id and e.active
    where a.email = any(${[...emails]}::text[])`);
  return new Map(found.map((person) => [person.email, person]));
}

/** An enrollment that is about to be changed. */
export interface HeldEnrollment {
  readonly enrollmentId: number;
  readonly accountId: number;
  readonly name: string;
  readonly role: Role;
  readonly active: boolean;
}

/** Holds the enrollment until the transaction ends. */
export const lockEnrollment = (
  tx: Db,
  { universityId, courseId }: Place,
  enrollmentId: number,
): Promise<HeldEnrollment | undefined> =>
  tx.maybe<HeldEnrollment>(sql`
    select e.id as "enrollmentId", e.account_id as "accountId", concat(a.first_name, ' ', a.last_name) as name, e.role, e.active
    from enrollments e join accounts a on a.id = e.account_id
    where e.university_id = ${universityId} and e.course_id = ${courseId} and e.id = ${enrollmentId} for update of e`);

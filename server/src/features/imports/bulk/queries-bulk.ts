import type { KnownMember } from '@bcs/contract/features/imports/outcome-bulk';
import type { Counts } from '@bcs/contract/features/imports/outcome';
import type { ClassAdministrator } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { CLASS_ADMINISTRATORS, type Role } from '@bcs/contract/kernel/roles';
import { sql, type Db } from '#database/db';
import type { EnrolledMember } from '../nouns/queries-people.ts';

/** The class and the named people with an account, with their present and former roles. */
export interface ClassWithPeople {
  readonly university: string;
  readonly course: string;
  readonly people: readonly (KnownMember & {
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    /** True if they are or were in the class. */
    readonly isKnown: boolean;
    /** The active enrollment, or else the latest. */
    readonly last: Pick<EnrolledMember, 'id' | 'role' | 'active' | 'endedAt' | 'endedBy'> | null;
  })[];
}

/**
 * Finds people in one statement.
 * @param holds whether to lock them until the transaction ends
 */
export async function findPeople(
  db: Db,
  { universityId, courseId }: ClassAdministrator,
  emails: readonly string[],
  holds: boolean,
) {
  const named = sql`a.email = any(${[...emails]}::text[])`;
  const there = sql`e.university_id = ${universityId} and e.course_id = ${courseId} and e.account_id = a.id`;
  if (holds) {
    await db.run(sql`select 1 from accounts a where ${named} order by a.id for no key update`);
    await db.run(
      sql`select 1 from enrollments e join accounts a on ${there} where ${named} order by e.id for no key update of e`,
    );
  }
  return db.one<ClassWithPeople>(sql`
    select u.name as university, c.code as course, coalesce((
      select json_agg(json_build_object('accountId', a.id, 'email', a.email, 'firstName', a.first_name,
        'lastName', a.last_name, 'name', concat(a.first_name, ' ', a.last_name), 'isKnown', l.last is not null,
        'role', case when (l.last ->> 'active')::boolean then l.last ->> 'role' end, 'last', l.last,
        'formerRoles', array(select e.role from enrollments e where ${there} and not e.active)))
      from accounts a left join lateral (
        select json_build_object('id', e.id, 'role', e.role, 'active', e.active, 'endedAt', iso(e.ended_at),
          'endedBy', trim(b.first_name || ' ' || b.last_name)) as last
        from enrollments e left join accounts b on b.id = e.ended_by
        where ${there} order by e.active desc, e.ended_at desc, e.id desc limit 1) l on true
      where ${named}), '[]') as people
    from courses c join universities u on u.id = c.university_id
    where c.university_id = ${universityId} and c.id = ${courseId}`);
}

/** Finds the e-mails of everybody with a role in another class of the university whose roster the viewer may read. */
export const findEmailsOf = async (
  db: Db,
  { universityId, accountId, byGrant }: ClassAdministrator,
  { courseId, role, most }: Readonly<{ courseId: number; role: Role; most: number }>,
): Promise<string[]> =>
  (
    await db.many<{ email: string }>(sql`
      select a.email from enrollments e join accounts a on a.id = e.account_id
      where e.university_id = ${universityId} and e.course_id = ${courseId} and e.role = ${role} and e.active
        and (${byGrant} or exists (select from enrollments own where own.university_id = ${universityId}
          and own.course_id = ${courseId} and own.account_id = ${accountId} and own.active
          and own.role = any(${[...CLASS_ADMINISTRATORS]}::text[])))
      order by a.name_order, a.id limit ${most}`)
  ).map(({ email }) => email);

type Done = Readonly<{ title: string; counts: Counts; digest: string }>;

/** Stores a bulk change like an applied import, with its report and the possibility to undo it. ADM-117 */
export const insertDone = async (
  tx: Db,
  { universityId, courseId, accountId }: ClassAdministrator,
  { title, counts, digest }: Done,
  now: Instant,
) =>
  (
    await tx.one<{ id: number }>(sql`
      insert into imports (university_id, course_id, kind, author_account_id, origin, file_name, state, created_at, reading,
        choices, digest, counts, applied_at)
      values (${universityId}, ${courseId}, 'bulk', ${accountId}, 'screen', ${title}, 'applied', ${now}, '{}', '{}',
        ${digest}, ${JSON.stringify(counts)}::jsonb, ${now})
      returning id`)
  ).id;

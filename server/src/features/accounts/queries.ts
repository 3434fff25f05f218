import type { AccountFacts } from '@bcs/contract/features/grants/accounts';
import type { PersonState } from '@bcs/contract/features/accounts/model';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db, type Sql, join, raw } from '#database/db';

/**
 * The universities to which account `a` belongs, including ended enrollments, which still have the person's work.
 * ADM-011
 */
export const ACCOUNT_FACTS = sql`
  exists (select from administration_grants g where g.account_id = a.id and g.ended_at is null) as "holdsGrant",
  array(select distinct e.university_id from enrollments e where e.account_id = a.id) as "universityIds"`;

/** An account that is about to change, with its present state. */
export interface LockedPerson extends AccountFacts {
  readonly accountId: number;
  readonly email: string;
  readonly name: string;
  /** The version of the names. */
  readonly version: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly githubUserName: string | null;
  readonly canManageAttendance: boolean;
  readonly active: boolean;
}

/** Locks the account until the transaction ends. */
export const lockPerson = (tx: Db, accountId: number) =>
  tx.maybe<LockedPerson>(sql`
    select a.id as "accountId", a.version, a.active, a.email, concat(a.first_name, ' ', a.last_name) as name, a.first_name as "firstName",
      a.last_name as "lastName", a.github_user_name as "githubUserName", a.can_manage_attendance as "canManageAttendance",
      ${ACCOUNT_FACTS}
    from accounts a where a.id = ${accountId} for update of a`);

/** The time until which account `a` is locked, or null. Failed logins are counted by the hash of the name. D-026 */
export const lockedUntil = (now: Instant): Sql => sql`(
  select f.locked_until from login_failures f
  where f.name_hash = sha256(convert_to(a.email, 'UTF8')) and f.locked_until > ${now}::timestamptz)`;

/** The condition on account `a` that corresponds to `personState`; a test compares both. ADM-017 */
export function isInState(state: PersonState, now: Instant): Sql {
  const locked = sql`${lockedUntil(now)} is not null`;
  if (state === 'deactivated') return sql`not a.active`;
  if (state === 'locked') return sql`a.active and ${locked}`;
  const signedIn = state === 'active' ? sql`a.last_login_at is not null` : sql`a.last_login_at is null`;
  return sql`a.active and ${signedIn} and not ${locked}`;
}

type Profile = Readonly<{ firstName: string; lastName: string; githubUserName: string | null }>;

export const setProfile = (tx: Db, id: number, of: Profile) =>
  tx.run(sql`
    update accounts set first_name = ${of.firstName}, last_name = ${of.lastName}, github_user_name = ${of.githubUserName}
    where id = ${id}`);

/** Specified by D-124. */
export const setManagesAttendance = (tx: Db, id: number, manages: boolean) =>
  tx.run(sql`update accounts set can_manage_attendance = ${manages} where id = ${id}`);

/** Finds the person and their classes, whose open pages show them. */
export const findAudience = (db: Db, id: number) =>
  db.one<{ accountIds: number[]; courseIds: number[] }>(sql`
    select array[${id}::int] as "accountIds",
      array(select distinct e.course_id from enrollments e where e.account_id = ${id}) as "courseIds"`);

/** The recipient of a mail about their own account, which may be somebody who can no longer sign in. */
export type MailRecipient = Readonly<{ email: string; firstName: string; lastName: string }>;

export const findRecipient = (db: Db, accountId: number) =>
  db.maybe<MailRecipient>(sql`
    select email, first_name as "firstName", last_name as "lastName" from accounts where id = ${accountId}`);

/** The tables and columns with work that a person has done or received in a class. ADM-027 */
export const WORK_COLUMNS: readonly (readonly [table: string, column: string])[] = [
  ['announcements', 'staff_enrollment_id'],
  ['attendance', 'enrollment_id'],
  ['attendance_history', 'enrollment_id'],
  ['billing_entries', 'enrollment_id'],
  ['chat_conversations', 'student_enrollment_id'],
  ['chat_messages', 'author_enrollment_id'],
  ['follow_ups', 'enrollment_id'],
  ['form_submissions', 'enrollment_id'],
  ['remote_requests', 'enrollment_id'],
  ['sessions', 'created_by'],
  ['submission_comments', 'enrollment_id'],
  ['submissions', 'enrollment_id'],
  ['weekly_feedback', 'enrollment_id'],
];

/** Tells whether enrollment `e` has any work. */
export const HAS_WORK = sql`(${join(
  WORK_COLUMNS.map(
    ([table, column]) =>
      sql`exists (select from ${raw(table)} w where w.university_id = e.university_id and w.${raw(column)} = e.id)`,
  ),
  ' or ',
)})`;

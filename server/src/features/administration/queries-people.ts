import sql from 'sql-template-tag';
import type { PersonRow } from '@bcs/contract/features/administration/model-people';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { newToken } from '#kernel/tokens';

export const findAccount = (db: Db, email: string) =>
  db.maybe<{ id: number; active: boolean; hasPassword: boolean }>(sql`
    select id, active, password_hash is not null as "hasPassword" from accounts where email = ${email}`);

export const insertAccount = async (
  tx: Db,
  row: PersonRow,
  passwordHash: string | null,
  now: Instant,
): Promise<number> =>
  (
    await tx.one<{ id: number }>(sql`
      insert into accounts (email, first_name, last_name, github_user_name, avatar_url, active, can_manage_attendance,
        mfa_required, password_hash, password_set_at, password_is_temporary, draft_key, created_at)
      values (${row.email}, ${row.firstName}, ${row.lastName}, ${row.githubUserName}, ${row.avatarUrl}, ${row.active},
        ${row.canManageAttendance}, ${row.mfaRequired}, ${passwordHash}, ${passwordHash === null ? null : now},
        ${passwordHash !== null}, ${newToken()}, ${now})
      returning id`)
  ).id;

/** How many rows it changed: 0 when everything is so already. */
export const updateAccount = (tx: Db, id: number, row: PersonRow): Promise<number> =>
  tx.run(sql`
    update accounts set first_name = ${row.firstName}, last_name = ${row.lastName}, github_user_name = ${row.githubUserName},
      avatar_url = ${row.avatarUrl}, active = ${row.active}, can_manage_attendance = ${row.canManageAttendance},
      mfa_required = ${row.mfaRequired}
    where id = ${id} and (first_name, last_name, github_user_name, avatar_url, active, can_manage_attendance, mfa_required)
      is distinct from (${row.firstName}, ${row.lastName}, ${row.githubUserName}, ${row.avatarUrl}, ${row.active}::boolean,
        ${row.canManageAttendance}::boolean, ${row.mfaRequired}::boolean)`);

/** A password that somebody else chose: valid for seven days, and only to choose another. D-038 */
export const setTemporaryPassword = (tx: Db, id: number, passwordHash: string, now: Instant): Promise<number> =>
  tx.run(sql`
    update accounts set password_hash = ${passwordHash}, password_set_at = ${now}, password_is_temporary = true
    where id = ${id}`);

export const setActive = (tx: Db, id: number, active: boolean): Promise<number> =>
  tx.run(sql`update accounts set active = ${active} where id = ${id}`);

export const deleteMfaSecrets = (tx: Db, id: number): Promise<number> =>
  tx.run(sql`delete from mfa_secrets where account_id = ${id}`);

export const insertEnrollment = (
  tx: Db,
  course: { universityId: number; id: number },
  accountId: number,
  role: string,
  now: Instant,
) =>
  tx.run(sql`
    insert into enrollments (university_id, course_id, account_id, role, activated_at)
    values (${course.universityId}, ${course.id}, ${accountId}, ${role}, ${now})`);

export const endEnrollment = (tx: Db, id: number): Promise<number> =>
  tx.run(sql`update enrollments set active = false where id = ${id}`);

import { EMAIL_LINK_TIME } from '@bcs/contract/features/identity/lifetimes';
import { plus, type Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import type { Services } from '#kernel/services';
import { tokenHash } from '#kernel/tokens';

/** The token of the link to a new login e-mail. It is derived and never stored, so that it can be mailed again. */
export const emailToken = ({ sealer }: Pick<Services, 'sealer'>, key: string): string =>
  sealer.derive(`login-email:${key}`);

const WAITS = sql`confirmed_at is null and withdrawn_at is null`;

/** Tells whether an account with this e-mail exists. */
export const isEmailTaken = async (db: Db, email: string) =>
  (await db.maybe(sql`select 1 as is_taken from accounts where email = ${email}`)) !== undefined;

/** Withdraws a waiting link. Returns the e-mail for which it was; null if it had expired, or there was none. */
export const withdrawEmailLink = async (tx: Db, accountId: number, now: Instant): Promise<string | null> => {
  const found = await tx.maybe<{ email: string; works: boolean }>(sql`
    update login_email_changes set withdrawn_at = ${now} where account_id = ${accountId} and ${WAITS}
    returning email, expires_at > ${now} as works`);
  return found?.works ? found.email : null;
};

type Asked = Readonly<{ key: string; accountId: number; email: string; token: string }>;

export const insertChange = (tx: Db, { key, accountId, email, token }: Asked, now: Instant) =>
  tx.run(sql`
    insert into login_email_changes (key, account_id, email, token_hash, asked_at, expires_at)
    values (${key}, ${accountId}, ${email}, ${tokenHash(token)}, ${now}, ${plus(now, EMAIL_LINK_TIME)})`);

/** Finds the person to whom the link is mailed; none after it was opened or withdrawn. */
export const findEmailLinkOwner = (db: Db, key: string) =>
  db.maybe<{ email: string; oldEmail: string; firstName: string; lastName: string }>(sql`
    select m.email, a.email as "oldEmail", a.first_name as "firstName", a.last_name as "lastName"
    from login_email_changes m join accounts a on a.id = m.account_id and a.active where m.key = ${key} and ${WAITS}`);

/** A link that works or was already used; its account is locked until the transaction ends. */
export interface EmailLink {
  readonly accountId: number;
  readonly name: string;
  readonly oldEmail: string;
  readonly email: string;
  readonly isConfirmed: boolean;
}

export const lockOpenedLink = (tx: Db, token: string, now: Instant) =>
  tx.maybe<EmailLink>(sql`
    select a.id as "accountId", concat(a.first_name, ' ', a.last_name) as name, a.email as "oldEmail", m.email,
      m.confirmed_at is not null as "isConfirmed"
    from login_email_changes m join accounts a on a.id = m.account_id and a.active
    where m.token_hash = ${tokenHash(token)} and m.withdrawn_at is null and m.expires_at > ${now}
    for update of m, a`);

/** Makes the new e-mail the login, and invalidates password links that were sent to the old address. ADM-021 */
export async function setEmail(tx: Db, accountId: number, email: string, now: Instant): Promise<void> {
  await tx.run(sql`update accounts set email = ${email} where id = ${accountId}`);
  await tx.run(sql`update login_email_changes set confirmed_at = ${now} where account_id = ${accountId} and ${WAITS}`);
  await tx.run(sql`update reset_tokens set used_at = ${now} where account_id = ${accountId} and used_at is null`);
}

import { pendingSecretWorks } from '@bcs/contract/features/identity/lifetimes';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import type { LoginName } from '#kernel/login-name';

/** A secret that makes codes, sealed with the server's key for its account. */
export type MfaSecret = Readonly<{ state: 'pending' | 'active'; sealed: string; createdAt: Instant }>;

/** The name to which the encryption of a secret is bound. */
export const secretOf = (accountId: number): string => `mfa:${accountId}`;

/** Finds the secret for checking a code: the active one, or else one that waits for its first code. D-036 */
export async function findMfaSecret(tx: Db, accountId: number, now: Instant): Promise<MfaSecret | null> {
  const secrets = await tx.many<MfaSecret>(sql`
    select state, sealed_secret as sealed, created_at as "createdAt" from mfa_secrets where account_id = ${accountId}`);
  const active = secrets.find(({ state }) => state === 'active');
  const pending = secrets.find(({ createdAt }) => pendingSecretWorks(createdAt, now));
  return active ?? pending ?? null;
}

/**
 * Claims a time step, which can be used only once; the first use activates a pending secret. Returns false if it was
 * used before. D-035
 */
export const claimTimeStep = async (tx: Db, accountId: number, { state }: MfaSecret, step: number) =>
  (await tx.run(sql`
    update mfa_secrets set last_used_step = ${step}, state = 'active'
    where account_id = ${accountId} and state = ${state} and (last_used_step is null or last_used_step < ${step})`)) ===
  1;

/** Locks an account that may get a new secret: active, and without an active secret. D-036 */
export const lockAccountWithoutSecret = (tx: Db, { email }: LoginName) =>
  tx.maybe<{ id: number }>(sql`
    select a.id from accounts a
    where a.email = ${email} and a.active
      and not exists (select from mfa_secrets m where m.account_id = a.id and m.state = 'active')
    for update of a`);

export const savePendingSecret = (tx: Db, accountId: number, sealed: string, now: Instant) =>
  tx.run(sql`
    insert into mfa_secrets (account_id, state, sealed_secret, created_at) values (${accountId}, 'pending', ${sealed}, ${now})
    on conflict on constraint an_account_has_one_pending_and_one_active_secret
      do update set sealed_secret = excluded.sealed_secret, created_at = excluded.created_at, last_used_step = null`);

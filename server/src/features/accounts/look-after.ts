import type { Action } from '@bcs/contract/kernel/audit';
import { sql, type Db } from '#database/db';
import { notifyAsksAgain, notifyNobodyAsks } from '#features/remote-attendance/notify-asking';
import { findAskingOf } from '#features/remote-attendance/queries-asking';
import { endGrantsOf } from '#features/grants/queries';
import { forgetFailures } from '#features/identity/queries-login';
import { revokeTokens } from '#features/identity/queries-tokens';
import { publishPeople } from '#kernel/changes';
import { audit, type AuditAuthor, type AuditRecord } from '#kernel/audit';
import { parseLoginName } from '#kernel/login-name';
import { enqueue } from '#kernel/outbox';
import { findAudience } from './queries.ts';

/** The account on which an action is performed, with the name for the history. */
export interface ManagedAccount {
  readonly accountId: number;
  readonly name: string;
  /** The e-mail with which they sign in. */
  readonly email: string;
}

/** Records an action on an account. The screens and the command line use the same functions. ADM-111 */
export const auditPerson = (
  tx: Db,
  { accountId, name }: ManagedAccount,
  by: AuditAuthor,
  action: Action,
  more: Pick<AuditRecord, 'before' | 'after' | 'reason'> = {},
): Promise<number> =>
  audit(tx, by, [{ action, object: { kind: 'person', id: accountId, name }, personId: accountId, ...more }]);

/** Ends the login sessions and grants of an account; all data is kept. ADM-022, ADM-023 */
export async function deactivate(
  tx: Db,
  person: ManagedAccount,
  by: AuditAuthor,
  reason: string | null,
): Promise<void> {
  const changed = await tx.run(sql`update accounts set active = false where id = ${person.accountId} and active`);
  if (changed === 0) return;
  await revokeTokens(tx, person.accountId, by.at);
  await endGrantsOf(tx, person.accountId, by);
  await notifyNobodyAsks(tx, await findAskingOf(tx, person.accountId), by.at);
  await publishPeople(tx, await findAudience(tx, person.accountId));
  await auditPerson(tx, person, by, 'person.deactivate', { reason });
}

/** Reactivates an account: its enrollments apply again, but grants have to be given again. ADM-023 */
export async function reactivate(
  tx: Db,
  person: ManagedAccount,
  by: AuditAuthor,
  reason: string | null,
): Promise<void> {
  const changed = await tx.run(sql`update accounts set active = true where id = ${person.accountId} and not active`);
  if (changed === 0) return;
  await notifyAsksAgain(tx, await findAskingOf(tx, person.accountId), by.at);
  await publishPeople(tx, await findAudience(tx, person.accountId));
  await auditPerson(tx, person, by, 'person.reactivate', { reason });
}

/** Clears the counter of failed logins, and keeps the password. ADM-024 */
export async function unlock(tx: Db, person: ManagedAccount, by: AuditAuthor): Promise<void> {
  if ((await forgetFailures(tx, parseLoginName(person.email))) > 0) await auditPerson(tx, person, by, 'person.unlock');
}

/** Ends all login sessions and access tokens of a person. */
export async function endSignIns(tx: Db, person: ManagedAccount, by: AuditAuthor): Promise<void> {
  await revokeTokens(tx, person.accountId, by.at);
  await auditPerson(tx, person, by, 'person.end-sign-ins');
}

/**
 * Removes the second factor, so that the next login asks for a new authenticator, and mails the person. Returns whether
 * there was one. ADM-024, D-036
 */
export async function resetSecondFactor(tx: Db, person: ManagedAccount, by: AuditAuthor): Promise<boolean> {
  const { accountId } = person;
  const removed = await tx.run(sql`delete from mfa_secrets where account_id = ${accountId}`);
  await revokeTokens(tx, accountId, by.at);
  if (removed === 0) return false;
  await auditPerson(tx, person, by, 'person.reset-second-factor');
  await enqueue(tx, { kind: 'second-factor-reset', payload: { accountId, at: by.at }, runAt: by.at });
  return true;
}

import { PASSWORD, RESET_LINK_INVALID } from '@bcs/contract/features/identity/failures';
import { passwordProblem } from '@bcs/contract/features/identity/password';
import type { Call } from '@bcs/contract/kernel/call';
import type { Failure } from '@bcs/contract/kernel/failure';
import type { CallContext } from '#kernel/handler';
import { parseLoginName } from '#kernel/login-name';
import { isPublished, isGuessed } from '#kernel/guessed-password';
import { forgetFailures } from './queries-login.ts';
import { findResetAccount, lockAccount, setPassword, consumeResetToken } from './queries-reset.ts';
import { revokeTokens } from './queries-tokens.ts';

/** Specified by AUTH-009. */
type Reset = Readonly<{ resetToken: string; password: string; userName: string }>;

/**
 * Sets a new password with a reset link, which works once. It ends every session and unlocks the name. Hashing takes
 * place outside of the transaction, so the first of several resets with one link wins. D-026, D-039 to D-041
 */
export async function reset(
  { resetToken, password, userName }: Reset,
  { now, services, note }: Pick<CallContext<Call>, 'now' | 'services' | 'note'>,
): Promise<Failure | null> {
  const problem = passwordProblem(password);
  if (problem) return problem;
  const { database, passwords, settings } = services;
  const name = parseLoginName(userName);
  const account = await findResetAccount(database, resetToken, name, now);
  if (!account) return RESET_LINK_INVALID;
  note({ account: account.id });
  if (await passwords.verify(account.passwordHash, password)) return PASSWORD.SAME_AS_CURRENT;
  if (isPublished(password, settings) || isGuessed(password, account.about)) return PASSWORD.TOO_COMMON;
  const hash = await passwords.hash(password);
  return database.transaction(async (tx) => {
    await lockAccount(tx, account.id);
    if (!(await consumeResetToken(tx, resetToken, now))) return RESET_LINK_INVALID;
    await setPassword(tx, account.id, hash, now);
    await revokeTokens(tx, account.id, now);
    await forgetFailures(tx, name);
    return null;
  });
}

import { PASSWORD_LOCKED, PASSWORD_WRONG } from '@bcs/contract/features/identity/failures';
import { afterFailure, isLocked } from '@bcs/contract/features/identity/login';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Failure } from '@bcs/contract/kernel/failure';
import { parseLoginName } from '#kernel/login-name';
import type { Services } from '#kernel/services';
import { findFailures, forgetFailures, getLoginName, lockFailures, saveFailures } from './queries-login.ts';
import { setPasswordGiven } from './queries-tokens.ts';

interface Session {
  readonly accountId: number;
  readonly hash: Buffer;
}

/**
 * Judges the own password in a session that is signed in, and remembers there that it was given. Wrong ones count and lock
 * as at the login, so that an open session is no way to guess. ADM-012, D-026
 * @returns what is wrong, or null
 */
export async function confirm(
  password: string,
  { accountId, hash }: Session,
  { now, services: { database, passwords } }: { now: Instant; services: Services },
): Promise<Failure | null> {
  const { email, passwordHash } = await getLoginName(database, accountId);
  const name = parseLoginName(email);
  if (isLocked(await findFailures(database, name, now), now)) return PASSWORD_LOCKED;
  const right = await passwords.verify(passwordHash, password);
  return database.transaction(async (tx) => {
    const counter = await lockFailures(tx, name, now);
    if (isLocked(counter, now)) return PASSWORD_LOCKED;
    if (!right) {
      await saveFailures(tx, name, afterFailure(counter, now), now);
      return PASSWORD_WRONG;
    }
    await forgetFailures(tx, name);
    await setPasswordGiven(tx, hash, now);
    return null;
  });
}

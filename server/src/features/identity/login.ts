import type { LoginResult } from '@bcs/contract/features/identity/calls';
import type { LoginError } from '@bcs/contract/features/identity/failures';
import { temporaryPasswordWorks } from '@bcs/contract/features/identity/lifetimes';
import { afterFailure, isLocked } from '@bcs/contract/features/identity/login';
import { mfaRequiredByDefault, needsMfaCode } from '@bcs/contract/features/identity/mfa';
import { digitsOf } from '@bcs/contract/features/identity/typed-code';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import type { Sealer } from '#kernel/sealer';
import type { Services } from '#kernel/services';
import { newToken, type TokenPurpose } from '#kernel/tokens';
import { loginNameOf } from '#kernel/login-name';
import {
  findFailures,
  findPasswordHash,
  forgetFailures,
  lockFailures,
  lockLoginAccount,
  saveFailures,
  setLoggedIn,
  type LoginAccount,
} from './queries-login.ts';
import { isPublished } from '#kernel/published-password';
import { findMfaSecret, secretOf, takeStep } from './queries-mfa.ts';
import { issueResetToken } from './queries-reset.ts';
import { endSessionsWithoutFactor, issueToken, type Opening } from './queries-tokens.ts';
import { stepOfCode } from './totp.ts';

/** The credentials that a person presents at a login. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly mfaCode?: string | undefined;
}

interface Login {
  readonly now: Instant;
  readonly services: Services;
}

const NOTHING = {
  success: false,
  authToken: null,
  active: null,
  userId: null,
  firstLogin: null,
  errorCode: null,
  resetToken: null,
  error: null,
} as const;
const failed = (error: LoginError, known: Partial<LoginResult> = {}): LoginResult => ({
  ...NOTHING,
  ...known,
  errorCode: error,
  error,
});

/**
 * Signs somebody in, the same at every login. The password is judged outside the transaction; the
 * verdict falls inside, one at a time per name, so that guessing in parallel gains nothing. D-024 to D-026, D-035 to D-038
 */
export async function signIn(
  shown: Credentials,
  { now, services }: Login,
  purpose: TokenPurpose,
): Promise<LoginResult> {
  const { database, passwords, sealer, settings } = services;
  const name = loginNameOf(shown.email);
  if (isLocked(await findFailures(database, name, now), now)) return failed('ACCOUNT_LOCKED');
  const hash = await findPasswordHash(database, name);
  const right = (await passwords.verify(hash, shown.password)) && !isPublished(shown.password, settings);

  return database.transaction(async (tx) => {
    const counter = await lockFailures(tx, name, now);
    if (isLocked(counter, now)) return failed('ACCOUNT_LOCKED');
    const countFailure = () => saveFailures(tx, name, afterFailure(counter, now), now);
    const account = right ? await lockLoginAccount(tx, name) : undefined;
    // the password may have been reset while it was judged
    if (!account || account.passwordHash !== hash) {
      await countFailure();
      return failed('INVALID_CREDENTIALS');
    }
    if (!account.active) return failed('ACCOUNT_INACTIVE', { active: false });
    const proof = await proveFactor(tx, account, shown.mfaCode, { now, sealer });
    if (proof.refused === 'MFA_CODE_INVALID') await countFailure();
    if (proof.refused) return failed(proof.refused);
    const known = { active: true, userId: account.id, firstLogin: account.firstLogin };
    const { temporarySince, mustResetPassword } = account;
    if (temporarySince !== null && !temporaryPasswordWorks(temporarySince, now))
      return failed('MUST_RESET_PASSWORD_TOKEN_EXPIRED', known);
    if (temporarySince !== null || mustResetPassword) {
      const resetToken = newToken();
      await issueResetToken(tx, account.id, resetToken, now);
      return failed('MUST_RESET_PASSWORD', { ...known, resetToken });
    }
    await forgetFailures(tx, name);
    await setLoggedIn(tx, account.id, now);
    return {
      ...NOTHING,
      ...known,
      success: true,
      authToken: await issueToken(tx, account.id, { purpose, secondFactor: proof.factor }, now),
    };
  });
}

type Proof = { refused: LoginError; factor?: never } | { refused?: never; factor: Opening['secondFactor'] };
const NO_FACTOR: Proof = { factor: null };

/** Asked only after the right password. A code that was used before is no guess, so it does not count as a failure. D-035 */
async function proveFactor(
  tx: Db,
  account: LoginAccount,
  typed: string | undefined,
  { now, sealer }: { now: Instant; sealer: Sealer },
): Promise<Proof> {
  const secret = await findMfaSecret(tx, account.id, now);
  const mfaRequired = account.mfaRequired ?? mfaRequiredByDefault(account.roles);
  const { holdsGrant } = account;
  const isNeeded = needsMfaCode({ hasActiveSecret: secret?.state === 'active', mfaRequired, holdsGrant });
  if (!typed?.trim()) return isNeeded ? { refused: 'MFA_CODE_REQUIRED' } : NO_FACTOR;
  const step = secret && stepOfCode(sealer.open(secret.sealed, secretOf(account.id)), digitsOf(typed), now);
  // of whom none is asked: the right one sets it up, and a wrong one is no obstacle
  if (!secret || step === null) return isNeeded ? { refused: 'MFA_CODE_INVALID' } : NO_FACTOR;
  if (!(await takeStep(tx, account.id, secret, step))) return { refused: 'MFA_CODE_ALREADY_USED' };
  if (secret.state === 'pending') await endSessionsWithoutFactor(tx, account.id, now);
  return { factor: 'code' };
}

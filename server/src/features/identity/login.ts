import type { LoginResult } from '@bcs/contract/features/identity/calls';
import type { LoginError } from '@bcs/contract/features/identity/failures';
import { temporaryPasswordWorks } from '@bcs/contract/features/identity/lifetimes';
import { afterFailure, isLocked } from '@bcs/contract/features/identity/login';
import { mfaRequiredByDefault, needsMfaCode } from '@bcs/contract/features/identity/mfa';
import { digitsOf } from '@bcs/contract/features/identity/typed-code';
import type { Call } from '@bcs/contract/kernel/call';
import type { Db } from '#database/db';
import type { CallContext } from '#kernel/handler';
import { newToken } from '#kernel/tokens';
import { parseLoginName, type LoginName } from '#kernel/login-name';
import {
  findFailures,
  findPassword,
  forgetFailures,
  lockFailures,
  lockLoginAccount,
  saveFailures,
  setLoggedIn,
  type LoginAccount,
} from './queries-login.ts';
import { isPublished } from '#kernel/guessed-password';
import { findMfaSecret, secretOf, claimTimeStep } from './queries-mfa.ts';
import { issueResetToken } from './queries-reset.ts';
import { endSessionsWithoutFactor, issueToken, type SignInMethod } from './queries-tokens.ts';
import { stepOfCode } from './mfa.ts';

/** The credentials that a person presents at a login. */
export type Credentials = Readonly<{ email: string; password: string; mfaCode?: string | undefined }>;

type Login = Pick<CallContext<Call>, 'now' | 'services' | 'purpose' | 'note' | 'tell'>;

const EMPTY_RESULT = {
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
  ...EMPTY_RESULT,
  ...known,
  errorCode: error,
  error,
});

/** Logs a person in, the same way for every kind of login, and records the account and the result for the log. */
export async function signIn(shown: Credentials, login: Login): Promise<LoginResult> {
  const name = parseLoginName(shown.email);
  // looked up first, so that every attempt is logged with its account and takes the same time
  const known = await findPassword(login.services.database, name);
  login.note({ account: known?.id ?? null, purpose: login.purpose, factor: null });
  const result = await judge(shown, { name, hash: known?.hash ?? null }, login);
  if (result.errorCode !== null) login.note({ reason: result.errorCode });
  return result;
}

/**
 * Judges a login. The password is hashed outside of the transaction; the decision is made inside, one at a time per
 * name, so that parallel guessing gains nothing. D-024 to D-026, D-035 to D-038
 */
async function judge(
  shown: Credentials,
  { name, hash }: Readonly<{ name: LoginName; hash: string | null }>,
  { now, services, purpose, note, tell }: Login,
): Promise<LoginResult> {
  const { database, passwords, settings } = services;
  if (isLocked(await findFailures(database, name, now), now)) return failed('ACCOUNT_LOCKED');
  const right = (await passwords.verify(hash, shown.password)) && !isPublished(shown.password, settings);

  return database.transaction(async (tx) => {
    const counter = await lockFailures(tx, name, now);
    if (isLocked(counter, now)) return failed('ACCOUNT_LOCKED');
    const countFailure = () => saveFailures(tx, name, afterFailure(counter, now), now);
    const account = right ? await lockLoginAccount(tx, name) : undefined;
    // the password may have been reset while it was hashed
    if (!account || account.passwordHash !== hash) {
      await countFailure();
      return failed('INVALID_CREDENTIALS');
    }
    if (!account.active) return failed('ACCOUNT_INACTIVE', { active: false });
    const proof = await proveFactor(tx, account, shown.mfaCode, { now, services, tell });
    if (proof.refused === 'MFA_CODE_INVALID') await countFailure();
    if (proof.refused) return failed(proof.refused);
    note({ factor: proof.factor });
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
      ...EMPTY_RESULT,
      ...known,
      success: true,
      authToken: await issueToken(tx, account.id, { purpose, secondFactor: proof.factor }, now),
    };
  });
}

type Proof = { refused: LoginError; factor?: never } | { refused?: never; factor: SignInMethod['secondFactor'] };
const NO_FACTOR: Proof = { factor: null };

/**
 * Checks the second factor after the right password. A code that was already used is not a guess, so it does not count
 * as a failure. D-035
 */
async function proveFactor(
  tx: Db,
  account: LoginAccount,
  typed: string | undefined,
  { now, services, tell }: Pick<Login, 'now' | 'services' | 'tell'>,
): Promise<Proof> {
  const secret = await findMfaSecret(tx, account.id, now);
  const mfaRequired = account.mfaRequired ?? mfaRequiredByDefault(account.roles);
  const { holdsGrant } = account;
  const isNeeded = needsMfaCode({ hasActiveSecret: secret?.state === 'active', mfaRequired, holdsGrant });
  if (!typed?.trim()) return isNeeded ? { refused: 'MFA_CODE_REQUIRED' } : NO_FACTOR;
  const step = secret && stepOfCode(services.sealer.open(secret.sealed, secretOf(account.id)), digitsOf(typed), now);
  // no code is required: a right one confirms the new secret, and a wrong one does not matter
  if (!secret || step === null) return isNeeded ? { refused: 'MFA_CODE_INVALID' } : NO_FACTOR;
  if (!(await claimTimeStep(tx, account.id, secret, step))) return { refused: 'MFA_CODE_ALREADY_USED' };
  if (secret.state === 'pending') {
    await endSessionsWithoutFactor(tx, account.id, now);
    tell('factor.set-up', { account: account.id });
  }
  return { factor: 'code' };
}

import * as calls from '@bcs/contract/features/identity/calls';
import { FAILURES, type Failure } from '@bcs/contract/kernel/failure';
import type { Call } from '@bcs/contract/kernel/call';
import { PASSWORD_LOCKED, PASSWORD_WRONG } from '@bcs/contract/features/identity/failures';
import { afterFailure, isLocked } from '@bcs/contract/features/identity/login';
import type { Instant } from '@bcs/contract/kernel/clock';
import { mistake } from '@bcs/contract/kernel/schema';
import { issueTicket } from '#kernel/realtime-tickets';
import { RefusalError, throwIf } from '#kernel/refusal-error';
import { findCaller } from '#kernel/scopes';
import { type CallContext, defineHandler } from '#kernel/handler';
import { parseLoginName } from '#kernel/login-name';
import { isOwnOrigin } from '#kernel/local';
import type { Services } from '#kernel/services';
import { signIn } from './login.ts';
import { offerSecret } from './mfa.ts';
import { queueResetLink, RESET_PATH } from './queries-reset.ts';
import { endSession, getPartnersView, recordPasswordConfirmed } from './queries-tokens.ts';
import { reset } from './reset.ts';
import { findFailures, forgetFailures, getLoginName, lockFailures, saveFailures } from './queries-login.ts';

type Session = Readonly<{ accountId: number; hash: Buffer }>;

/**
 * Checks the user's own password in a signed-in session, and records the time. Failures count and lock as at the login,
 * so that an open session does not allow guessing. ADM-012, D-026
 * @returns the failure, or null
 */
async function confirm(
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
    await recordPasswordConfirmed(tx, hash, now);
    return null;
  });
}

/** Tells whether a reset link may lead to an address, which must be the product's own screen. D-014 */
const mayLeadTo = (resetUrl: string, publicOrigin: string): boolean =>
  isOwnOrigin(resetUrl, publicOrigin) && new URL(resetUrl).pathname === RESET_PATH;

export const login = defineHandler(calls.login, { run: signIn });

const FOREIGN_ADDRESS = mistake({ FOREIGN_ADDRESS: 'This address does not belong to Bootcamp Square.' });

/**
 * Requests a reset link. Known and unknown names are treated alike; the job that writes the mail distinguishes them.
 * D-043
 */
export const requestPasswordReset = defineHandler(
  calls.requestPasswordReset,
  async ({ username, resetUrl }, { db, now, services }) => {
    if (!mayLeadTo(resetUrl, services.settings.publicOrigin))
      throw new RefusalError(FAILURES.INVALID_INPUT, { resetUrl: FOREIGN_ADDRESS });
    if (!(await queueResetLink(db, parseLoginName(username), resetUrl, now)))
      throw new RefusalError(FAILURES.RATE_LIMITED);
  },
);

export const resetPassword = defineHandler(calls.resetPassword, async (input, context) => {
  const failure = await reset(input, context);
  if (failure) context.note({ reason: failure.code });
  return { success: failure === null, errorCode: failure?.code ?? null, errorMessage: failure?.message ?? null };
});

export const mfaGenerateSecret = defineHandler(calls.mfaGenerateSecret, ({ email }, context) =>
  offerSecret(email, context),
);

/** Finds the holder of a token. An invalid token is a normal result here, not a 401. D-029, D-031 */
const holderOf = async ({ db, tokenHash, now }: Pick<CallContext<Call>, 'db' | 'tokenHash' | 'now'>) =>
  tokenHash === null ? null : (await findCaller(db, { by: 'account' }, tokenHash, null, now)).account;

export const validateToken = defineHandler(calls.validateToken, async (_input, context) => ({
  valid: (await holderOf(context)) !== null,
}));

export const jobtrackValidateToken = defineHandler(calls.jobtrackValidateToken, async (_input, context) => {
  const holder = await holderOf(context);
  return holder ? { valid: true, userAccount: await getPartnersView(context.db, holder.accountId) } : { valid: false };
});

export const logout = defineHandler(calls.logout, async (_input, { db, viewer, tokenHash, now }) => {
  await endSession(db, viewer.accountId, tokenHash as Buffer, now);
});

export const realtimeTicket = defineHandler(calls.realtimeTicket, async (_input, { db, viewer, tokenHash, now }) => ({
  ticket: await issueTicket(db, viewer.accountId, tokenHash as Buffer, now),
}));

export const confirmPassword = defineHandler(
  calls.confirmPassword,
  async ({ password }, { viewer: { accountId }, tokenHash: hash, ...context }) => {
    throwIf(await confirm(password, { accountId, hash: hash as Buffer }, context));
  },
);

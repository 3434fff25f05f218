import * as calls from '@bcs/contract/features/identity/calls';
import { MFA_SECRET_FAILED } from '@bcs/contract/features/identity/failures';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { enqueue } from '#kernel/outbox';
import { takeTurn } from '#kernel/quota';
import { issueTicket } from '#kernel/realtime-tickets';
import { Refused } from '#kernel/refused';
import { findCaller } from '#kernel/scopes';
import { DONE, serve, type Ask } from '#kernel/serve';
import type { Call } from '@bcs/contract/kernel/call';
import { loginNameOf } from './login-name.ts';
import { signIn } from './login.ts';
import { offerSecret } from './mfa.ts';
import { getPartnersView, revokeTokens } from './queries-tokens.ts';
import { mayLeadTo } from './reset-link.ts';
import { reset } from './reset.ts';

/** D-039 */
const RESETS_PER_EMAIL = { most: 3, perSeconds: 3600 };

export const login = serve(calls.login, { run: (shown, ask) => signIn(shown, ask) });

/** Known and unknown names take the same way: the job that writes the mail finds out. D-043 */
export const requestPasswordReset = serve(calls.requestPasswordReset, {
  run: async ({ username, resetUrl }, { db, now, services }) => {
    if (!mayLeadTo(resetUrl, services.settings.publicOrigin))
      throw new Refused(FAILURES.INVALID_INPUT, { resetUrl: 'This address does not belong to Bootcamp Square.' });
    const { email, hash } = loginNameOf(username);
    if (!(await takeTurn(db, `reset:${hash.toString('hex')}`, RESETS_PER_EMAIL, now)))
      throw new Refused(FAILURES.RATE_LIMITED);
    await enqueue(db, { kind: 'reset-link', payload: { email, resetUrl }, runAt: now });
    return DONE;
  },
});

export const resetPassword = serve(calls.resetPassword, {
  run: async (input, ask) => {
    const failure = await reset(input, ask);
    return { success: failure === null, errorCode: failure?.code ?? null, errorMessage: failure?.message ?? null };
  },
});

export const mfaGenerateSecret = serve(calls.mfaGenerateSecret, {
  run: async ({ email }, ask) => {
    const secret = await offerSecret(email, ask);
    if (!secret) throw new Refused(MFA_SECRET_FAILED);
    return secret;
  },
});

/** A token that does not work is an answer here, not a 401. D-029, D-031 */
const holderOf = async ({ db, tokenHash, now }: Pick<Ask<Call>, 'db' | 'tokenHash' | 'now'>) =>
  tokenHash === null ? null : (await findCaller(db, { by: 'account' }, tokenHash, null, now)).account;

export const validateToken = serve(calls.validateToken, {
  run: async (_input, ask) => ({ valid: (await holderOf(ask)) !== null }),
});

export const jobtrackValidateToken = serve(calls.jobtrackValidateToken, {
  run: async (_input, ask) => {
    const holder = await holderOf(ask);
    return holder ? { valid: true, userAccount: await getPartnersView(ask.db, holder.accountId) } : { valid: false };
  },
});

export const logout = serve(calls.logout, {
  run: async (_input, { db, viewer, tokenHash, now }) => {
    await revokeTokens(db, viewer.accountId, now, tokenHash);
    return DONE;
  },
});

export const realtimeTicket = serve(calls.realtimeTicket, {
  run: async (_input, { db, viewer, tokenHash, now }) => ({
    ticket: await issueTicket(db, viewer.accountId, tokenHash as Buffer, now),
  }),
});

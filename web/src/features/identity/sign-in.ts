import { loginText } from '@bcs/contract/features/identity/login';
import { post } from '#lib/api.ts';
import { storeSession, type StoredUser } from '#lib/auth-session.ts';

export interface SignInInput {
  readonly email: string;
  readonly password: string;
  /** Left out until the server asks for it. AUTH-026 */
  readonly mfaCode?: string;
}

/** The outcome of a login. AUTH-010 to AUTH-014 */
export type SignInOutcome =
  | { readonly state: 'success'; readonly userId: number | null; readonly firstLogin: boolean }
  | { readonly state: 'mustReset'; readonly user: StoredUser }
  | { readonly state: 'resetExpired' }
  | { readonly state: 'mfaNeeded'; readonly message: string }
  | { readonly state: 'failure'; readonly message: string };

/** Logs in and keeps what the server answers; every refusal becomes its sentence. AUTH-068 to AUTH-075 */
export async function signIn(credentials: SignInInput): Promise<SignInOutcome> {
  const answer = await post('login', credentials).catch(() => null);
  if (!answer) return { state: 'failure', message: loginText(null) };
  const { success, authToken, userId, errorCode, resetToken } = answer;
  const user: StoredUser = { userId, userName: credentials.email, errorCode, resetToken };
  if (success && authToken !== null) {
    storeSession(user, authToken);
    return { state: 'success', userId, firstLogin: answer.firstLogin === true };
  }
  if (errorCode === 'MUST_RESET_PASSWORD') {
    storeSession(user, null);
    return { state: 'mustReset', user };
  }
  if (errorCode === 'MUST_RESET_PASSWORD_TOKEN_EXPIRED') return { state: 'resetExpired' };
  const message = loginText(errorCode);
  return { state: errorCode?.startsWith('MFA_') ? 'mfaNeeded' : 'failure', message };
}

import { z } from 'zod';
import { call, type OutputOf } from '#kernel/call';
import { email as emailOf, id, text } from '#kernel/schema';
import { checkToken, confirmOwnPassword, subscribe, signIn, signOut } from './abilities.ts';
import { LOGIN_ERRORS, PASSWORD_LOCKED, PASSWORD_WRONG } from './failures.ts';

const signingIn = { scope: 'public', allow: signIn } as const;
const email = () => text(255);
/** A password at login, where it is not judged. The limit of its length only bounds the work of hashing. D-044 */
const password = () => text(1024);
/** A limit that lets a class of three hundred sign in from one campus address within a minute. D-206 */
const GUESSES = { calls: 300, perSeconds: 60 };
const GUESSES_AT_ONE = { calls: 20, perSeconds: 60 };

/** The answer to a login, always with status 200. AUTH-008, AUTH-057, D-024 */
const LoginResult = z.object({
  success: z.boolean(),
  authToken: z.string().nullable(),
  /** Tells whether the account is active; null for people who do not know its password. D-025 */
  active: z.boolean().nullable(),
  userId: id().nullable(),
  firstLogin: z.boolean().nullable(),
  errorCode: z.enum(LOGIN_ERRORS).nullable(),
  /** Set only with MUST_RESET_PASSWORD. D-037 */
  resetToken: z.string().nullable(),
  /** A copy of `errorCode`. */
  error: z.enum(LOGIN_ERRORS).nullable(),
});

export const login = call('POST /broker/login', {
  ...signingIn,
  event: 'login',
  kind: 'steps',
  changes: [],
  summary: 'Signs in with e-mail, password and, where needed, an MFA code',
  input: { email: email(), password: password(), mfaCode: text(32).optional() },
  output: LoginResult,
  tries: { perName: { field: 'email', ...GUESSES_AT_ONE }, perAddress: GUESSES },
  tellsSecret: true,
});

export type LoginResult = OutputOf<typeof login>;

export const requestPasswordReset = call('POST /broker/requestPasswordReset', {
  ...signingIn,
  event: 'password.ask-reset',
  changes: [],
  summary: 'Sends a link to a new password by e-mail; the answer is the same whether or not the account exists',
  input: { username: emailOf(), resetUrl: z.url().max(2048) },
  tries: { perAddress: { calls: 300, perSeconds: 3600 } },
});

export const resetPassword = call('POST /broker/resetPassword', {
  ...signingIn,
  event: 'password.reset',
  kind: 'steps',
  changes: [],
  summary: 'Sets a new password with the token of a reset link',
  input: { resetToken: text(255), password: password(), userName: email() },
  output: { success: z.boolean(), errorCode: z.string().nullable(), errorMessage: z.string().nullable() },
  tries: { perName: { field: 'userName', ...GUESSES_AT_ONE }, perAddress: GUESSES },
});

export const mfaGenerateSecret = call('POST /broker/mfaGenerateSecret', {
  ...signingIn,
  event: 'factor.offer',
  kind: 'steps',
  changes: [],
  summary:
    'Makes an MFA secret that waits 30 minutes for its first code; one for nobody looks the same and opens nothing',
  input: { email: email() },
  output: { key: z.string(), qrCode: z.string() },
  // the staff of a campus may set up their phones in one office; each e-mail address is counted separately
  tries: { perAddress: { calls: 60, perSeconds: 3600 } },
  tellsSecret: true,
});

export const validateToken = call('GET /broker/validateToken', {
  shows: [],
  summary: 'Whether the token in the header still works; never a 401',
  output: { valid: z.boolean() },
  scope: 'public',
  allow: checkToken,
});

export const jobtrackValidateToken = call('POST /broker/jobtrackValidateToken', {
  shows: ['accounts'],
  summary: 'Lets the job-tracking partner see whose token it was given',
  output: {
    valid: z.boolean(),
    userAccount: z.object({ id: id(), firstName: z.string(), lastName: z.string(), email: z.string() }).optional(),
  },
  scope: 'public',
  allow: checkToken,
  tokenInQuery: true,
  limit: { calls: 60, perSeconds: 60, by: 'ip' },
});

export const logout = call('POST /broker/logout', {
  event: 'logout',
  changes: [],
  summary: 'Ends the session of the token',
  scope: 'account',
  allow: signOut,
});

export const realtimeTicket = call('POST /broker/realtimeTicket', {
  changes: [],
  summary: 'A ticket for one connection to /realtime, good for 30 seconds',
  output: { ticket: z.string() },
  scope: 'account',
  allow: subscribe,
  tellsSecret: true,
});

export const confirmPassword = call('POST /broker/confirmPassword', {
  event: 'password.confirm',
  kind: 'steps',
  changes: [],
  summary: 'Gives the own password again, for the next five minutes of this session',
  input: { password: password() },
  scope: 'account',
  allow: confirmOwnPassword,
  fails: [PASSWORD_WRONG, PASSWORD_LOCKED],
  limit: { ...GUESSES_AT_ONE, by: 'token' },
});

import { MINUTE, HOUR, plus, type Instant } from '#kernel/instant';

const MFA_INVALID = 'The MFA code is invalid, please try again';
const TEXTS: Readonly<Record<string, string>> = {
  INVALID_CREDENTIALS:
    'Your username or password is incorrect, please try logging in again. You can always reset your password if needed.',
  ACCOUNT_LOCKED:
    'Your account has been locked after too many failed logins attempts. Please reset your password to unlock your account.',
  MFA_CODE_REQUIRED: 'The MFA Code is required, please complete the field',
  MFA_CODE_INVALID: MFA_INVALID,
  MFA_CODE_ALREADY_USED: MFA_INVALID,
};

/** The text of the login screen for an error code. AUTH-070..AUTH-075 */
export const loginText = (errorCode: string | null): string =>
  (errorCode !== null && Object.hasOwn(TEXTS, errorCode) ? TEXTS[errorCode] : undefined) ??
  'An unexpected error occurred, please try again or contact support';

/** The number of consecutive failures that lock an e-mail address, and the duration of the lock. D-026 */
export const LOGIN_FAILURES_ALLOWED = 10;
export const LOCK_TIME = 30 * MINUTE;
/** The time for which failures of an e-mail without an account are remembered. D-026 */
export const UNKNOWN_EMAIL_REMEMBERED = 24 * HOUR;

/** The consecutive failed logins of one e-mail address. D-026 */
export interface LoginCounter {
  readonly failures: number;
  readonly lockedUntil: Instant | null;
}
export const NO_FAILURES: LoginCounter = { failures: 0, lockedUntil: null };

/** Tells whether an e-mail address is locked. The lock ends by itself. D-026 */
export const isLocked = ({ lockedUntil }: LoginCounter, now: Instant): boolean =>
  lockedUntil !== null && now < lockedUntil;

/** The counter after a wrong password or MFA code. Attempts during a lock neither count nor extend it. D-026 */
export const afterFailure = (counter: LoginCounter, now: Instant): LoginCounter => {
  if (isLocked(counter, now)) return counter;
  const failures = (counter.lockedUntil === null ? counter.failures : 0) + 1;
  return { failures, lockedUntil: failures >= LOGIN_FAILURES_ALLOWED ? plus(now, LOCK_TIME) : null };
};

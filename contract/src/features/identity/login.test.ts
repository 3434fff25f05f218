import { describe, expect, test } from 'vitest';
import { plus } from '#kernel/clock';
import { afterFailure, isLocked, loginText, NO_FAILURES } from './login.ts';

const NOW = '2026-03-11T12:00:00.000Z';
const fail = (times: number, from = NO_FAILURES) =>
  Array.from({ length: times }).reduce<typeof from>((counter) => afterFailure(counter, NOW), from);

describe('texts of failed logins', () => {
  test.each([
    [
      'INVALID_CREDENTIALS',
      'Your username or password is incorrect, please try logging in again. You can always reset your password if needed.',
      'AUTH-070',
    ],
    [
      'ACCOUNT_LOCKED',
      'Your account has been locked after too many failed logins attempts. Please reset your password to unlock your account.',
      'AUTH-071',
    ],
    ['MFA_CODE_REQUIRED', 'The MFA Code is required, please complete the field', 'AUTH-072'],
    ['MFA_CODE_INVALID', 'The MFA code is invalid, please try again', 'AUTH-073'],
    ['MFA_CODE_ALREADY_USED', 'The MFA code is invalid, please try again', 'AUTH-074'],
    ['ACCOUNT_INACTIVE', 'An unexpected error occurred, please try again or contact support', 'AUTH-075, D-025'],
    ['constructor', 'An unexpected error occurred, please try again or contact support', 'AUTH-075'],
    [null, 'An unexpected error occurred, please try again or contact support', 'AUTH-075'],
  ])('%s: %s [%s]', (code, text, _requirements) => expect(loginText(code)).toBe(text));
});

describe('the lock [AUTH-071, D-026]', () => {
  test('comes with the tenth failure in a row', () => {
    expect(isLocked(fail(9), NOW)).toBe(false);
    expect(isLocked(fail(10), NOW)).toBe(true);
  });
  test('ends by itself after 30 minutes', () => {
    expect(isLocked(fail(10), '2026-03-11T12:29:59.999Z')).toBe(true);
    expect(isLocked(fail(10), '2026-03-11T12:30:00.000Z')).toBe(false);
  });
  test('is not prolonged by attempts during it', () => {
    const locked = fail(10);
    expect(afterFailure(locked, plus(NOW, 60_000))).toEqual(locked);
  });
  test('counts from the beginning after it has ended', () => {
    const after = afterFailure(fail(10), '2026-03-11T12:30:00.000Z');
    expect(after).toEqual({ failures: 1, lockedUntil: null });
  });
});

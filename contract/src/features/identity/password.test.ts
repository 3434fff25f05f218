import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { passwordProblem, resetProblem } from './password.ts';

const GOOD = 'Bootcamp#2026';
const form = (over: Partial<Parameters<typeof resetProblem>[0]> = {}) => ({
  initial: true,
  oldPassword: 'Temporary#1',
  newPassword: GOOD,
  confirmPassword: GOOD,
  ...over,
});
const messageOf = (over: Parameters<typeof form>[0]) => resetProblem(form(over))?.message ?? null;
const TOO_SIMPLE =
  'The password you entered is invalid. Your password needs to have one uppercase letter, one lowercase letter, one number, and one of these special characters `~!@#$%^&*()_+=? and at least have 8 characters.';

describe('the seven checks of the reset screen', () => {
  test('let a good password pass [AUTH-033]', () => {
    expect(resetProblem(form())).toBeNull();
    expect(resetProblem(form({ initial: false, oldPassword: '' }))).toBeNull();
  });
  test('1: the old password is required in initial reset mode [AUTH-034]', () => {
    expect(messageOf({ oldPassword: '', newPassword: '', confirmPassword: '' })).toBe(
      'Please enter your current password',
    );
    expect(messageOf({ initial: false, oldPassword: '' })).toBeNull();
  });
  test('2: the new password differs from the old one [AUTH-035]', () => {
    expect(messageOf({ oldPassword: GOOD, confirmPassword: '' })).toBe(
      'Your new password must be different than your current password',
    );
    expect(messageOf({ initial: false, oldPassword: GOOD })).toBeNull();
  });
  test('3: the new password is required [AUTH-036]', () => {
    expect(messageOf({ newPassword: '', confirmPassword: '' })).toBe('The new password field is required');
    expect(messageOf({ initial: false, oldPassword: '', newPassword: '' })).toBe('The new password field is required');
  });
  test('4: the confirmation is required [AUTH-037]', () => {
    expect(messageOf({ newPassword: 'short', confirmPassword: '' })).toBe('The confirm new password field is required');
  });
  test('5: at least 8 characters [AUTH-038]', () => {
    expect(messageOf({ newPassword: 'Abc#123', confirmPassword: 'other' })).toBe(
      'Your password must be at least 8 characters in length',
    );
    expect(messageOf({ newPassword: 'Abc#1234', confirmPassword: 'Abc#1234' })).toBeNull();
  });
  test('6: both fields are equal [AUTH-039]', () => {
    expect(messageOf({ newPassword: 'simplesimple', confirmPassword: 'simplesimplf' })).toBe(
      'Your new password and confirm password fields must match',
    );
  });
  test('7: every kind of character [AUTH-040]', () => {
    for (const password of ['bootcamp#2026', 'BOOTCAMP#2026', 'Bootcamp#####', 'Bootcamp2026', 'Bootcamp-2026']) {
      expect(messageOf({ newPassword: password, confirmPassword: password })).toBe(TOO_SIMPLE);
    }
  });
});

describe('passwords anywhere', () => {
  test('each of the special characters is enough [AUTH-040]', () => {
    for (const special of '`~!@#$%^&*()_+=?') expect(passwordProblem(`Bootcamp2026${special}`)).toBeNull();
    for (const other of '-[]{};:\'",.<>/\\| ')
      expect(passwordProblem(`Bootcamp2026${other}`)?.message).toBe(TOO_SIMPLE);
  });
  test('have 8 to 128 characters, counted as people count [D-044]', () => {
    expect(passwordProblem(`Aa1#${'x'.repeat(124)}`)).toBeNull();
    expect(passwordProblem(`Aa1#${'x'.repeat(125)}`)?.code).toBe('PASSWORD_TOO_LONG');
    expect(passwordProblem('Aa1#😀😀😀')?.code).toBe('PASSWORD_TOO_SHORT');
    expect(passwordProblem('Aa1#😀😀😀😀')).toBeNull();
  });
  test('the screen accepts exactly what the server accepts [D-040]', () => {
    const typed = fc.oneof(
      fc.string({ minLength: 1, maxLength: 140 }),
      fc.string({ maxLength: 20 }).map((rest) => `Aa1#${rest}`),
    );
    fc.assert(
      fc.property(typed, (password) => {
        const onScreen = { initial: false, oldPassword: '', newPassword: password, confirmPassword: password };
        expect(resetProblem(onScreen)).toEqual(passwordProblem(password));
      }),
    );
    expect(passwordProblem('')?.code).toBe('PASSWORD_TOO_SHORT');
  });
});

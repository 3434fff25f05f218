import { expect, test } from 'vitest';
import { ROLES } from '#kernel/roles';
import { mfaRequiredByDefault, needsMfaCode } from './mfa.ts';

test('a code is needed with an active secret or by demand [AUTH-014, D-035]', () => {
  expect(needsMfaCode({ hasActiveSecret: true, mfaRequired: false })).toBe(true);
  expect(needsMfaCode({ hasActiveSecret: false, mfaRequired: true })).toBe(true);
  expect(needsMfaCode({ hasActiveSecret: false, mfaRequired: false })).toBe(false);
});
test('admin and cm are asked by default [D-035]', () => {
  expect(ROLES.filter((role) => mfaRequiredByDefault([role]))).toEqual(['admin', 'cm']);
  expect(mfaRequiredByDefault(['student', 'cm'])).toBe(true);
  expect(mfaRequiredByDefault([])).toBe(false);
});

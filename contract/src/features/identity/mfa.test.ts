import { expect, test } from 'vitest';
import { ROLES } from '#kernel/roles';
import { mfaRequiredByDefault, needsMfaCode } from './mfa.ts';

test('a code is needed with an active secret or by demand [AUTH-014, D-035]', () => {
  const plain = { hasActiveSecret: false, mfaRequired: false, holdsGrant: false };
  expect(needsMfaCode({ ...plain, hasActiveSecret: true })).toBe(true);
  expect(needsMfaCode({ ...plain, mfaRequired: true })).toBe(true);
  expect(needsMfaCode(plain)).toBe(false);
});
test('whoever holds a grant needs a code, whatever the account says [ADM-010]', () => {
  expect(needsMfaCode({ hasActiveSecret: false, mfaRequired: false, holdsGrant: true })).toBe(true);
});
test('admin and cm are asked by default [D-035]', () => {
  expect(ROLES.filter((role) => mfaRequiredByDefault([role]))).toEqual(['admin', 'cm']);
  expect(mfaRequiredByDefault(['student', 'cm'])).toBe(true);
  expect(mfaRequiredByDefault([])).toBe(false);
});

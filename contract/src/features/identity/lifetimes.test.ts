import { expect, test } from 'vitest';
import { plus } from '#kernel/clock';
import { INVITATION_TIME, pendingSecretWorks, resetLinkWorks, temporaryPasswordWorks } from './lifetimes.ts';

const AT = '2026-03-11T12:00:00.000Z';

test('a reset link works once and for 60 minutes [D-039]', () => {
  expect(resetLinkWorks({ createdAt: AT, usedAt: null, expiresAt: null }, '2026-03-11T12:59:59.999Z')).toBe(true);
  expect(resetLinkWorks({ createdAt: AT, usedAt: null, expiresAt: null }, '2026-03-11T13:00:00.000Z')).toBe(false);
  expect(resetLinkWorks({ createdAt: AT, usedAt: AT, expiresAt: null }, AT)).toBe(false);
});
test('an invitation works once and for seven days [D-179]', () => {
  const expiresAt = plus(AT, INVITATION_TIME);
  expect(expiresAt).toBe('2026-03-18T12:00:00.000Z');
  expect(resetLinkWorks({ createdAt: AT, usedAt: null, expiresAt }, '2026-03-18T11:59:59.999Z')).toBe(true);
  expect(resetLinkWorks({ createdAt: AT, usedAt: null, expiresAt }, expiresAt)).toBe(false);
  expect(resetLinkWorks({ createdAt: AT, usedAt: AT, expiresAt }, AT)).toBe(false);
});
test('a temporary password works for 7 days [D-038]', () => {
  expect(temporaryPasswordWorks(AT, '2026-03-18T11:59:59.999Z')).toBe(true);
  expect(temporaryPasswordWorks(AT, '2026-03-18T12:00:00.000Z')).toBe(false);
});
test('a pending MFA secret waits 30 minutes for its first code [D-036]', () => {
  expect(pendingSecretWorks(AT, '2026-03-11T12:29:59.999Z')).toBe(true);
  expect(pendingSecretWorks(AT, '2026-03-11T12:30:00.000Z')).toBe(false);
});

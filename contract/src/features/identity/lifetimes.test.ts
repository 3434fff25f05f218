import { expect, test } from 'vitest';
import { pendingSecretWorks, resetLinkWorks, temporaryPasswordWorks, tokenEndsAt, tokenLives } from './lifetimes.ts';

const AT = '2026-03-11T12:00:00.000Z';

test('a token expires 8 hours after its last use [AUTH-064, D-027]', () => {
  const token = { issuedAt: AT, lastUsedAt: '2026-03-11T15:00:00.000Z' };
  expect(tokenLives(token, '2026-03-11T22:59:59.999Z')).toBe(true);
  expect(tokenLives(token, '2026-03-11T23:00:00.000Z')).toBe(false);
});
test('a token expires 24 hours after its issue however much it is used [D-027]', () => {
  const token = { issuedAt: AT, lastUsedAt: '2026-03-12T11:59:00.000Z' };
  expect(tokenEndsAt(token)).toBe('2026-03-12T12:00:00.000Z');
  expect(tokenLives(token, '2026-03-12T11:59:59.999Z')).toBe(true);
  expect(tokenLives(token, '2026-03-12T12:00:00.000Z')).toBe(false);
});
test('a reset link works once and for 60 minutes [D-039]', () => {
  expect(resetLinkWorks({ createdAt: AT, usedAt: null }, '2026-03-11T12:59:59.999Z')).toBe(true);
  expect(resetLinkWorks({ createdAt: AT, usedAt: null }, '2026-03-11T13:00:00.000Z')).toBe(false);
  expect(resetLinkWorks({ createdAt: AT, usedAt: AT }, AT)).toBe(false);
});
test('a temporary password works for 7 days [D-038]', () => {
  expect(temporaryPasswordWorks(AT, '2026-03-18T11:59:59.999Z')).toBe(true);
  expect(temporaryPasswordWorks(AT, '2026-03-18T12:00:00.000Z')).toBe(false);
});
test('a pending MFA secret waits 30 minutes for its first code [D-036]', () => {
  expect(pendingSecretWorks(AT, '2026-03-11T12:29:59.999Z')).toBe(true);
  expect(pendingSecretWorks(AT, '2026-03-11T12:30:00.000Z')).toBe(false);
});

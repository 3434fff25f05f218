import { expect, test } from 'vitest';
import { INVITATION_TIME } from '#features/identity/lifetimes';
import { plus } from '#kernel/clock';
import { invitationState, personState } from './states.ts';

const NOW = '2026-03-11T22:10:00.000Z';
const SOON = plus(NOW, 1);
const person = { active: true, lockedUntil: null, lastLoginAt: NOW };

test.each([
  ['active', {}],
  ['invited', { lastLoginAt: null }],
  ['locked', { lockedUntil: SOON }],
  ['locked', { lockedUntil: SOON, lastLoginAt: null }],
  ['active', { lockedUntil: NOW }],
  ['deactivated', { active: false }],
  ['deactivated', { active: false, lockedUntil: SOON, lastLoginAt: null }],
] as const)('a person is %s with %j [ADM-017, D-025, D-026]', (state, standing) => {
  expect(personState({ ...person, ...standing }, NOW)).toBe(state);
});

const sent = { sentAt: NOW, failedAt: null, accepted: false };
test.each([
  ['planned', { sentAt: null }, NOW],
  ['sent', {}, plus(NOW, INVITATION_TIME - 1)],
  ['expired', {}, plus(NOW, INVITATION_TIME)],
  ['failed', { sentAt: null, failedAt: NOW }, NOW],
  ['failed', { failedAt: NOW }, plus(NOW, INVITATION_TIME)],
  ['accepted', { accepted: true }, plus(NOW, INVITATION_TIME)],
  ['accepted', { accepted: true, failedAt: NOW }, NOW],
] as const)('an invitation is %s with %j [ADM-020]', (state, standing, now) => {
  expect(invitationState({ ...sent, ...standing }, now)).toBe(state);
});

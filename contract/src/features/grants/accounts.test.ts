import { expect, test } from 'vitest';
import { refuseAccountChange, refuseEnding, refuseLosingGrants } from './accounts.ts';

const over = (...universityIds: number[]) => ({ installation: false, universityIds });
const INSTALLATION = { installation: true, universityIds: [] };
const codeOf = (failure: { code: string } | null) => failure?.code ?? null;

test('a university grant changes accounts that lie within its reach and hold no grant, an installation grant all [ADM-011]', () => {
  const account = (holdsGrant: boolean, ...universityIds: number[]) => ({ holdsGrant, universityIds });
  const change = (facts: ReturnType<typeof account>, reach = over(1)) => codeOf(refuseAccountChange(facts, reach));
  expect(change(account(false, 1))).toBe(null);
  expect(change(account(false, 1, 2))).toBe('BELONGS_ELSEWHERE');
  expect(change(account(false, 1, 2), over(1, 2))).toBe(null);
  expect(change(account(true, 1))).toBe('BELONGS_ELSEWHERE');
  // an account without enrollments is out of reach
  expect(change(account(false))).toBe('BELONGS_ELSEWHERE');
  for (const facts of [account(true, 1, 2), account(false), account(true)])
    expect(change(facts, INSTALLATION)).toBe(null);
});

test('somebody active always keeps the installation [ADM-009]', () => {
  const lose = (holders: number[], losing: number[]) => codeOf(refuseLosingGrants(holders, losing));
  expect(lose([1, 2], [1])).toBe(null);
  expect(lose([1], [1])).toBe('LAST_INSTALLATION_GRANT');
  expect(lose([1, 2], [2, 1, 3])).toBe('LAST_INSTALLATION_GRANT');
  expect(lose([1], [2])).toBe(null);
  // without any holder, nobody can lose a grant
  expect(lose([], [2])).toBe(null);
});

test('nobody ends the own grant; the command line ends any but the last [ADM-009]', () => {
  const grant = { accountId: 1, isOfInstallation: true, holders: [1, 2] };
  expect(codeOf(refuseEnding(grant, 1))).toBe('OWN_GRANT');
  expect(codeOf(refuseEnding({ ...grant, isOfInstallation: false }, 1))).toBe('OWN_GRANT');
  expect(codeOf(refuseEnding(grant, 2))).toBe(null);
  expect(codeOf(refuseEnding({ ...grant, holders: [1] }, null))).toBe('LAST_INSTALLATION_GRANT');
  expect(codeOf(refuseEnding({ ...grant, holders: [1], isOfInstallation: false }, null))).toBe(null);
});

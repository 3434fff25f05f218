import { expect, test } from 'vitest';
import { MINUTE, plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { DEMO_PASSWORD } from '#database/seed/password';
import { sweep } from '#jobs/sweep';
import { resetTokenFor } from '#testing/mailbox';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const logIn = async (email: string, password = DEMO_PASSWORD) =>
  (await world.anonymous.call('login', { email, password })).body.errorCode;
const fail = async (email: string, times: number) => {
  const answers: unknown[] = [];
  for (let time = 0; time < times; time++) answers.push(await logIn(email, 'wrong'));
  return answers;
};

test.each(['student@northfield.example', 'stranger@northfield.example'])(
  'ten failures in a row lock %s, whether or not it has an account [AUTH-071, D-026]',
  async (email) => {
    world.at(ANCHOR);
    expect(new Set(await fail(email, 10))).toEqual(new Set(['INVALID_CREDENTIALS']));
    expect(await logIn(email)).toBe('ACCOUNT_LOCKED');
    expect(await logIn(email.toUpperCase(), 'wrong')).toBe('ACCOUNT_LOCKED');
    // attempts during the lock do not prolong it
    world.at(plus(ANCHOR, 30 * MINUTE - 1));
    expect(await logIn(email)).toBe('ACCOUNT_LOCKED');
    world.at(plus(ANCHOR, 30 * MINUTE));
    expect(await logIn(email)).toBe(email.startsWith('student') ? null : 'INVALID_CREDENTIALS');
  },
);

test('a successful login clears the counter [D-026]', async () => {
  world.at(ANCHOR);
  await fail('cd@northfield.example', 9);
  expect(await logIn('cd@northfield.example')).toBeNull();
  await fail('cd@northfield.example', 9);
  expect(await logIn('cd@northfield.example')).toBeNull();
});

test('a password reset unlocks the name [AUTH-071, D-026]', async () => {
  const email = 'ssm@northfield.example';
  await fail(email, 10);
  expect(await logIn(email)).toBe('ACCOUNT_LOCKED');
  const resetToken = await resetTokenFor(world, email);
  await world.anonymous.call('resetPassword', { resetToken, password: 'Unlocked#2026', userName: email });
  expect(await logIn(email, 'Unlocked#2026')).toBeNull();
});

test('guessing in parallel gains nothing: ten verdicts, then the lock [AUTH-071, D-026]', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => logIn('ta@northfield.example', 'wrong')));
  expect(answers.filter((answer) => answer === 'INVALID_CREDENTIALS')).toHaveLength(10);
  expect(answers.filter((answer) => answer === 'ACCOUNT_LOCKED')).toHaveLength(30);
  expect(await logIn('ta@northfield.example')).toBe('ACCOUNT_LOCKED');
});

test('counters are forgotten after a day [D-026]', async () => {
  const counters = () => world.db.many(sql`select failures from login_failures where last_failed_at = ${world.now}`);
  world.at(plus(ANCHOR, 100 * 60 * MINUTE));
  await fail('forgotten@northfield.example', 9);
  expect(await counters()).toEqual([{ failures: 9 }]);
  world.at(plus(world.now, 24 * 60 * MINUTE));
  await fail('forgotten@northfield.example', 1);
  expect(await counters()).toEqual([{ failures: 1 }]);
  world.at(plus(world.now, 24 * 60 * MINUTE + 1));
  await sweep(world.services);
  expect(await world.db.many(sql`select 1 from login_failures`)).toEqual([]);
});

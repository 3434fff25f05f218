import { verify } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import type { RefusalError } from '#kernel/refusal-error';
import { argon2Passwords } from './argon2.ts';

const passwords = argon2Passwords(64, 2);
const COST_LENGTH = '$argon2id$v=19$m=64,t=2,p=1$'.length;

test('a password is kept as argon2id with its cost, and recognised again [D-044]', async () => {
  const hash = await argon2Passwords(19_456).hash('Bootcamp#2026');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.verify(hash, 'Bootcamp#2026')).toBe(true);
  expect(await passwords.verify(hash, 'bootcamp#2026')).toBe(false);
  expect(await passwords.hash('Bootcamp#2026')).not.toBe(await passwords.hash('Bootcamp#2026'));
});

test('the same letters typed on another keyboard are the same password', async () => {
  const hash = await passwords.hash('Ünïcode#2026'.normalize('NFD'));
  expect(await passwords.verify(hash, 'Ünïcode#2026'.normalize('NFC'))).toBe(true);
});

test('without an account the work is the same and the answer is no [D-026]', async () => {
  const costs: string[] = [];
  const counted = argon2Passwords(64, 1, (known, password) => {
    costs.push(String(known).slice(0, COST_LENGTH));
    return verify(known, password);
  });
  const known = await counted.hash('Bootcamp#2026');
  for (const hash of [known, null]) expect(await counted.verify(hash, 'wrong')).toBe(false);
  expect(costs).toEqual(Array(2).fill('$argon2id$v=19$m=64,t=2,p=1$'));
});

test('two hundred people may sign in at once [D-206]', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 200 }, () => passwords.verify(null, 'x')));
  expect(answers.filter(({ status }) => status === 'rejected')).toEqual([]);
});

test('a flood of passwords is answered with 503 and when to try again, instead of hashing for minutes', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 450 }, () => passwords.verify(null, 'x')));
  const refused = answers.filter((answer) => answer.status === 'rejected');
  expect(refused).toHaveLength(450 - 402);
  expect(refused.every(({ reason }) => (reason as RefusalError).failure.status === 503)).toBe(true);
  expect(refused.every(({ reason }) => (reason as RefusalError).retryAfterSeconds === 5)).toBe(true);
  expect(await passwords.verify(await passwords.hash('after'), 'after')).toBe(true);
});

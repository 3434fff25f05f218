import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { MINUTE, plus, type Instant } from '@bcs/contract/kernel/clock';
import { SharedCounts, type Exchange } from './shared-counts.ts';
import { UnprovenTokens } from './unproven-tokens.ts';

const NOW: Instant = '2026-03-11T22:10:00.000Z';
const ADDRESS = '203.0.113.7';
let now: Instant;
beforeEach(() => {
  now = NOW;
});

const start = (exchange: Exchange | null = null) => new UnprovenTokens(new SharedCounts(() => now, exchange));
const wait = (tokens: UnprovenTokens, token: string, address = ADDRESS) => tokens.admit(token, address).wait;
/** Counts how many different tokens of one caller are admitted before the first one is judged. */
const guess = (tokens: UnprovenTokens, times: number, works: boolean | null = false) => {
  const admitted = Array.from({ length: times }, (_, n) => tokens.admit(`guess ${n}`, ADDRESS)).filter(
    (each) => each.wait === 0,
  );
  for (const { learn } of admitted) learn(works);
  return admitted.length;
};

test('of tokens that do not work, one address may bring 300 in a minute, also all at once [D-019]', () => {
  const tokens = start();
  expect(guess(tokens, 320)).toBe(300);
  expect(wait(tokens, 'another')).toBe(60);
  expect(wait(tokens, 'another', '203.0.113.8')).toBe(0);
  now = plus(NOW, MINUTE);
  expect(wait(tokens, 'another')).toBe(0);
});

test('what one process has judged counts in the others [D-019]', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const told = new Map<string, number>();
  const exchange: Exchange = async (calls) => {
    const before = new Map(calls.map(({ key }) => [key, told.get(key) ?? 0]));
    for (const { key, calls: made } of calls) told.set(key, (told.get(key) ?? 0) + made);
    return before;
  };
  const [one, other] = [start(exchange), start(exchange)];
  expect(guess(one, 250)).toBe(250);
  // the process asks the others after checking a tenth of the limit
  expect(guess(other, 31)).toBe(31);
  await vi.advanceTimersByTimeAsync(500);
  expect(guess(other, 320)).toBe(19);
  expect(wait(other, 'another')).toBeGreaterThan(0);
});

test('tokens that work hold up nobody behind the same address [D-019, D-206]', () => {
  const tokens = start();
  for (let n = 0; n < 2000; n++) {
    const { wait: seconds, learn } = tokens.admit(`student ${n}`, ADDRESS);
    expect(seconds).toBe(0);
    learn(true);
  }
  expect(guess(tokens, 320)).toBe(300);
  // somebody who guesses does not hold up known callers
  expect(wait(tokens, 'student 7')).toBe(0);
});

test('a token that no longer works is one among many again [D-019]', () => {
  const tokens = start();
  tokens.admit('mine', ADDRESS).learn(true);
  guess(tokens, 300);
  tokens.admit('mine', ADDRESS).learn(false);
  expect(wait(tokens, 'mine')).toBe(60);
});

test('a call that does not say whether the token works costs nothing', () => {
  const tokens = start();
  for (let n = 0; n < 2; n++) expect(guess(tokens, 300, null)).toBe(300);
});

test('a token that is looked up first works however many others do not; those are told to wait [D-019, D-206]', async () => {
  const tokens = start();
  const prove = (token: string, found?: string) => tokens.prove(token, ADDRESS, () => Promise.resolve(found));
  await expect(prove('wrong')).rejects.toThrow('UNAUTHENTICATED');
  guess(tokens, 299);
  await expect(prove('wrong again')).rejects.toThrow('RATE_LIMITED');
  expect(await prove('new', 'somebody')).toBe('somebody');
  expect(wait(tokens, 'new')).toBe(0);
  // a database that is away proves nothing about a token
  await expect(tokens.prove('new', ADDRESS, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(wait(tokens, 'new')).toBe(0);
});

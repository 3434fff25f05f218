import { expect, test } from 'vitest';
import { MINUTE, plus } from '@bcs/contract/kernel/clock';
import { UnprovenTokens } from './unproven-tokens.ts';

const NOW = '2026-03-11T22:10:00.000Z';
const ADDRESS = '203.0.113.7';

/** Somebody who brings another token with every call, each of which has not been judged yet. */
const guess = (tokens: UnprovenTokens, times: number, address = ADDRESS) =>
  Array.from({ length: times }, (_, n) => tokens.admit(`guess ${n}`, address, NOW)).filter((wait) => wait === 0).length;

test('of tokens that do not work, one address may bring 300 in a minute, also all at once [D-019]', () => {
  const tokens = new UnprovenTokens();
  expect(guess(tokens, 320)).toBe(300);
  expect(tokens.admit('another', ADDRESS, NOW)).toBe(60);
  expect(tokens.admit('another', '203.0.113.8', NOW)).toBe(0);
  expect(tokens.admit('another', ADDRESS, plus(NOW, MINUTE))).toBe(0);
});

test('tokens that work hold up nobody behind the same address [D-019, D-206]', () => {
  const tokens = new UnprovenTokens();
  for (let n = 0; n < 2000; n++) {
    expect(tokens.admit(`student ${n}`, ADDRESS, NOW)).toBe(0);
    tokens.learn(`student ${n}`, ADDRESS, true);
  }
  expect(guess(tokens, 320)).toBe(300);
  // and whoever guesses does not hold up those who are known
  expect(tokens.admit('student 7', ADDRESS, NOW)).toBe(0);
});

test('a token that no longer works is one among many again [D-019]', () => {
  const tokens = new UnprovenTokens();
  tokens.admit('mine', ADDRESS, NOW);
  tokens.learn('mine', ADDRESS, true);
  guess(tokens, 300);
  tokens.learn('mine', ADDRESS, false);
  expect(tokens.admit('mine', ADDRESS, NOW)).toBe(60);
});

test('a call that does not say whether the token works costs nothing', () => {
  const tokens = new UnprovenTokens();
  for (let n = 0; n < 400; n++) {
    expect(tokens.admit(`token ${n}`, ADDRESS, NOW)).toBe(0);
    tokens.learn(`token ${n}`, ADDRESS, null);
  }
});

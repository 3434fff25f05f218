import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MINUTE, msOf, plus, type Instant } from '@bcs/contract/kernel/clock';
import { SharedCounts, type Exchange } from './shared-counts.ts';

const BEGAN: Instant = '2026-03-11T22:10:00.000Z';
const MAX_CALLS = 100;
let now: Instant;
/** The calls that were reported in place of the database, with time and key. */
let told: { key: string; calls: number; at: number }[];
let isAway: boolean;
const clock = () => now;
const exchange: Exchange = async (calls) => {
  if (isAway) throw new Error('away');
  const since = (perSeconds: number) => msOf(now) - perSeconds * 1000;
  const sums = calls.map(({ key, perSeconds }): [string, number] => [
    key,
    told.filter((each) => each.key === key && each.at > since(perSeconds)).reduce((sum, each) => sum + each.calls, 0),
  ]);
  told.push(...calls.map(({ key, calls: made }) => ({ key, calls: made, at: msOf(now) })));
  return new Map(sums);
};
beforeEach(() => {
  vi.useFakeTimers();
  [now, told, isAway] = [BEGAN, [], false];
});
afterEach(() => vi.useRealTimers());

const start = (among: Exchange | null = exchange) => new SharedCounts(clock, among);
/** Counts how many of some calls are admitted. */
const passed = (counts: SharedCounts, calls: number, key = 'a') =>
  Array.from({ length: calls }, () => counts.take(key, MINUTE, MAX_CALLS)).filter(({ current }) => current <= MAX_CALLS)
    .length;
const exchanged = () => vi.advanceTimersByTimeAsync(500);

test('what one process has let through is used up in the others as well [D-019]', async () => {
  const [one, other, third] = [start(), start(), start()];
  expect(passed(one, 60)).toBe(60);
  await exchanged();
  // the process reports its count after admitting a tenth of the limit
  expect(passed(other, 11)).toBe(11);
  await exchanged();
  expect(passed(other, 60)).toBe(29);
  await exchanged();
  expect(passed(third, 11)).toBe(11);
  await exchanged();
  expect([other, third].map((each) => passed(each, 10))).toEqual([0, 0]);
  // the first one learns of it with its next call
  expect(passed(one, 1)).toBe(1);
  await exchanged();
  expect(passed(one, 10)).toBe(0);
  expect(passed(other, 11, 'somebody else')).toBe(11);
});

test('most people are never told of, and the busy ones twice a second', async () => {
  const tell = vi.fn<Exchange>(exchange);
  const counts = start(tell);
  passed(counts, 10);
  await exchanged();
  expect(tell).not.toHaveBeenCalled();
  for (let tenth = 0; tenth < 20; tenth++) {
    passed(counts, 2);
    passed(counts, 11, `busy ${tenth}`);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(tell).toHaveBeenCalledTimes(4);
  expect(told.filter(({ key }) => key === 'a').reduce((sum, { calls }) => sum + calls, 0)).toBe(50);
});

test('of calls all at once as many get through as there is room, and after the time all of it is there again', () => {
  const counts = start(null);
  expect(passed(counts, 120)).toBe(MAX_CALLS);
  expect(counts.take('a', MINUTE, MAX_CALLS)).toEqual({ current: MAX_CALLS + 1, ttl: MINUTE });
  now = plus(BEGAN, MINUTE - 1);
  expect(passed(counts, 1)).toBe(0);
  now = plus(BEGAN, MINUTE);
  expect(passed(counts, 120)).toBe(MAX_CALLS);
});

test('while the database is away each process counts for itself, and tells later', async () => {
  const [one, other] = [start(), start()];
  isAway = true;
  expect(passed(one, 70)).toBe(70);
  await exchanged();
  expect(passed(one, 1)).toBe(1);
  isAway = false;
  await exchanged();
  expect(passed(other, 11)).toBe(11);
  await exchanged();
  expect(passed(other, 60)).toBe(18);
});

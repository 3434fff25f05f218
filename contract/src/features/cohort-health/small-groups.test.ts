import { expect, test } from 'vitest';
import { countText, guardGroups, guardShare } from './small-groups.ts';

test('a group of fewer than five is hidden, with the smallest other from which it could be worked out [SUCC-068]', () => {
  expect(guardGroups([20, 5, 7])).toEqual([20, 5, 7]);
  expect(guardGroups([20, 3, 7])).toEqual([20, null, null]);
  expect(guardGroups([20, 3, 4])).toEqual([20, null, null]);
  // one of three was absent, and the two hidden groups together are still smaller than five
  expect(guardGroups([20, 1, 2])).toEqual([null, null, null]);
  expect(guardGroups([0, 0])).toEqual([0, 0]);
  expect(guardGroups([24, 0, 0])).toEqual([24, 0, 0]);
  // zero cannot be told apart from a few
  expect(guardGroups([20, 0, 4])).toEqual([null, null, null]);
  expect(countText(guardGroups([20, 3, 7])[1] ?? null)).toBe('fewer than 5');
});

test('whatever the groups, what is hidden is nobody, or five and more together [SUCC-068]', () => {
  let unguarded = 0;
  for (let seed = 0; seed < 2000; seed += 1) {
    const counts = Array.from(
      { length: 2 + (seed % 5) },
      (_, place) => (seed * 7919 + place * 104729) % (3 + (seed % 29)),
    );
    const shown = guardGroups(counts);
    const hidden = counts.filter((_, place) => shown[place] === null);
    const whole = counts.reduce((sum, count) => sum + count, 0);
    const together = hidden.reduce((sum, count) => sum + count, 0);
    expect(shown.every((count) => count === null || count === 0 || count >= 5)).toBe(true);
    const isSafe = hidden.length === 0 || together >= 5 || hidden.length === counts.length;
    expect(isSafe, counts.join()).toBe(true);
    // shows that the test works: if only the small groups were hidden, the total would reveal them
    const small = counts.filter((count) => count < 5);
    if (small.length > 0 && small.reduce((sum, count) => sum + count, 0) < 5 && whole > 0) unguarded += 1;
  }
  expect(unguarded).toBeGreaterThan(100);
});

test('a share tells of nobody alone [SUCC-068]', () => {
  expect(guardShare(95, 100)).toBe(95);
  expect(guardShare(96, 100)).toBeNull();
  expect(guardShare(4, 100)).toBeNull();
  expect(guardShare(0, 0)).toBeNull();
});

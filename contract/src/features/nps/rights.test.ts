import { expect, test } from 'vitest';
import { calculateNps } from './rights.ts';

test('the score is the share of promoters less that of detractors', () => {
  expect(calculateNps([10, 9, 9, 8, 6])).toEqual({ promoters: 3, neutrals: 1, detractors: 1, score: 40 });
  expect(calculateNps([0, 6, 3]).score).toBe(-100);
  expect(calculateNps([10, 8, 8]).score).toBe(33);
});

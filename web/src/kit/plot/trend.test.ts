import { expect, test } from 'vitest';
import { trendOf } from './trend.ts';

test('of points on a line the trend is that line', () => {
  expect(trendOf([4, 0, 2].map((x) => ({ x, y: 3 * x + 1 })))).toEqual([
    { x: 0, y: 1 },
    { x: 4, y: 13 },
  ]);
});

test('it passes through the middle of the others', () => {
  const trend = trendOf([1, 2, 3, 4].map((x) => ({ x, y: [10, 0, 10, 0][x - 1] ?? 0 })));
  expect(trend?.map(({ y }) => Math.round(y * 10) / 10)).toEqual([8, 2]);
});

test('two points, or points above each other, have none', () => {
  expect(trendOf([{ x: 1, y: 2 }])).toBeNull();
  expect(trendOf([1, 2, 3].map((y) => ({ x: 1, y })))).toBeNull();
});

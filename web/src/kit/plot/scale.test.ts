import { expect, test } from 'vitest';
import { scale, keepSpaced, thinOut, unbrokenStretches } from './scale.ts';

test('a value lies in proportion, also where the axis runs the other way', () => {
  const down = scale([0, 100], [160, 0]);
  expect([down(0), down(50), down(100)]).toEqual([160, 80, 0]);
});

test('a single value stands in the middle', () => {
  expect(scale([7, 7], [0, 200])(7)).toBe(100);
});

test('captions are thinned out evenly, beginning with the first', () => {
  expect(thinOut([1, 2, 3, 4, 5, 6, 7], 3)).toEqual([1, 4, 7]);
  expect(thinOut([1, 2], 5)).toEqual([1, 2]);
  expect(thinOut([1, 2, 3], 0)).toEqual([1]);
});

test('captions that would lie on each other are left out, however unevenly they stand', () => {
  const at = (place: number) => place;
  expect(keepSpaced([0, 10, 49, 50, 99, 150], at, 50)).toEqual([0, 50, 150]);
  expect(keepSpaced([], at, 50)).toEqual([]);
});

test('a line is interrupted at its gaps, and nowhere else', () => {
  expect(unbrokenStretches([1, 2, null, 3, null, null])).toEqual([[1, 2], [3]]);
  expect(unbrokenStretches([null])).toEqual([]);
});

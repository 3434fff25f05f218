import { expect, test } from 'vitest';
import { cellAfterKey } from './grid-moves.ts';

const SIZE = { rows: 24, columns: 30 };
const at = (row: number, column: number) => ({ row, column });

test('arrows go one cell, and stop at the edge', () => {
  expect(cellAfterKey(at(1, 1), 'ArrowUp', false, SIZE)).toEqual(at(0, 1));
  expect(cellAfterKey(at(0, 1), 'ArrowUp', false, SIZE)).toEqual(at(0, 1));
  expect(cellAfterKey(at(23, 29), 'ArrowDown', false, SIZE)).toEqual(at(23, 29));
  expect(cellAfterKey(at(3, 29), 'ArrowRight', false, SIZE)).toEqual(at(3, 29));
  expect(cellAfterKey(at(3, 0), 'ArrowLeft', false, SIZE)).toEqual(at(3, 0));
});

test('Home and End go along the row, with Control to the corners', () => {
  expect(cellAfterKey(at(5, 7), 'Home', false, SIZE)).toEqual(at(5, 0));
  expect(cellAfterKey(at(5, 7), 'End', false, SIZE)).toEqual(at(5, 29));
  expect(cellAfterKey(at(5, 7), 'Home', true, SIZE)).toEqual(at(0, 0));
  expect(cellAfterKey(at(5, 7), 'End', true, SIZE)).toEqual(at(23, 29));
});

test('pages go ten rows; other keys mean nothing', () => {
  expect(cellAfterKey(at(5, 7), 'PageDown', false, SIZE)).toEqual(at(15, 7));
  expect(cellAfterKey(at(5, 7), 'PageUp', false, SIZE)).toEqual(at(0, 7));
  expect(cellAfterKey(at(5, 7), 'x', false, SIZE)).toBe(null);
});

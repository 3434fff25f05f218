import { expect, test } from 'vitest';
import { parseGradebookFilter } from '@bcs/contract/features/gradebook/filter';
import { assignment, sheet, student } from '#testing/gradebook-rows.ts';
import { buildGrid } from '#features/gradebook/gradebook-rows.ts';
import { nextWaiting } from './next-waiting.ts';

const PARTS = buildGrid(
  sheet(
    [student(1), student(2), student(3)],
    [assignment(1), assignment(2, { contextId: 2 }), assignment(3)],
    [
      { of: [1, 1], mark: '?' },
      { of: [1, 2], mark: 'A' },
      { of: [1, 3], mark: '?' },
      { of: [2, 1], mark: '?' },
      { of: [3, 2], mark: '?' },
    ],
  ),
  parseGradebookFilter({}),
);
const at = (row: number, column: number) => ({ row, column });
const from = (row: number, column: number, back = false) => nextWaiting(PARTS, 'instructor', at(row, column), back);

test('it goes down the column, then to the next that the reader grades, and around', () => {
  expect(from(0, 0)).toEqual(at(2, 0));
  // the career item between them waits for somebody else
  expect(from(2, 0)).toEqual(at(1, 2));
  expect(from(1, 2)).toEqual(at(0, 0));
});

test('back it goes the same way', () => {
  expect(from(1, 2, true)).toEqual(at(2, 0));
  expect(from(0, 0, true)).toEqual(at(1, 2));
});

test('for whom nothing waits there is nowhere to go', () => {
  expect(nextWaiting(PARTS, 'cm', at(0, 0), false)).toBeNull();
  expect(nextWaiting({ ...PARTS, students: [] }, 'instructor', at(0, 0), false)).toBeNull();
});

test('work of a blocked person waits for nobody [D-229]', () => {
  const students = PARTS.students.map((one, row) => ({ ...one, isBlocked: row === 2 }));
  expect(nextWaiting({ ...PARTS, students }, 'instructor', at(0, 0), false)).toEqual(at(1, 2));
});

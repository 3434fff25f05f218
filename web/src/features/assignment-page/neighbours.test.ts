import { expect, test } from 'vitest';
import { row } from '#testing/gradebook-rows.ts';
import { neighbours } from './neighbours.ts';

const ROWS = [row(1, 1), row(1, 2, { grade: 'A' }), row(2, 1), row(2, 2), row(3, 1, { of: { contextId: 2 } })];
const to = (assignmentId: number, studentId: number) => ({
  assignmentId: String(assignmentId),
  studentId: String(studentId),
});

test('next and previous are those that wait, in the order of the gradebook, around the ring', () => {
  expect(neighbours(ROWS, 1, 1, 'instructor')).toEqual({ next: to(2, 1), previous: to(2, 2), waiting: 2 });
  expect(neighbours(ROWS, 2, 2, 'instructor')).toEqual({ next: to(1, 1), previous: to(2, 1), waiting: 2 });
});

test('from graded or missing work the way leads on as well', () => {
  expect(neighbours(ROWS, 1, 2, 'instructor').next).toEqual(to(2, 1));
  expect(neighbours(ROWS, 9, 9, 'instructor').next).toEqual(to(1, 1));
});

test('what a role cannot judge does not wait for it [GRADE-028, SUBM-056]', () => {
  expect(neighbours(ROWS, 1, 1, 'admin').waiting).toBe(2);
  expect(neighbours(ROWS, 1, 1, 'cd').next).toEqual(to(3, 1));
  expect(neighbours(ROWS, 1, 1, 'cm')).toEqual({ next: null, previous: null, waiting: 0 });
});

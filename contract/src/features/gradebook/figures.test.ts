import { expect, test } from 'vitest';
import { academicAverage } from '#features/grades/average';
import { GRADES } from '#features/grading/scale';
import type { Mark } from '#features/grading/mark';
import {
  averageOfColumn,
  averageOfRow,
  isWorkMissing,
  countShares,
  weightOfMark,
  type GradedColumn,
} from './figures.ts';

const NOW = '2026-03-11T22:10:00.000Z';
const column = (more: Partial<GradedColumn> = {}): GradedColumn => ({
  contextId: 1,
  required: true,
  prework: false,
  effectiveDueDate: '2026-03-01T04:59:59.000Z',
  ...more,
});
const LATER = '2026-03-14T03:59:59.000Z';

const cell = (mark: Mark) => ({ mark, stays: [{ from: '2020-01-01T00:00:00.000Z', until: null }] });

test('the average of a row is that of the page of grades: required academic work without prework [GRADE-016]', () => {
  const columns = [
    column(),
    column(),
    column({ required: false }),
    column({ prework: true }),
    column({ contextId: 2 }),
  ];
  expect(averageOfRow(columns, ['A', 'B', 'F', 'F', '6'])).toBe(93);
  const own = academicAverage([
    { contextId: 1, required: true, prework: false, grade: 'A' },
    { contextId: 1, required: true, prework: false, grade: 'B' },
  ]);
  expect(averageOfRow(columns, ['A', 'B', '-', '?', '-'])).toBe(own?.roundAcademicAverageValue);
  expect(averageOfRow(columns, ['-', '?', 'A', 'A', '6'])).toBeNull();
});

test('the average of a column is that of the grades given, also on optional work', () => {
  expect(averageOfColumn(['A', 'C', '-', '?'])).toBe(88);
  expect(averageOfColumn(['-', '?', '6'])).toBeNull();
});

test('missing is required work past its due date, and nothing else [WORK-038]', () => {
  expect(isWorkMissing(column(), cell('-'), NOW)).toBe(true);
  expect(isWorkMissing(column({ effectiveDueDate: LATER }), cell('-'), NOW)).toBe(false);
  expect(isWorkMissing(column({ required: false }), cell('-'), NOW)).toBe(false);
  expect(isWorkMissing(column(), cell('?'), NOW)).toBe(false);
});

test('work that was due before the student joined is not missing [WORK-038, D-229]', () => {
  expect(isWorkMissing(column(), { mark: '-', stays: [{ from: NOW, until: null }] }, NOW)).toBe(false);
});

test('a column is counted from the best grade to what is not there, and everybody once', () => {
  const marks: Mark[] = ['-', 'B+', 'A', '?', 'B-', 'Incomplete', 'A-'];
  expect(countShares(column(), marks.map(cell), NOW)).toEqual([
    { kind: 'A', count: 2 },
    { kind: 'B', count: 2 },
    { kind: 'Incomplete', count: 1 },
    { kind: 'waiting', count: 1 },
    { kind: 'missing', count: 1 },
  ]);
  expect(
    countShares(column({ contextId: 2, effectiveDueDate: LATER }), (['6', '1', '-'] as const).map(cell), NOW),
  ).toEqual([
    { kind: 'feedback 6', count: 1 },
    { kind: 'waiting', count: 1 },
    { kind: 'none', count: 1 },
  ]);
});

test('sorted by a column, what is missing comes before every grade, and grades in their order', () => {
  const grades = GRADES.map(({ grade }) => grade).toReversed();
  const marks: Mark[] = ['-', '?', ...grades];
  const weights = marks.map((mark) => weightOfMark(column(), cell(mark), NOW));
  expect(weights).toEqual(weights.toSorted((a, b) => a - b));
  expect(weightOfMark(column({ effectiveDueDate: LATER }), cell('-'), NOW)).toBeGreaterThan(weights[0] ?? 0);
});

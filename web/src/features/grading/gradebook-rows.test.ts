import { expect, test } from 'vitest';
import { parseGradebookFilter } from '@bcs/contract/features/grading/gradebook-filter';
import { assignment, row, student } from '#testing/gradebook-rows.ts';
import { gridFor, isJudged, rowsFor } from './gradebook-rows.ts';
import { readGradebookSearch, searchOf } from './gradebook-search.ts';

const GRADEBOOK = {
  students: [student(1), student(2)],
  assignments: [assignment(1), assignment(2, { required: false }), assignment(3, { contextId: 2 })],
  gradebook: [
    row(1, 1, { grade: 'A-', date: '2026-01-01T00:00:00.000Z' }),
    row(1, 2, { date: '2026-02-02T00:00:00.000Z' }),
    row(2, 1, { grade: 'F', date: '2026-02-01T00:00:00.000Z', of: { required: false } }),
    row(3, 1, { feedback: 1, date: '2026-01-15T00:00:00.000Z', of: { contextId: 2 } }),
  ],
};
const filter = (search: Record<string, string>) => parseGradebookFilter(search);
const idsOf = (search: Record<string, string>) =>
  rowsFor(GRADEBOOK, filter(search)).map(({ submission }) => submission.id);

test('what waits stands on top, the longest waiting first, then the latest graded', () => {
  expect(idsOf({})).toEqual([3001, 1002, 2001, 1001]);
});

test('filters leave what passes all of them [GRADE-007..GRADE-012, SUBM-018]', () => {
  expect(idsOf({ gradeStatus: 'ungraded' })).toEqual([3001, 1002]);
  expect(idsOf({ grade: 'A' })).toEqual([1001]);
  expect(idsOf({ required: 'optional', student: '1' })).toEqual([2001]);
  expect(idsOf({ assignmentType: 'career' })).toEqual([3001]);
});

test('pending feedback is no judgement, provided feedback is [SUBM-018]', () => {
  expect(isJudged(row(3, 1, { feedback: 1, of: { contextId: 2 } }))).toBe(false);
  expect(isJudged(row(3, 1, { feedback: 2, of: { contextId: 2 } }))).toBe(true);
});

test('the grid shows everybody, until a filter asks for judgements', () => {
  const shown = (search: Record<string, string>) => {
    const { students, assignments, lit } = gridFor(GRADEBOOK, filter(search), rowsFor(GRADEBOOK, filter(search)));
    return {
      students: students.map((one) => one.student.id),
      items: assignments.map(({ id }) => id),
      lit: lit && [...lit],
    };
  };
  expect(shown({})).toEqual({ students: [1, 2], items: [1, 2, 3], lit: null });
  expect(shown({ assignmentType: 'academic' })).toEqual({ students: [1, 2], items: [1, 2], lit: null });
  expect(shown({ grade: 'F' })).toEqual({ students: [1], items: [2], lit: ['1/2'] });
});

test('the address keeps what narrows, and drops what it does not know [GRADE-007..GRADE-012]', () => {
  expect(
    readGradebookSearch({ student: '7', grade: 'A', required: 'all', gradeStatus: 'x', view: 'list', y: '1' }),
  ).toEqual({
    student: 7,
    grade: 'A',
    view: 'list',
  });
  expect(searchOf(filter({}))).toEqual({});
});

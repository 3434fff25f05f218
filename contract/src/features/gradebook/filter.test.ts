import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  GRADE_FILTER,
  matchesGradebookFilter,
  parseGradebookFilter,
  REQUIRED_FILTER,
  STATUS_FILTER,
  type FilteredRow,
} from './filter.ts';

const row = (over: Partial<FilteredRow> = {}): FilteredRow => ({
  assignmentId: 7,
  studentId: 70,
  contextId: 1,
  required: true,
  requiredForGraduation: false,
  graded: true,
  grade: 'B+',
  commentWaits: false,
  isBlocked: false,
  ...over,
});
const shows = (over: Partial<FilteredRow>, search: Record<string, unknown>) =>
  matchesGradebookFilter(row(over), parseGradebookFilter(search));
const NOTHING_CHOSEN = {
  assignment: null,
  student: null,
  required: 'all',
  gradeStatus: 'all',
  assignmentType: 'all',
  grade: 'all',
  comments: 'all',
};

describe('the query string', () => {
  test('holds six filters [GRADE-007, GRADE-008, GRADE-009, GRADE-010, GRADE-011, GRADE-012]', () => {
    const search = {
      assignment: '7',
      student: 70,
      required: 'optional',
      gradeStatus: 'graded',
      assignmentType: 'career',
      grade: 'Incomplete',
    };
    expect(parseGradebookFilter(search)).toEqual({ ...search, assignment: 7, comments: 'all' });
  });
  test('without any, or with unknown values, everything shows [D-098]', () => {
    expect(parseGradebookFilter({})).toEqual(NOTHING_CHOSEN);
    const unknown = {
      assignment: '7; drop',
      student: -1,
      required: 'toString',
      gradeStatus: 'x',
      assignmentType: null,
      grade: 'A+',
    };
    expect(parseGradebookFilter(unknown)).toEqual(NOTHING_CHOSEN);
    for (const assignment of ['0', 1.5, '1e3', '', '99999999999999999999', {}, [7]])
      expect(parseGradebookFilter({ assignment }).assignment).toBeNull();
  });
  test('never breaks, and matches nothing it does not know', () => {
    const search = fc.dictionary(fc.constantFrom(...Object.keys(NOTHING_CHOSEN)), fc.anything());
    fc.assert(
      fc.property(search, (read) => {
        const filter = parseGradebookFilter(read);
        expect(parseGradebookFilter({ ...filter })).toEqual(filter);
      }),
    );
  });
});

test('the choices [GRADE-057, GRADE-058, GRADE-059]', () => {
  expect(GRADE_FILTER).toEqual(['all', 'A', 'B', 'C', 'D', 'F', 'Incomplete']);
  expect(Object.values(REQUIRED_FILTER)).toEqual(['All', 'Required for Graduation', 'Required', 'Optional']);
  expect(Object.keys(STATUS_FILTER)).toEqual(['all', 'graded', 'ungraded']);
});

describe('a row', () => {
  test('matches assignment and student by id [GRADE-007, GRADE-010]', () => {
    expect([
      shows({}, { assignment: 7 }),
      shows({}, { assignment: 8 }),
      shows({}, { student: 70 }),
      shows({}, { student: 7 }),
    ]).toEqual([true, false, true, false]);
  });
  test('Required for Graduation is a part of Required, Optional is neither [GRADE-008, GRADE-058, D-098]', () => {
    const seen = (required: boolean, requiredForGraduation: boolean) =>
      ['all', 'requiredForGraduation', 'required', 'optional'].filter((key) =>
        shows({ required, requiredForGraduation }, { required: key }),
      );
    expect(seen(true, true)).toEqual(['all', 'requiredForGraduation', 'required']);
    expect(seen(true, false)).toEqual(['all', 'required']);
    expect(seen(false, true)).toEqual(['all', 'requiredForGraduation', 'required']);
    expect(seen(false, false)).toEqual(['all', 'optional']);
  });
  test('matches graded and ungraded [GRADE-009, GRADE-059]', () => {
    expect([shows({}, { gradeStatus: 'graded' }), shows({}, { gradeStatus: 'ungraded' })]).toEqual([true, false]);
    expect([
      shows({ graded: false }, { gradeStatus: 'graded' }),
      shows({ graded: false }, { gradeStatus: 'ungraded' }),
    ]).toEqual([false, true]);
  });
  test('matches its type [GRADE-011]', () => {
    expect([shows({}, { assignmentType: 'academic' }), shows({}, { assignmentType: 'career' })]).toEqual([true, false]);
    expect([
      shows({ contextId: 2 }, { assignmentType: 'academic' }),
      shows({ contextId: 2 }, { assignmentType: 'career' }),
    ]).toEqual([false, true]);
  });
  test('matches the first letter of its grade, Incomplete only itself [GRADE-012, D-098]', () => {
    const seen = (grade: FilteredRow['grade']) => GRADE_FILTER.filter((key) => shows({ grade }, { grade: key }));
    expect([seen('B+'), seen('F'), seen('Incomplete'), seen(null)]).toEqual([
      ['all', 'B'],
      ['all', 'F'],
      ['all', 'Incomplete'],
      ['all'],
    ]);
  });
  test('matches comments to answer [SUCC-009, SUCC-016]', () => {
    expect(parseGradebookFilter({ comments: 'waiting' }).comments).toBe('waiting');
    expect([shows({ commentWaits: true }, { comments: 'waiting' }), shows({}, { comments: 'waiting' })]).toEqual([
      true,
      false,
    ]);
  });
});

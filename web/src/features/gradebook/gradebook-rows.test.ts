import { expect, test } from 'vitest';
import { parseGradebookFilter } from '@bcs/contract/features/gradebook/filter';
import { rowsFor } from '@bcs/contract/features/gradebook/rows';
import type { Role } from '@bcs/contract/kernel/roles';
import { assignment, sheet, student } from '#testing/gradebook-rows.ts';
import { buildGrid, countSubmissions, countWaiting } from './gradebook-rows.ts';
import { filterForRole, parseGradebookLook, readGradebookSearch, toGradebookSearch } from './gradebook-search.ts';
import { parseSort, sortStudents } from './gradebook-sort.ts';
import { matchesName } from './name-search.ts';

const GRADEBOOK = sheet(
  [student(1), student(2)],
  [assignment(1), assignment(2, { required: false }), assignment(3, { contextId: 2 })],
  [
    { of: [1, 1], mark: 'A-', at: 100 },
    { of: [1, 2], mark: '?', at: 500 },
    { of: [2, 1], mark: 'F', at: 400 },
    { of: [3, 1], mark: '1', at: 200 },
  ],
);
const filter = (search: Record<string, string>) => parseGradebookFilter(search);
const shownBy = (search: Record<string, string>) =>
  rowsFor(GRADEBOOK, filter(search)).map(({ assignment: item, student: whose }) => `${item.id}/${whose.student.id}`);

test('what waits stands on top, the longest waiting first, then the latest graded', () => {
  expect(shownBy({})).toEqual(['3/1', '1/2', '2/1', '1/1']);
});

test('work without a grade, and a milestone whose feedback is pending, are ungraded [SUBM-018]', () => {
  expect(shownBy({ gradeStatus: 'ungraded' })).toEqual(['3/1', '1/2']);
});

test('filters leave what passes all of them [GRADE-007, GRADE-008, GRADE-009, GRADE-010, GRADE-011, GRADE-012]', () => {
  expect(shownBy({ grade: 'A' })).toEqual(['1/1']);
  expect(shownBy({ required: 'optional', student: '1' })).toEqual(['2/1']);
  expect(shownBy({ assignmentType: 'career' })).toEqual(['3/1']);
});

test('what waits is counted among the items that somebody judges', () => {
  expect(countSubmissions(GRADEBOOK)).toBe(4);
  expect(countWaiting(GRADEBOOK, () => true)).toBe(2);
  expect(countWaiting(GRADEBOOK, ({ contextId }) => contextId === 1)).toBe(1);
});

test('the grid shows everybody, until a filter asks for judgements', () => {
  const shown = (search: Record<string, string>) => {
    const { students, assignments, markAt, isDim } = buildGrid(GRADEBOOK, filter(search));
    const cells = students.flatMap((one) =>
      assignments.map((item) => `${markAt(one, item)}${isDim(one, item, markAt(one, item)) ? ' dim' : ''}`),
    );
    return { students: students.map((one) => one.student.id), items: assignments.map(({ id }) => id), cells };
  };
  const all = ['A-', 'F', '1', '?', '-', '-'];
  expect(shown({})).toEqual({ students: [1, 2], items: [1, 2, 3], cells: all });
  expect(shown({ assignmentType: 'academic' })).toEqual({
    students: [1, 2],
    items: [1, 2],
    cells: ['A-', 'F', '?', '-'],
  });
  expect(shown({ grade: 'F' })).toEqual({ students: [1], items: [2], cells: ['F'] });
  expect(shown({ gradeStatus: 'ungraded' })).toEqual({
    students: [1, 2],
    items: [1, 3],
    cells: ['A- dim', '1', '?', '- dim'],
  });
});

test('nothing that passes is distinguished from a grid without filters', () => {
  expect(buildGrid(GRADEBOOK, filter({ grade: 'C' })).isEmpty).toBe(true);
  expect(buildGrid(GRADEBOOK, filter({ student: '2', assignment: '2' })).isEmpty).toBe(true);
  expect(buildGrid(GRADEBOOK, filter({})).isEmpty).toBe(false);
});

test('the address keeps what narrows, and drops what it does not know [GRADE-007, GRADE-008, GRADE-009, GRADE-010, GRADE-011, GRADE-012]', () => {
  expect(
    readGradebookSearch({ student: '7', grade: 'A', required: 'all', gradeStatus: 'x', view: 'list', y: '1' }),
  ).toEqual({
    student: 7,
    grade: 'A',
    view: 'list',
  });
  expect(toGradebookSearch(filter({}))).toEqual({});
});

test('a filter that a role does not have does nothing in its address [GRADE-032, GRADE-033]', () => {
  const asked = filter({ grade: 'A', assignmentType: 'career', required: 'optional' });
  const standing = (role: Role) => toGradebookSearch(filterForRole(asked, role));
  expect(standing('admin')).toEqual({ grade: 'A', assignmentType: 'career', required: 'optional' });
  expect(standing('instructor')).toEqual({ grade: 'A', required: 'optional' });
  expect(standing('cd')).toEqual({ required: 'optional' });
});

test('a name is found by any of its words, without accents and capitals', () => {
  const named = (typed: string) =>
    matchesName({ ...student(1), student: { id: 1, firstName: 'Zoë', lastName: 'van Dyk' } }, typed);
  expect(['zoe', 'DYK zo', 'van', ''].map(named)).toEqual([true, true, true, true]);
  expect(['maya', 'zoe maya'].map(named)).toEqual([false, false]);
  expect(buildGrid(GRADEBOOK, filter({}), { name: 'student 2' }).students.map(({ student: { id } }) => id)).toEqual([
    2,
  ]);
});

test('students are sorted by their average or by a column, and who is equal stays in order [GRADE-016]', () => {
  const class3 = sheet(
    [student(1), student(2), student(3), student(4)],
    [assignment(1, { effectiveDueDate: '2026-03-01T04:59:59.000Z' }), assignment(2)],
    [
      { of: [1, 1], mark: 'A' },
      { of: [1, 2], mark: 'C' },
      { of: [1, 4], mark: '?' },
      { of: [2, 2], mark: 'A' },
    ],
  );
  const order = (sort: string | null) => sortStudents(class3, parseSort(sort)).map(({ student: { id } }) => id);
  expect(order(null)).toEqual([1, 2, 3, 4]);
  expect(order('average')).toEqual([3, 4, 2, 1]);
  expect(order('-average')).toEqual([1, 2, 3, 4]);
  // missing first, then waiting, then by grade
  expect(order('1')).toEqual([3, 4, 2, 1]);
  expect(order('-1')).toEqual([1, 2, 4, 3]);
  for (const odd of ['999', 'name', '-', '1;2']) expect(order(odd)).toEqual([1, 2, 3, 4]);
});

test('how the gradebook is looked at stands in its address, and clearing the filters leaves it', () => {
  const address = { view: 'grid', name: 'may', sort: '-average', work: '12-5', grade: 'F' };
  expect(readGradebookSearch(address)).toEqual(address);
  expect(parseGradebookLook({ ...address, name: undefined })).toEqual({
    view: 'grid',
    sort: '-average',
    work: '12-5',
  });
  for (const work of ['12', '12-', '12-5-7', '12-x', '0-5']) expect(readGradebookSearch({ work })).toEqual({});
  expect(readGradebookSearch({ sort: 'age', name: '' })).toEqual({});
});

test('work of a blocked person is among all, and neither waits nor is missing [D-229]', () => {
  const people = [student(1), { ...student(2), isBlocked: true }];
  const items = [assignment(1), assignment(2)];
  const gradebook = sheet(
    people,
    items,
    people.map(({ student: { id } }) => ({ of: [1, id] as const, mark: '?' as const })),
  );
  const namesOf = (search: Record<string, unknown>) =>
    rowsFor(gradebook, parseGradebookFilter(search)).map(
      ({
        student: {
          student: { id },
        },
      }) => id,
    );
  expect([namesOf({}).length, namesOf({ gradeStatus: 'ungraded' })]).toEqual([2, [1]]);
  expect(countWaiting(gradebook, () => true)).toBe(1);
  const [, second] = items;
  expect(second && buildGrid(gradebook, parseGradebookFilter({})).figuresOf(second).shares).toEqual([
    { kind: expect.any(String), count: 1 },
  ]);
});

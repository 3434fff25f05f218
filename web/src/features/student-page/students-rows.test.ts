import { describe, expect, test } from 'vitest';
import { studentRow } from '#testing/student-profiles.ts';
import { countStudents, daysSinceSeen, searchOfSort, toSort, filterStudents } from './students-rows.ts';
import { readStudentsSearch, type StudentsSearch } from './students-search.ts';

const measure = { today: '2026-03-11', maxAbsence: 4 };
const class_ = [
  studentRow(1, 'Ana', { student: { lastName: 'Lucía', githubUserName: 'analu' }, overdueCount: 2 }),
  studentRow(2, 'Ben', { roundAcademicAverageValue: 71, lastSeenOn: '2026-03-01' }),
  studentRow(3, 'Cleo', { roundAcademicAverageValue: null, academicAverageGrade: null, lastSeenOn: null }),
  studentRow(4, 'Dan', { attendance: { attended: 3, absent: 3, excused: 2 }, overdueCount: 5 }),
];
const names = (search: StudentsSearch) =>
  filterStudents(class_, search, measure).map(({ student }) => student.firstName);

describe('search as one types', () => {
  test.each([
    ['lucia', ['Ana']],
    ['LUCÍA ana', ['Ana']],
    ['ana-lu', []],
    ['analu', ['Ana']],
    ['ben@north', ['Ben']],
    ['okafor', ['Ben', 'Cleo', 'Dan']],
    ['  ', ['Ana', 'Ben', 'Cleo', 'Dan']],
    ['ana ben', []],
  ])('%s', (q, found) => expect(names({ q })).toEqual(found));
});

describe('whom to look after', () => {
  test('overdue work, few absences left, and away for a week or never here', () => {
    expect(names({ show: 'overdue' })).toEqual(['Ana', 'Dan']);
    expect(names({ show: 'absent' })).toEqual(['Dan']);
    expect(names({ show: 'away' })).toEqual(['Ben', 'Cleo']);
    expect(countStudents(class_, 'away', measure)).toBe(2);
  });
  test('without a limit nobody has few absences left', () => {
    expect(filterStudents(class_, { show: 'absent' }, { ...measure, maxAbsence: null })).toEqual([]);
  });
  test('with a search both narrow it down', () => expect(names({ show: 'overdue', q: 'dan' })).toEqual(['Dan']));
});

describe('sorting', () => {
  test.each<[StudentsSearch, string[]]>([
    [{}, ['Ana', 'Ben', 'Cleo', 'Dan']],
    [{ order: 'desc' }, ['Dan', 'Cleo', 'Ben', 'Ana']],
    [{ sort: 'overdue', order: 'desc' }, ['Dan', 'Ana', 'Ben', 'Cleo']],
    [{ sort: 'attendance' }, ['Dan', 'Ana', 'Ben', 'Cleo']],
    // students without an average come last, in both directions
    [{ sort: 'average' }, ['Ben', 'Ana', 'Dan', 'Cleo']],
    [{ sort: 'average', order: 'desc' }, ['Ana', 'Dan', 'Ben', 'Cleo']],
    // never counts as the longest time ago
    [{ sort: 'seen' }, ['Cleo', 'Ben', 'Ana', 'Dan']],
  ])('%o', (search, order) => expect(names(search)).toEqual(order));

  test('stands in the address and comes back from it, and what is usual leaves no trace', () => {
    expect(searchOfSort({ column: 'name', descending: false })).toEqual({});
    for (const sort of ['attendance', 'average', 'overdue', 'seen'] as const)
      for (const descending of [true, false])
        expect(toSort(searchOfSort({ column: sort, descending }))).toEqual({ column: sort, descending });
  });
});

test('an address that says nonsense means nothing', () => {
  expect(readStudentsSearch({ q: 'x'.repeat(101), show: 'all', sort: 'height', order: 'up', view: 'map' })).toEqual({});
  expect(readStudentsSearch({ q: 'maya', show: 'away', sort: 'seen', order: 'desc', view: 'cards' })).toEqual({
    q: 'maya',
    show: 'away',
    sort: 'seen',
    order: 'desc',
    view: 'cards',
  });
});

test('somebody who is seen after midnight was not away for less than a day', () => {
  expect(daysSinceSeen({ lastSeenOn: '2026-03-12' }, measure)).toBe(0);
});

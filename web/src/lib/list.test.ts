import { expect, test } from 'vitest';
import { defineList } from './list.ts';
import { choiceFilter, dayFilter, fixedFilter, idFilter, atLeastTwo, textFilter } from './list-filter.ts';

const PEOPLE = defineList('adminPeople', {
  noun: ['person', 'people'],
  filters: {
    search: textFilter('Name', 5),
    role: choiceFilter('role', 'Role', 'Every role', [{ value: 'student', label: 'Student' }]),
    universityId: idFilter('university', 'University', 'Every university', ({ choices }) =>
      atLeastTwo(choices.universities),
    ),
    cohortId: fixedFilter(null),
    courseId: fixedFilter(null),
    state: fixedFilter(null),
  },
  sorts: ['name', 'lastLoginAt'],
  descending: ({ sort }) => sort === undefined,
});

test('an address becomes the input of the call, and what it does not know is left out [ADM-015]', () => {
  expect(PEOPLE.input({}, {})).toEqual({
    search: '',
    role: null,
    universityId: null,
    cohortId: null,
    courseId: null,
    state: null,
    sort: 'name',
    descending: true,
    page: 0,
  });
  const asked = { q: 'Ada', role: 'student', university: '7', sort: 'lastLoginAt', desc: '1', page: '3' };
  expect(PEOPLE.input(asked, {})).toMatchObject({
    search: 'Ada',
    role: 'student',
    universityId: 7,
    sort: 'lastLoginAt',
    descending: true,
    page: 2,
  });
  const strange = { q: 'too long', role: 'king', university: '-1', sort: 'password', desc: 'x', page: '1e9' };
  expect(PEOPLE.input(strange, {})).toEqual({ ...PEOPLE.input({}, {}), descending: false });
});

test('only the keys of a list stay in its address, and those of filters that nobody sets are none of them', () => {
  expect(PEOPLE.parse({ q: 'Ada', page: 2, tab: 'past', '': 'x' })).toEqual({ q: 'Ada', page: '2' });
  expect(PEOPLE.filters.map(({ key }) => key)).toEqual(['q', 'role', 'university']);
});

test('a day is a day, or none', () => {
  const { read } = dayFilter('from', 'From');
  expect(['2026-02-28', '2026-13-01', 'yesterday', undefined].map(read)).toEqual(['2026-02-28', null, null, null]);
});

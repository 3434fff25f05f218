import { expect, test } from 'vitest';
import {
  ACTIVITY_FILTER,
  cohortActivity,
  findCohortByName,
  filterCohorts,
  programTypesOf,
  sortCohorts,
  sortSchools,
} from './cohorts.ts';
import { dateOrTbd, midCourseDay, midPointSurveyText } from './course-dates.ts';

const NOW = '2026-03-11T22:00:00.000Z';
const cohort = (id: number, name: string, startDate: string, endDate: string, type = 'Cyber') => ({
  id,
  name,
  startDate,
  endDate,
  timeZone: 'America/New_York',
  program: { programType: { name: type } },
});
const COHORTS = [
  cohort(1, 'Past', '2025-01-06', '2026-03-10', 'UX/UI'),
  cohort(2, 'Active B', '2026-01-05', '2026-06-30'),
  cohort(3, 'Active A', '2026-01-05', '2026-06-30', 'Data Viz'),
  cohort(4, 'Upcoming', '2026-03-12', '2026-09-01'),
];
const names = (cohorts: { name: string }[]) => cohorts.map(({ name }) => name);

test('a cohort is past after its end, active between, upcoming before its start [PICK-015, PICK-016, PICK-017]', () => {
  const dates = { startDate: '2026-03-02', endDate: '2026-06-26' };
  expect(['2026-03-01', '2026-03-02', '2026-06-26', '2026-06-27'].map((day) => cohortActivity(dates, day))).toEqual([
    'upcoming',
    'active',
    'active',
    'past',
  ]);
});
test('the cohort table is filtered by activity and program type [PICK-010, PICK-011]', () => {
  expect(ACTIVITY_FILTER.map((activity) => names(filterCohorts(COHORTS, activity, null, NOW)))).toEqual([
    ['Active B', 'Active A'],
    ['Past'],
    ['Upcoming'],
    ['Past', 'Active B', 'Active A', 'Upcoming'],
  ]);
  expect(names(filterCohorts(COHORTS, 'all', 'Cyber', NOW))).toEqual(['Active B', 'Upcoming']);
  expect(names(filterCohorts(COHORTS, 'active', 'Cyber', NOW))).toEqual(['Active B']);
});
test('a cohort begins with the day of its own campus [PICK-011, D-010]', () => {
  const sydney = { ...cohort(5, 'Sydney', '2026-03-12', '2026-09-01'), timeZone: 'Australia/Sydney' };
  expect(names(filterCohorts([...COHORTS, sydney], 'active', 'Cyber', NOW))).toEqual(['Active B', 'Sydney']);
});
test('the filter offers the program types there are [PICK-010, D-055]', () => {
  expect(programTypesOf(COHORTS)).toEqual(['Cyber', 'Data Viz', 'UX/UI']);
});
test('cohorts stand by start date, latest first [PICK-012]', () => {
  expect(names(sortCohorts(COHORTS))).toEqual(['Upcoming', 'Active A', 'Active B', 'Past']);
});
test('schools stand by name [PICK-008]', () => {
  expect(names(sortSchools([{ name: 'Zeta' }, { name: 'École' }, { name: 'alpha' }, { name: 'Beta' }]))).toEqual([
    'alpha',
    'Beta',
    'École',
    'Zeta',
  ]);
});
test('a path names a cohort exactly, and the newest of two [PICK-005, D-053]', () => {
  const twins = [
    ...COHORTS,
    cohort(9, 'Past', '2025-01-06', '2025-12-01'),
    cohort(8, 'Past', '2024-01-06', '2024-12-01'),
  ];
  expect(findCohortByName(twins, 'Past')?.id).toBe(9);
  expect(findCohortByName(twins, 'past')).toBeNull();
});

test('mid-course is the planned day, else halfway [D-062]', () => {
  const dates = { startDate: '2026-03-01', endDate: '2026-03-08' };
  expect(midCourseDay({ ...dates, midCourseSurveySchedule: { dateFrom: '2026-03-07' } })).toBe('2026-03-07');
  expect(midCourseDay({ ...dates, midCourseSurveySchedule: null })).toBe('2026-03-04');
  expect(midCourseDay({ startDate: '2026-03-01', endDate: '2026-03-01', midCourseSurveySchedule: null })).toBe(
    '2026-03-01',
  );
});
test('the column MidPoint Survey shows only a planned day, else TBD [PICK-013, PICK-014, D-062]', () => {
  expect(midPointSurveyText({ midCourseSurveySchedule: { dateFrom: '2026-03-07' } })).toBe('March 7, 2026');
  expect(midPointSurveyText({ midCourseSurveySchedule: null })).toBe('TBD');
  expect(dateOrTbd(null)).toBe('TBD');
});

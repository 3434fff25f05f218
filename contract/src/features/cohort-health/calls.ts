import { z } from 'zod';
import { call } from '#kernel/call';
import { id } from '#kernel/schema';
import { readCohort, readCohortNames, readCohorts } from './abilities.ts';
import { NO_STAFF_CLASS } from './failures.ts';
import { ClassPulse, CohortHealth, CohortNames, CohortRow } from './model.ts';

const ofClass = { scope: 'course', allow: readCohort } as const;
const SHOWS = ['enrollments', 'sessions', 'attendance', 'assignments', 'submissions', 'grades'] as const;

export const cohorts = call('POST /broker/cohorts', {
  shows: SHOWS,
  summary: 'The classes in which the caller is staff, beside each other, as figures',
  /** The cohorts, the latest first. */
  output: { cohorts: z.array(CohortRow) },
  scope: 'account',
  allow: readCohorts,
  fails: [NO_STAFF_CLASS],
});

export const cohortHealth = call('POST /broker/cohortHealth', {
  ...ofClass,
  shows: SHOWS,
  summary: 'The figures of a class and of ended ones at the same meeting; no names',
  input: { courseId: id() },
  output: CohortHealth,
});

export const classPulse = call('POST /broker/classPulse', {
  ...ofClass,
  shows: [...SHOWS, 'remote requests'],
  summary: 'A class in four numbers, each with how it came to be; no names',
  input: { courseId: id() },
  output: ClassPulse,
});

export const cohortHealthNames = call('POST /broker/cohortHealthNames', {
  shows: [...SHOWS, 'remote requests'],
  summary: 'The students behind the figures of a class, those who need a look first',
  input: { courseId: id() },
  output: CohortNames,
  scope: 'course',
  allow: readCohortNames,
});

export const exportCohortHealth = call('POST /broker/exportCohortHealth', {
  ...ofClass,
  inConcludedClass: true,
  changes: ['audit entries'],
  summary: 'The figures of a class as a CSV file, with its students where the caller sees names; the export is audited',
  input: { courseId: id() },
  output: { success: z.literal(true), fileName: z.string(), text: z.string() },
  takesAway: () => ({ kind: 'list', name: 'Figures of the class', people: true }),
});

import { z } from 'zod';
import { call } from '#kernel/call';
import { id } from '#kernel/schema';
import { readCohort, readCohortNames, readCohorts } from './abilities.ts';
import { NO_STAFF_CLASS } from './failures.ts';
import { ClassPulse, CohortHealth, CohortNames, CohortRow } from './model.ts';

const SHOWS = ['enrollments', 'sessions', 'attendance', 'assignments', 'submissions', 'grades'] as const;

export const cohorts = call('POST /broker/cohorts', {
  shows: SHOWS,
  summary: 'The classes in which the caller is staff, beside each other, as figures',
  input: z.strictObject({}),
  /** The latest first. */
  output: z.object({ cohorts: z.array(CohortRow) }),
  scope: { by: 'account' },
  allow: readCohorts,
  fails: [NO_STAFF_CLASS],
});

export const cohortHealth = call('POST /broker/cohortHealth', {
  shows: SHOWS,
  summary: 'The figures of a class and of ended ones at the same meeting; no names',
  input: z.strictObject({ courseId: id() }),
  output: CohortHealth,
  scope: { by: 'course', field: 'courseId' },
  allow: readCohort,
});

export const classPulse = call('POST /broker/classPulse', {
  shows: [...SHOWS, 'remote requests'],
  summary: 'A class in four numbers, each with how it came to be; no names',
  input: z.strictObject({ courseId: id() }),
  output: ClassPulse,
  scope: { by: 'course', field: 'courseId' },
  allow: readCohort,
});

export const cohortHealthNames = call('POST /broker/cohortHealthNames', {
  shows: [...SHOWS, 'remote requests'],
  summary: 'The students behind the figures of a class, those who need a look first',
  input: z.strictObject({ courseId: id() }),
  output: CohortNames,
  scope: { by: 'course', field: 'courseId' },
  allow: readCohortNames,
});

export const exportCohortHealth = call('POST /broker/exportCohortHealth', {
  inConcludedClass: true,
  changes: ['audit entries'],
  summary: 'The figures of a class as a CSV file, with its students where the caller sees names; the export is audited',
  input: z.strictObject({ courseId: id() }),
  output: z.object({ success: z.literal(true), fileName: z.string(), text: z.string() }),
  scope: { by: 'course', field: 'courseId' },
  allow: readCohort,
  takesAway: () => ({ kind: 'list', name: 'Figures of the class', people: true }),
});

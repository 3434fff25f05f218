import * as calls from '@bcs/contract/features/cohort-health/calls';
import { seesNames } from '@bcs/contract/features/cohort-health/abilities';
import { meetingsOf } from '@bcs/contract/features/cohort-health/facts';
import { healthFile, healthFileName } from '@bcs/contract/features/cohort-health/health-file';
import { lastDays } from '@bcs/contract/features/cohort-health/pulse';
import { compareByRisk, studentFigures } from '@bcs/contract/features/cohort-health/student-figures';
import type { CohortNames } from '@bcs/contract/features/cohort-health/model';
import type { Viewer } from '@bcs/contract/kernel/ability';
import { csvText } from '@bcs/contract/kernel/csv';
import type { Instant } from '@bcs/contract/kernel/clock';
import { COURSE_RUNNERS, OVERSEERS, type Role } from '@bcs/contract/kernel/roles';
import { sql, type Db } from '#database/db';
import { DONE, defineHandler } from '#kernel/handler';
import { toClassFacts } from './queries-class-facts.ts';
import { composeHealth, toCohortRow } from './compose.ts';
import { composePulse } from './compose-pulse.ts';
import { findClass, findCompared, findOwnClasses, type HealthClassRow, requestTimesSince } from './queries.ts';
import { findStudents, type HealthStudentRow } from './queries-students.ts';

const isOwn = (row: HealthClassRow): row is HealthClassRow & { role: Role } => row.role !== null;

export const cohorts = defineHandler(calls.cohorts, {
  facts: async (_input, { db, viewer, now }) => {
    const own = (await findOwnClasses(db, viewer.accountId, now)).filter(isOwn);
    return { classes: own.length, own };
  },
  run: async (_input, { db, now }, { own }) => {
    const students = await findStudents(db, own, false);
    return { cohorts: own.map((row) => toCohortRow(row, toClassFacts(row, students, row.role), now)) };
  },
});

/** Reads the viewer's class and those compared with it; names are only read where they are shown. */
async function readClass(db: Db, viewer: Viewer, now: Instant, withNames: boolean) {
  const rows = await findCompared(db, viewer, now);
  return { rows, students: await findStudents(db, rows, withNames) };
}

const healthFor = (
  rows: readonly HealthClassRow[],
  students: readonly HealthStudentRow[],
  { role }: Viewer,
  now: Instant,
) =>
  composeHealth(
    rows,
    rows.map((row) => toClassFacts(row, students, role)),
    role,
    now,
  );

/** Lists the students of the viewer's class by risk. */
function namesFor(
  row: HealthClassRow,
  students: readonly HealthStudentRow[],
  { role }: Viewer,
  now: Instant,
): CohortNames {
  const { frame, students: facts } = toClassFacts(row, students, role);
  const nameOf = new Map(students.map(({ studentEnrollmentId, student }) => [studentEnrollmentId, student]));
  const figures = facts.filter(({ active }) => active).map((student) => studentFigures(frame, student, now));
  return {
    students: figures.toSorted(compareByRisk).flatMap((each) => {
      const student = nameOf.get(each.studentEnrollmentId);
      return student ? [{ ...each, student }] : [];
    }),
    meetings: meetingsOf(frame).map(({ id, name, startTime }) => ({ id, name, startTime })),
    items: frame.items.map(({ id, title }) => ({ id, title })),
  };
}

export const cohortHealth = defineHandler(calls.cohortHealth, async (_input, { db, viewer, now }) => {
  const { rows, students } = await readClass(db, viewer, now, false);
  return healthFor(rows, students, viewer, now);
});

/** The roles that decide remote requests, or oversee those who do. */
const SEE_REQUESTS = [...COURSE_RUNNERS, ...OVERSEERS];

export const classPulse = defineHandler(calls.classPulse, async (_input, { db, viewer, now }) => {
  const [since = now] = lastDays(viewer.timeZone, now);
  const seen = SEE_REQUESTS.includes(viewer.role) ? requestTimesSince(since) : sql`null::json`;
  const row = await findClass(db, viewer, seen, now);
  const students = await findStudents(db, [row], false);
  return composePulse(toClassFacts(row, students, viewer.role), row.requests, viewer.role, now);
});

export const cohortHealthNames = defineHandler(calls.cohortHealthNames, async (_input, { db, viewer, now }) => {
  const [row] = await findCompared(db, viewer, now);
  if (!row) throw new Error('The class of the viewer was expected.');
  return namesFor(row, await findStudents(db, [row], true), viewer, now);
});

export const exportCohortHealth = defineHandler(calls.exportCohortHealth, async (_input, { db, viewer, now }) => {
  const withNames = seesNames(viewer.role);
  const { rows, students } = await readClass(db, viewer, now, withNames);
  const [row] = rows;
  if (!row) throw new Error('The class of the viewer was expected.');
  const names = withNames ? namesFor(row, students, viewer, now) : null;
  return {
    ...DONE,
    fileName: healthFileName(row.code),
    text: csvText(healthFile(healthFor(rows, students, viewer, now), names, row)),
  };
});

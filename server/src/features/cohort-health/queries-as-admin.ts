import type { ClassFacts } from '@bcs/contract/features/cohort-health/compare';
import { fullName } from '@bcs/contract/kernel/full-name';
import { STUDENT, UNIVERSITY_KEEPERS, type Role } from '@bcs/contract/kernel/roles';
import { sql } from '#database/db';
import type { Context } from '#kernel/context';
import { findClass, type HealthClassRow } from './queries.ts';
import { toClassFacts } from './queries-class-facts.ts';
import { findStudents } from './queries-students.ts';

type OfStudent = Readonly<{ studentEnrollmentId: number }>;

/** The role whose view a grant gets: numbers, names and verdicts, but never work. ADM-004 */
const AS: Role = UNIVERSITY_KEEPERS[0] ?? STUDENT;

/** A class before a change, with functions that apply the rules to the same students before and after. ADM-044 */
export interface ClassAsAdmin {
  readonly row: HealthClassRow;
  /** Builds the facts that an admin sees of the class, in its present or a changed state. */
  readonly factsOf: (row: HealthClassRow) => ClassFacts;
  /** Adds names to entries about these students. */
  readonly named: <Each extends OfStudent>(of: readonly Each[]) => (Each & { name: string })[];
}

/** Reads the class and its students in two statements. */
export async function findClassAsAdmin({ db, viewer, now }: Context): Promise<ClassAsAdmin> {
  const found = await findClass(db, { ...viewer, role: AS }, sql`null::json`, now);
  const students = await findStudents(db, [found], true);
  const names = new Map(students.map(({ studentEnrollmentId: id, student }) => [id, student ? fullName(student) : '']));
  return {
    row: found,
    factsOf: (row) => toClassFacts(row, students, AS),
    named: (of) =>
      of
        .map((each) => ({ ...each, name: names.get(each.studentEnrollmentId) ?? '' }))
        .toSorted((a, b) => a.name.localeCompare(b.name, 'en') || a.studentEnrollmentId - b.studentEnrollmentId),
  };
}

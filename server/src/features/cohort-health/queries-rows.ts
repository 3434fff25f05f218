import type { CohortRow } from '@bcs/contract/features/cohort-health/model';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Role } from '@bcs/contract/kernel/roles';
import { sql, type Db } from '#database/db';
import { toCohortRow } from './compose.ts';
import { toClassFacts } from './queries-class-facts.ts';
import { classColumns, type HealthClassRow } from './queries.ts';
import { findStudents } from './queries-students.ts';

/** A class, with the role in which a person belongs to it. */
export type ClassInCohort = Readonly<{ universityId: number; courseId: number; role: Role }>;

const keyOf = ({ universityId, courseId }: Omit<ClassInCohort, 'role'>) => `${universityId} ${courseId}`;

/**
 * Finds the rows of /cohort for some classes, each limited to its role, in two statements for any number. Each class is
 * read only once.
 */
export async function findCohortRows(
  db: Db,
  asked: readonly ClassInCohort[],
  now: Instant,
): Promise<(of: ClassInCohort) => CohortRow | null> {
  if (asked.length === 0) return () => null;
  const each = [...new Map(asked.map((of) => [keyOf(of), of])).values()];
  const classes = await db.many<HealthClassRow>(sql`
    select ${classColumns(sql`null::text`, now)}
    from unnest(${each.map(({ universityId }) => universityId)}::int[], ${each.map(({ courseId }) => courseId)}::int[])
      as k(university_id, course_id)
    join courses c on c.university_id = k.university_id and c.id = k.course_id
    join cohorts h on h.university_id = c.university_id and h.id = c.cohort_id`);
  const students = Map.groupBy(await findStudents(db, classes, false), ({ courseId }) => courseId);
  const found = new Map(classes.map((row) => [keyOf(row), row]));
  return (of) => {
    const row = found.get(keyOf(of));
    if (!row) return null;
    const { role } = of;
    return toCohortRow({ ...row, role }, toClassFacts(row, students.get(row.courseId) ?? [], role), now);
  };
}

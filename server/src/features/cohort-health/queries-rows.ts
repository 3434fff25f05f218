import type { CohortRow } from '@bcs/contract/features/cohort-health/model';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Role } from '@bcs/contract/kernel/roles';
import { sql, type Db } from '#database/db';
import { toCohortRow } from './compose.ts';
import { toClassFacts } from './queries-class-facts.ts';
import { classColumns, type HealthClassRow } from './queries.ts';
import { findStudents } from './queries-students.ts';

/** A class, and as what somebody belongs to it. */
export type CohortOf = Readonly<{ universityId: number; courseId: number; role: Role }>;

const keyOf = ({ universityId, courseId }: Omit<CohortOf, 'role'>) => `${universityId} ${courseId}`;

/**
 * The rows of /cohort of some classes, each as its role sees it, in two statements for however many. Each class is read
 * once, whoever asks.
 */
export async function findCohortRows(
  db: Db,
  asked: readonly CohortOf[],
  now: Instant,
): Promise<(of: CohortOf) => CohortRow | null> {
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

import type { EnrollmentRow } from '@bcs/contract/features/administration/model-rows';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Role } from '@bcs/contract/kernel/roles';
import { sql, type Db } from '#database/db';
import type { ClassMember } from '#features/rosters/queries-enrolling';
import type { ImportReach } from './noun.ts';

export interface FoundCourse {
  readonly id: number;
  readonly universityId: number;
  readonly isWithinReach: boolean;
  /** True if the class is concluded or archived, so that its roster stays as it is. ADM-070 */
  readonly hasEnded: boolean;
}

/** The classes that rows name, by 'university/code'. A class elsewhere does not exist for whoever does not reach it. */
export async function findCourses(
  db: Db,
  rows: readonly Pick<EnrollmentRow, 'university' | 'course'>[],
  { universityIds, courseIds }: ImportReach,
): Promise<Map<string, FoundCourse>> {
  const named = new Map(rows.map(({ university, course }) => [`${university}/${course}`, { university, course }]));
  const found = await db.many<FoundCourse & { university: string; code: string }>(sql`
    select c.id, c.university_id as "universityId", u.name as university, c.code,
      ${courseIds}::int[] is null or c.id = any(${courseIds}::int[]) as "isWithinReach",
      c.state in ('concluded', 'archived', 'deleted') as "hasEnded"
    from jsonb_to_recordset(${JSON.stringify([...named.values()])}::jsonb) as r(university text, course text)
    join universities u on u.name = r.university
    join courses c on c.university_id = u.id and c.code = r.course
    where ${universityIds}::int[] is null or u.id = any(${universityIds}::int[])`);
  return new Map(found.map((course) => [`${course.university}/${course.code}`, course]));
}

export interface Enrolled extends ClassMember {
  readonly id: number;
  readonly role: Role;
  readonly active: boolean;
  readonly endedAt: Instant | null;
  readonly endedBy: string | null;
}

/** The enrollment that is active, else the last that was, of people in courses: by 'course/account'. */
export async function findEnrolled(
  db: Db,
  seats: readonly ClassMember[],
  holds: boolean,
): Promise<Map<string, Enrolled>> {
  const wanted = sql`
    enrollments e join jsonb_to_recordset(${JSON.stringify(seats)}::jsonb) as s("universityId" int, "courseId" int, "accountId" int)
      on e.university_id = s."universityId" and e.course_id = s."courseId" and e.account_id = s."accountId"`;
  if (holds) await db.run(sql`select 1 from ${wanted} order by e.id for no key update of e`);
  const found = await db.many<Enrolled>(sql`
    select distinct on (e.course_id, e.account_id) e.id, e.university_id as "universityId", e.course_id as "courseId", e.account_id as "accountId", e.role,
      e.active, e.ended_at as "endedAt", trim(b.first_name || ' ' || b.last_name) as "endedBy"
    from ${wanted} left join accounts b on b.id = e.ended_by
    order by e.course_id, e.account_id, e.active desc, e.ended_at desc, e.id desc`);
  return new Map(found.map((one) => [`${one.courseId}/${one.accountId}`, one]));
}

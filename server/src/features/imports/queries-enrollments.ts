import sql from 'sql-template-tag';
import type { EnrollmentRow } from '@bcs/contract/features/administration/model-people';
import type { Values } from '@bcs/contract/features/imports/compare';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Role } from '@bcs/contract/kernel/roles';
import type { Db } from '#database/db';
import type { Reach } from './noun.ts';

export interface FoundCourse {
  readonly id: number;
  readonly universityId: number;
  readonly isWithinReach: boolean;
}

/** The classes that rows name, by 'university/code'. A class elsewhere does not exist for whoever does not reach it. */
export async function findCourses(
  db: Db,
  rows: readonly Pick<EnrollmentRow, 'university' | 'course'>[],
  { universityIds, courseIds }: Reach,
): Promise<Map<string, FoundCourse>> {
  const named = new Map(rows.map(({ university, course }) => [`${university}/${course}`, { university, course }]));
  const found = await db.many<FoundCourse & { university: string; code: string }>(sql`
    select c.id, c.university_id as "universityId", u.name as university, c.code,
      ${courseIds}::int[] is null or c.id = any(${courseIds}::int[]) as "isWithinReach"
    from jsonb_to_recordset(${JSON.stringify([...named.values()])}::jsonb) as r(university text, course text)
    join universities u on u.name = r.university
    join courses c on c.university_id = u.id and c.code = r.course
    where ${universityIds}::int[] is null or u.id = any(${universityIds}::int[])`);
  return new Map(found.map((course) => [`${course.university}/${course.code}`, course]));
}

export interface Seat {
  readonly universityId: number;
  readonly courseId: number;
  readonly accountId: number;
}
export interface Enrolled extends Seat {
  readonly id: number;
  readonly role: Role;
  readonly active: boolean;
  readonly endedAt: Instant | null;
  readonly endedBy: string | null;
}

/** The enrollment that is active, else the last that was, of people in courses: by 'course/account'. */
export async function findEnrolled(db: Db, seats: readonly Seat[], holds: boolean): Promise<Map<string, Enrolled>> {
  const wanted = sql`
    enrollments e join jsonb_to_recordset(${JSON.stringify(seats)}::jsonb) as s("universityId" int, "courseId" int, "accountId" int)
      on e.university_id = s."universityId" and e.course_id = s."courseId" and e.account_id = s."accountId"`;
  if (holds) await db.run(sql`select 1 from ${wanted} order by e.id for no key update of e`);
  const found = await db.many<Enrolled>(sql`
    select distinct on (e.course_id, e.account_id) e.id, e.university_id as "universityId", e.course_id as "courseId", e.account_id as "accountId", e.role,
      e.active, e.ended_at as "endedAt", b.first_name || ' ' || b.last_name as "endedBy"
    from ${wanted} left join accounts b on b.id = e.ended_by
    order by e.course_id, e.account_id, e.active desc, e.ended_at desc, e.id desc`);
  return new Map(found.map((one) => [`${one.courseId}/${one.accountId}`, one]));
}

/** Who enrolls, as the story of each enrollment tells it. */
export interface Enrolling {
  readonly by: number | null;
  readonly origin: string;
  readonly importId: number;
  readonly at: Instant;
  readonly changesRole: boolean;
}

/** From here on in the transaction, enrollments begin and end by this. ADM-030 */
export const tellWhoEnrolls = (tx: Db, enrolling: Enrolling): Promise<unknown> =>
  tx.run(sql`select set_config('bcs.enrolling', ${JSON.stringify(enrolling)}, true)`);

export interface Started extends Seat {
  readonly id: number;
  readonly role: Role;
  /** What the enrollment was that goes on; null where it is a new one. */
  readonly before: Values | null;
}

/** How an enrollment has ended, so that it can be put back as it was. */
const END = sql`jsonb_build_object('active', false, 'endedAt', e.ended_at, 'endedBy', e.ended_by, 'endReason', e.end_reason,
  'lastDay', e.last_day, 'resumedAt', e.resumed_at)`;

/** Begins enrollments; whoever had one with the same role goes on with it and all its work. ADM-034 */
export const startEnrollments = async (
  tx: Db,
  seats: readonly (Seat & { readonly role: Role })[],
  { by, origin, importId, at }: Enrolling,
): Promise<Started[]> =>
  seats.length === 0
    ? []
    : tx.many<Started>(sql`
        with wanted as (
          select * from jsonb_to_recordset(${JSON.stringify(seats)}::jsonb)
            as w("universityId" int, "courseId" int, "accountId" int, role text)),
        old as (
          select distinct on (e.university_id, e.course_id, e.account_id) e.university_id, e.id, ${END} as before, w.*
          from wanted w join enrollments e on e.university_id = w."universityId" and e.course_id = w."courseId"
            and e.account_id = w."accountId" and e.role = w.role and not e.active
          order by e.university_id, e.course_id, e.account_id, e.ended_at desc, e.id desc),
        resumed as (
          update enrollments e set active = true, resumed_at = ${at}, ended_by = null, end_reason = null, last_day = null
          from old where e.university_id = old.university_id and e.id = old.id),
        begun as (
          insert into enrollments (university_id, course_id, account_id, role, activated_at, origin, begun_by, import_id)
          select w."universityId", w."courseId", w."accountId", w.role, ${at}, ${origin}, ${by}::int, ${importId}::int from wanted w
          where not exists (select 1 from old where old."courseId" = w."courseId" and old."accountId" = w."accountId")
          returning id, university_id, course_id, account_id, role)
        select old.id, old."universityId", old."courseId", old."accountId", old.role, old.before from old
        union all
        select id, university_id, course_id, account_id, role, null from begun`);

/** Ends the active enrollments of people in courses. */
export const endEnrollments = async (
  tx: Db,
  seats: readonly Seat[],
  { by }: Enrolling,
): Promise<(Seat & { id: number })[]> =>
  seats.length === 0
    ? []
    : tx.many(sql`
        update enrollments e set active = false, ended_by = ${by}::int
        from jsonb_to_recordset(${JSON.stringify(seats)}::jsonb) as s("universityId" int, "courseId" int, "accountId" int)
        where e.university_id = s."universityId" and e.course_id = s."courseId" and e.account_id = s."accountId" and e.active
        returning e.id, e.university_id as "universityId", e.course_id as "courseId", e.account_id as "accountId"`);

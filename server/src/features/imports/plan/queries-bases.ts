import type { Values } from '@bcs/contract/features/imports/compare';
import type { Role } from '@bcs/contract/kernel/roles';
import { sql, type Db } from '#database/db';

/** The values that a source last brought of an object. */
export interface ObjectBase {
  readonly object: string;
  readonly brought: Values;
  readonly began: boolean;
}

/** Finds the last brought values of these objects. */
export const findBases = (db: Db, source: string, noun: string, objects: readonly string[]): Promise<ObjectBase[]> =>
  db.many<ObjectBase>(sql`
    select object, brought, began from import_bases
    where source = ${source} and noun = ${noun} and object = any(${objects}::text[])`);

/** Keeps what a source has brought, whole. */
export const saveBases = async (
  tx: Db,
  source: string,
  noun: string,
  bases: readonly ObjectBase[],
  importId: number,
): Promise<number> =>
  bases.length === 0
    ? 0
    : tx.run(sql`
        insert into import_bases (source, noun, object, brought, began, import_id)
        select ${source}, ${noun}, b.object, b.brought, b.began, ${importId}
        from jsonb_to_recordset(${JSON.stringify(bases)}::jsonb) as b(object text, brought jsonb, began boolean)
        on conflict (source, noun, object) do update
          set brought = excluded.brought, began = excluded.began, import_id = excluded.import_id`);

export interface MissingEnrollment {
  readonly object: string;
  readonly courseId: number;
  readonly university: string;
  readonly course: string;
  readonly email: string;
  readonly role: string;
  readonly brought: Values;
}

/** Active enrollments of these courses that an import began: what a whole roster may be silent about. ADM-048 */
export const findBegun = (db: Db, source: string, courseIds: readonly number[]): Promise<MissingEnrollment[]> =>
  db.many<MissingEnrollment>(sql`
    select b.object, c.id as "courseId", u.name as university, c.code as course, a.email, e.role, b.brought
    from courses c join universities u on u.id = c.university_id
    join enrollments e on e.university_id = c.university_id and e.course_id = c.id and e.active
    join accounts a on a.id = e.account_id
    join import_bases b on b.source = ${source} and b.noun = 'enrollments'
      and b.object = e.course_id || '/' || e.account_id and b.began
    where c.id = any(${courseIds}::int[]) order by u.name, c.code, a.email collate "C"`);

/** Counts the active enrollments in these courses. */
export const countActive = (db: Db, courseIds: readonly number[]) =>
  db.many<{ courseId: number; course: string; active: number }>(sql`
    select c.id as "courseId", c.code as course, count(e.id)::int as active
    from courses c left join enrollments e on e.university_id = c.university_id and e.course_id = c.id and e.active
    where c.id = any(${courseIds}::int[]) group by c.id, c.code order by c.code`);

/** Classes by id, with how many active enrollments of each role an import began. */
export const countBegun = (db: Db, source: string, courseIds: readonly number[]) =>
  db.many<{ id: number; code: string; begun: number; roles: { role: Role; begun: number }[] }>(sql`
    select c.id, c.code, coalesce(sum(r.begun), 0)::int as begun,
      coalesce(json_agg(json_build_object('role', r.role, 'begun', r.begun) order by r.begun desc, r.role)
        filter (where r.role is not null), '[]') as roles
    from courses c
    left join lateral (
      select e.role, count(*)::int as begun from enrollments e
      join import_bases b on b.source = ${source} and b.noun = 'enrollments'
        and b.object = e.course_id || '/' || e.account_id and b.began
      where e.university_id = c.university_id and e.course_id = c.id and e.active group by e.role) r on true
    where c.id = any(${courseIds as number[]}::int[]) group by c.id, c.code order by c.code`);

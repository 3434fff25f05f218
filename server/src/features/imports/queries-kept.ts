import type { Values } from '@bcs/contract/features/imports/compare';
import type { Role } from '@bcs/contract/kernel/roles';
import { sql, type Db } from '#database/db';

/** The values of an object as its source last brought them. */
export type ObjectBase = Readonly<{ object: string; brought: Values; began: boolean }>;

/** Finds the last brought values of these objects. */
export const findBases = (db: Db, source: string, noun: string, objects: readonly string[]) =>
  db.many<ObjectBase>(sql`
    select object, brought, began from import_bases
    where source = ${source} and noun = ${noun} and object = any(${objects}::text[])`);

/** Stores what a source has brought, in complete rows. */
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

interface MissingEnrollment {
  readonly object: string;
  readonly courseId: number;
  readonly university: string;
  readonly course: string;
  readonly email: string;
  readonly role: string;
  readonly brought: Values;
}

/**
 * Finds active enrollments of these courses that an import created, which can so be missing from a complete roster.
 * ADM-048
 */
export const findBegunIn = (db: Db, source: string, courseIds: readonly number[]) =>
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

/** Finds classes by id, with the number of active enrollments of each role that an import created. */
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

/** A stored row that an import has written, identified by kind and name. */
export interface KeptReversal {
  readonly thing: string;
  readonly object: string;
  readonly did: 'created' | 'changed';
  readonly before: Values;
  readonly after: Values;
}

/** Appends the data for undoing an import, in the order of the writes. */
export const saveReversals = async (tx: Db, importId: number, rows: readonly KeptReversal[]): Promise<number> =>
  rows.length === 0
    ? 0
    : tx.run(sql`
        insert into import_reversals (import_id, ordinal, thing, object, did, before, after)
        select ${importId}, r.ordinal + (select coalesce(max(k.ordinal), 0) from import_reversals k where k.import_id = ${importId}),
          r.row ->> 'thing', r.row ->> 'object', r.row ->> 'did', r.row -> 'before', r.row -> 'after'
        from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as r(row, ordinal)`);

export const findReversals = (db: Db, importId: number) =>
  db.many<KeptReversal>(sql`
    select thing, object, did, before, after from import_reversals where import_id = ${importId} order by ordinal`);

/** A person with an id of a source. */
export type SourcePerson = Readonly<{ sourcedId: string; accountId: number; email: string }>;

/** Finds people by ids of a source, and people by e-mail who have another id. ADM-060 */
export const findSourcePeople = (db: Db, source: string, ids: readonly string[], emails: readonly string[]) =>
  db.many<SourcePerson>(sql`
    select s.sourced_id as "sourcedId", a.id as "accountId", a.email
    from import_source_ids s join accounts a on a.id = s.account_id
    where s.source = ${source} and (s.sourced_id = any(${ids as string[]}::text[]) or a.email = any(${emails as string[]}::text[]))`);

/** Stores ids of people; existing ones are kept. */
export const saveSourceIds = async (
  tx: Db,
  source: string,
  people: readonly Readonly<{ sourcedId: string; accountId: number }>[],
  importId: number,
): Promise<number> =>
  people.length === 0
    ? 0
    : tx.run(sql`
        insert into import_source_ids (source, sourced_id, account_id, import_id)
        select ${source}, p."sourcedId", p."accountId", ${importId}
        from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as p("sourcedId" text, "accountId" int)
        on conflict (source, sourced_id) do nothing`);

/** Deletes the ids that an undone import brought. */
export const deleteSourceIds = (tx: Db, importId: number) =>
  tx.run(sql`delete from import_source_ids where import_id = ${importId}`);

/** Finds active enrollments of these people that a source created. */
export const findBegunFor = (db: Db, source: string, accountIds: readonly number[]) =>
  db.many<MissingEnrollment>(sql`
    select b.object, c.id as "courseId", u.name as university, c.code as course, a.email, e.role, b.brought
    from enrollments e
    join courses c on c.university_id = e.university_id and c.id = e.course_id
    join universities u on u.id = c.university_id
    join accounts a on a.id = e.account_id
    join import_bases b on b.source = ${source} and b.noun = 'enrollments'
      and b.object = e.course_id || '/' || e.account_id and b.began
    where e.account_id = any(${accountIds as number[]}::int[]) and e.active order by u.name, c.code, a.email collate "C"`);

export type StoredClassKey = Readonly<{ id: number; code: string }>;
const MOST_CLASSES = 2000;

/** Finds the classes to which a class of a source can be mapped: those of the university, or that of the import. */
export const findClassesHere = (
  db: Db,
  { universityId, courseId }: Readonly<{ universityId: number | null; courseId: number | null }>,
) =>
  db.many<StoredClassKey>(sql`
    select id, code from courses
    where university_id = ${universityId} and (${courseId}::int is null or id = ${courseId}) order by code limit ${MOST_CLASSES}`);

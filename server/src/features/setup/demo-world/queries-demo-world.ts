import type { DemoWorld } from '@bcs/contract/features/setup/model';
import { sql, type Sql, type Db } from '#database/db';
import { isDemoAccount, DEMO_CLASSES, DEMO_UNIVERSITIES } from '#kernel/demo-world';

/** The highest number of sentences about obstacles. */
const MOST_SENTENCES = 20;

/** Tells whether an account, by its alias, belongs to the demo world; those of benchmarks do not. */
const ofDemo = (account: 'a'): Sql => sql`(${isDemoAccount(account)} and a.email not like '%@scale.example')`;

/** The ids of planted objects that still are what was planted. */
export type DemoIds = Readonly<{ universityIds: readonly number[]; accountIds: readonly number[] }>;

/** Finds the demo world; nothing if none was planted. ADM-125 */
export async function findDemo(db: Db): Promise<DemoIds | undefined> {
  const found = await db.one<DemoIds & { exists: boolean }>(sql`
    select exists (select from settings where key = 'demo-world') as exists,
      array(select u.id from universities u
        join jsonb_to_recordset(${JSON.stringify(DEMO_UNIVERSITIES)}::jsonb) as p (id int, name text) using (id, name)) as "universityIds",
      array(select a.id from accounts a where ${ofDemo('a')}) as "accountIds"`);
  return found.exists ? found : undefined;
}

/** Describes what would be removed, and what prevents it, in one statement. */
export const describeDemo = (db: Db, { universityIds, accountIds }: DemoIds) => {
  const here = [...universityIds];
  const people = [...accountIds];
  return db.one<DemoWorld>(sql`
    select array(select name from universities where id = any(${here}::int[]) order by name) as universities,
      json_build_object(
        'classes', (select count(*) from courses where university_id = any(${here}::int[])),
        'people', ${people.length}::int,
        'sessions', (select count(*) from sessions where university_id = any(${here}::int[])),
        'assignments', (select count(*) from assignments where university_id = any(${here}::int[])),
        'submissions', (select count(*) from submissions where university_id = any(${here}::int[]))) as goes,
      array(
        select sentence from (
          select 1 as place, 'Nobody else administers the installation. Give a grant to an account that stays.' as sentence
          where not exists (
            select from administration_grants g join accounts a on a.id = g.account_id
            where g.university_id is null and g.ended_at is null and a.active and a.id <> all(${people}::int[]))
          union all
          select 2, 'The class ' || c.code || ' of ' || u.name || ' is not of the demo world.'
          from courses c join universities u on u.id = c.university_id
          where c.university_id = any(${here}::int[]) and c.code <> all(${[...DEMO_CLASSES]}::text[])
          union all
          select 3, a.first_name || ' ' || a.last_name || ' (' || a.email || ') belongs to ' || c.code || '.'
          from enrollments e
          join accounts a on a.id = e.account_id
          join courses c on c.university_id = e.university_id and c.id = e.course_id
          where e.university_id = any(${here}::int[]) and a.id <> all(${people}::int[])
          union all
          select 4, a.first_name || ' ' || a.last_name || ' (' || a.email || ') administers ' || u.name || '.'
          from administration_grants g
          join accounts a on a.id = g.account_id
          join universities u on u.id = g.university_id
          where g.university_id = any(${here}::int[]) and g.ended_at is null and a.id <> all(${people}::int[])
          union all
          select 5, a.first_name || ' ' || a.last_name || ' (' || a.email || ') of the demo world belongs to ' || c.code || ' of ' || u.name || '.'
          from enrollments e
          join accounts a on a.id = e.account_id
          join courses c on c.university_id = e.university_id and c.id = e.course_id
          join universities u on u.id = e.university_id
          where e.university_id <> all(${here}::int[]) and a.id = any(${people}::int[])) s
        group by place, sentence order by place, sentence limit ${MOST_SENTENCES}) as "inTheWay"`);
};

/** One or several columns that must name a row of another table. */
export interface Reference {
  readonly child: string;
  readonly parent: string;
  /** The last of the columns; for accounts, the only one. */
  readonly column: string;
  /** The column to which it refers. */
  readonly key: string;
  /** Tells whether it must not be null. */
  readonly required: boolean;
}

/** Finds the references between tables, as the database enforces them. */
export const findReferences = (db: Db) =>
  db.many<Reference>(sql`
    select c.relname as child, p.relname as parent, a.attname as column, k.attname as key, a.attnotnull as required
    from pg_constraint f
    join pg_class c on c.oid = f.conrelid
    join pg_class p on p.oid = f.confrelid
    join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[array_upper(f.conkey, 1)]
    join pg_attribute k on k.attrelid = f.confrelid and k.attnum = f.confkey[array_upper(f.confkey, 1)]
    where f.contype = 'f' and f.connamespace = current_schema()::regnamespace
    order by 1, 2, 3`);

/** Finds every table, and whether its rows belong to a university. */
export async function findTables(db: Db): Promise<Map<string, { readonly hasUniversity: boolean }>> {
  const rows = await db.many<{ name: string; hasUniversity: boolean }>(sql`
    select t.relname as name, exists (
      select from pg_attribute a where a.attrelid = t.oid and a.attname = 'university_id' and not a.attisdropped) as "hasUniversity"
    from pg_class t where t.relkind = 'r' and t.relnamespace = current_schema()::regnamespace order by 1`);
  return new Map(rows.map(({ name, hasUniversity }) => [name, { hasUniversity }]));
}

import { sql, empty, join, raw, type Db } from '#database/db';
import { OF_SYSTEM, ONLY_WHERE, TRACE_WORDS } from './trace-words.ts';

interface Reference {
  readonly table: string;
  readonly column: string;
}
export type Traces = ReadonlyMap<number, readonly string[]>;

/** Every column that refers to a row of the table, as the database knows them: tables that are added later count too. */
export const findReferences = (db: Db, table: 'accounts' | 'enrollments'): Promise<Reference[]> =>
  db.many<Reference>(sql`
    select k.conrelid::regclass::text as table, own.attname as column
    from pg_constraint k cross join lateral unnest(k.conkey, k.confkey) as pair (mine, theirs)
    join pg_attribute own on own.attrelid = k.conrelid and own.attnum = pair.mine
    join pg_attribute other on other.attrelid = k.confrelid and other.attnum = pair.theirs and other.attname = 'id'
    where k.contype = 'f' and k.confrelid = ${table}::regclass order by 1, 2`);

/** Finds traces on rows that an import created, in words and by id. Rows without an entry were touched by nobody. */
export async function findTraces(
  db: Db,
  table: 'accounts' | 'enrollments',
  ids: readonly number[],
): Promise<Map<number, string[]>> {
  if (ids.length === 0) return new Map();
  const references = (await findReferences(db, table))
    .map((one) => ({ ...one, name: `${one.table}.${one.column}` }))
    .filter(({ name }) => !OF_SYSTEM.has(name));
  const parts = references.map(({ name, ...one }) => {
    const only = ONLY_WHERE[name];
    const what = TRACE_WORDS[name] ?? `has ${one.table.replaceAll('_', ' ')}`;
    return sql`select distinct ${raw(one.column)} as id, ${what} as what from ${raw(one.table)}
      where ${raw(one.column)} = any(${ids as number[]}::int[]) ${only ? sql`and ${only}` : empty}`;
  });
  return byId(await db.many<{ id: number; what: string }>(join(parts, ' union ')));
}

/**
 * Finds the enrollments of people who have signed in since an import was applied, or have accepted its invitation.
 * ADM-052
 */
export const findArrived = async (db: Db, importId: number, enrollmentIds: readonly number[]): Promise<Traces> =>
  byId(
    await db.many<{ id: number; what: string }>(sql`
      select e.id, case when not a.password_is_temporary and a.password_set_at >= i.applied_at
        then 'has accepted the invitation' else 'has signed in' end as what
      from imports i, enrollments e join accounts a on a.id = e.account_id
      where i.id = ${importId} and e.id = any(${enrollmentIds as number[]}::int[])
        and (a.last_login_at >= i.applied_at
          or (not a.password_is_temporary and a.password_set_at >= i.applied_at)
          or exists (select 1 from auth_tokens t where t.account_id = a.id and t.issued_at >= i.applied_at))`),
  );

function byId(found: readonly { readonly id: number; readonly what: string }[]): Map<number, string[]> {
  const traces = new Map<number, string[]>();
  for (const { id, what } of found) traces.set(id, [...new Set([...(traces.get(id) ?? []), what])]);
  return traces;
}

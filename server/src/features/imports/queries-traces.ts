import sql, { join, raw } from 'sql-template-tag';
import type { Db } from '#database/db';

interface Reference {
  readonly table: string;
  readonly column: string;
}

/** What hangs on a row by itself, and tells of nobody's touch. */
const OF_ITSELF = new Set(['enrollment_history', 'import_files', 'import_source_ids']);
const WORDS: Readonly<Record<string, string>> = {
  auth_tokens: 'has signed in',
  submissions: 'has handed in work',
  attendance: 'has attendance',
  enrollments: 'is enrolled',
  invitations: 'was invited',
};

/** Every column that refers to a row of the table, as the database knows them: tables that are added later count too. */
const findReferences = (db: Db, table: 'accounts' | 'enrollments'): Promise<Reference[]> =>
  db.many<Reference>(sql`
    select k.conrelid::regclass::text as table, own.attname as column
    from pg_constraint k cross join lateral unnest(k.conkey, k.confkey) as pair (mine, theirs)
    join pg_attribute own on own.attrelid = k.conrelid and own.attnum = pair.mine
    join pg_attribute other on other.attrelid = k.confrelid and other.attnum = pair.theirs and other.attname = 'id'
    where k.contype = 'f' and k.confrelid = ${table}::regclass order by 1, 2`);

/** What hangs on rows that an import has created, in words: by id. Rows without an entry were touched by nobody. */
export async function findTraces(
  db: Db,
  table: 'accounts' | 'enrollments',
  ids: readonly number[],
): Promise<Map<number, string[]>> {
  if (ids.length === 0) return new Map();
  const references = (await findReferences(db, table)).filter((one) => !OF_ITSELF.has(one.table));
  const parts = references.map(
    (one) => sql`select distinct ${raw(one.column)} as id, ${one.table} as what from ${raw(one.table)}
      where ${raw(one.column)} = any(${ids as number[]}::int[])`,
  );
  const found = await db.many<{ id: number; what: string }>(join(parts, ' union '));
  const traces = new Map<number, string[]>();
  for (const { id, what } of found)
    traces.set(id, [...(traces.get(id) ?? []), WORDS[what] ?? `has ${what.replaceAll('_', ' ')}`]);
  return traces;
}

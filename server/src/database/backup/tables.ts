import { sql, type Db } from '#database/db';

/**
 * The tables without backup: tokens and tickets, so that everybody signs in again and nothing revoked returns; and
 * caches.
 */
const LEFT_OUT = [
  'schema_migrations',
  'auth_tokens',
  'access_tokens',
  'reset_tokens',
  'login_email_changes',
  'realtime_tickets',
  'calendar_feeds',
  'rate_limits',
  'catalogue_answers',
];
/** The tables that migrations fill; a restore replaces their rows. */
export const FILLED_BY_MIGRATIONS = ['feature_flags', 'excused_absence_reasons'];

export type Table = Readonly<{ name: string; columns: readonly string[] }>;

/** The tables of a backup, each after those to which it refers. */
export async function tablesInOrder(db: Db): Promise<Table[]> {
  const tables = await db.many<Table>(sql`
    select t.table_name as name, json_agg(c.column_name order by c.ordinal_position) as columns
    from information_schema.tables t
    join information_schema.columns c on c.table_schema = t.table_schema and c.table_name = t.table_name
    where t.table_schema = current_schema() and t.table_type = 'BASE TABLE' and t.table_name <> all(${LEFT_OUT})
      and c.is_generated = 'NEVER'
    group by 1 order by 1`);
  const references = await db.many<{ from: string; to: string }>(sql`
    select f.relname as "from", t.relname as "to" from pg_constraint k
    join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and f.oid <> t.oid and k.connamespace = current_schema()::regnamespace`);
  return sorted(tables, references);
}

function sorted(tables: readonly Table[], references: readonly { from: string; to: string }[]): Table[] {
  const names = new Set(tables.map(({ name }) => name));
  const done: Table[] = [];
  const placed = new Set<string>();
  while (done.length < tables.length) {
    const free = tables.filter(
      ({ name }) =>
        !placed.has(name) && references.every(({ from, to }) => from !== name || !names.has(to) || placed.has(to)),
    );
    if (free.length === 0) throw new Error('Tables refer to each other in a circle.');
    for (const table of free) placed.add(table.name);
    done.push(...free);
  }
  return done;
}

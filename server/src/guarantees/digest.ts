import { hash } from 'node:crypto';
import sql, { raw } from 'sql-template-tag';
import type { Db } from '#database/db';

/** What changes by being used, whoever calls. */
const BY_USE = ['auth_tokens', 'rate_limits', 'login_failures', 'schema_migrations'];

/** One value for all that is stored: it differs when any row of any table does. */
export async function digestOf(db: Db, uncounted: readonly string[] = BY_USE): Promise<string> {
  const tables = await db.many<{ name: string }>(sql`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname <> all(${uncounted as string[]}) order by relname`);
  const parts: string[] = [];
  for (const { name } of tables) {
    const { value } = await db.one<{ value: string }>(
      sql`select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as value from ${raw(name)} t`,
    );
    parts.push(`${name}:${value}`);
  }
  return hash('sha256', parts.join('\n'));
}

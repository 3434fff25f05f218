import { sql, join, raw, type Db } from '#database/db';

/** Tables that are not emptied: migrations fill them, and the operator's switches stay. */
const KEPT = ['schema_migrations', 'feature_flags', 'excused_absence_reasons'];

/** Empties every table except a few. */
export async function wipe(db: Db): Promise<void> {
  const tables = await db.many<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> all(${KEPT})`);
  await db.run(sql`truncate ${join(tables.map(({ name }) => raw(name)))} restart identity cascade`);
}

import { sql, join, raw, type Db } from '#database/db';

/** Filled by migrations, and kept: whoever wipes keeps the switches of the installation. */
const KEPT = ['schema_migrations', 'feature_flags', 'excused_absence_reasons'];

/** Empties every table of the product. */
export async function wipe(db: Db): Promise<void> {
  const tables = await db.many<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> all(${KEPT})`);
  await db.run(sql`truncate ${join(tables.map(({ name }) => raw(name)))} restart identity cascade`);
}

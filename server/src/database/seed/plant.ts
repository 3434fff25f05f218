import { sql, raw, type Db } from '#database/db';

export type SeedRow = Readonly<Record<string, unknown>>;

/** Inserts all rows of a table in one statement, with their ids. The first row determines the columns. */
export async function plant(db: Db, table: string, rows: readonly SeedRow[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = raw(Object.keys(first).join(', '));
  await db.run(sql`
    insert into ${raw(table)} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${raw(table)}, ${JSON.stringify(rows)}::jsonb)`);
}

/** Lets generated ids continue after the highest planted one. */
export const continueIds = (db: Db): Promise<void> =>
  db.script(`
    do $$ declare t record; begin
      for t in select table_name from information_schema.columns
        where table_schema = current_schema() and column_name = 'id' and is_identity = 'YES' loop
        execute format('select setval(pg_get_serial_sequence(%L, ''id''), (select coalesce(max(id), 0) + 1 from %I), false)',
          t.table_name, t.table_name);
      end loop;
    end $$`);

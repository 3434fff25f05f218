import { sql, raw, type Db } from '#database/db';
import { migrations } from '#database/migrate';
import { mistake, type Check } from './check.ts';

/** Checks whether the schema is that of this version. */
export const MIGRATIONS: Check = {
  name: 'Migrations',
  look: async ({ database }) => {
    const { known } = await database.one<{ known: boolean }>(
      sql`select to_regclass('schema_migrations') is not null as known`,
    );
    if (!known) return [mistake('The database is empty. Run: npm run bcs -- migrate')];
    const ran = await database.many<{ name: string; checksum: string }>(
      sql`select name, checksum from schema_migrations`,
    );
    const checksums = new Map(ran.map(({ name, checksum }) => [name, checksum]));
    const all = migrations();
    const names = new Set(all.map(({ name }) => name));
    return [
      ...all
        .filter(({ name }) => !checksums.has(name))
        .map(({ name }) => mistake(`${name} has not run. Run: npm run bcs -- migrate`)),
      ...all
        .filter(({ name, checksum }) => checksums.has(name) && checksums.get(name) !== checksum)
        .map(({ name }) => mistake(`${name} was changed after it ran. Reinstall the files of this version.`)),
      ...ran
        .filter(({ name }) => !names.has(name))
        .map(({ name }) => mistake(`${name} belongs to a newer version of Bootcamp Square. Install that one.`)),
    ];
  },
};

/** Checks whether constraints and triggers are in place. */
export const DATABASE_GUARDS: Check = {
  name: 'Constraints and indexes',
  look: async ({ database }) => {
    const constraints = await database.many<{ name: string; table: string }>(sql`
      select conname as name, conrelid::regclass::text as table from pg_constraint where not convalidated and connamespace = current_schema()::regnamespace`);
    const indexes = await database.many<{ name: string }>(sql`
      select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
      where not i.indisvalid and c.relnamespace = current_schema()::regnamespace`);
    return [
      ...constraints.map(({ name, table }) =>
        mistake(
          `The constraint ${name} was never checked against the rows. Run: alter table ${table} validate constraint ${name}`,
        ),
      ),
      ...indexes.map(({ name }) => mistake(`The index ${name} is broken. Run: reindex index ${name}`)),
    ];
  },
};

/** Checks whether new ids are unused. */
export const SEQUENCES: Check = {
  name: 'Sequences',
  look: async ({ database }) => {
    const tables = await database.many<{ name: string; sequence: string }>(sql`
      select table_name as name, pg_get_serial_sequence(quote_ident(table_name), 'id') as sequence from information_schema.columns
      where table_schema = current_schema() and column_name = 'id' and is_identity = 'YES' order by 1`);
    const behind = await Promise.all(
      tables.map(async (table) => ({ ...table, behind: await isBehind(database, table) })),
    );
    return behind
      .filter((table) => table.behind)
      .map(({ name, sequence }) =>
        mistake(
          `New ids of ${name} are already taken. Run: select setval('${sequence}', (select max(id) from ${name}))`,
        ),
      );
  },
};

const isBehind = async (db: Db, { name, sequence }: { name: string; sequence: string }) =>
  (
    await db.one<{ behind: boolean }>(sql`
      select (select case when is_called then last_value + 1 else last_value end from ${raw(sequence)})
        <= (select coalesce(max(id), 0) from ${raw(name)}) as behind`)
  ).behind;

import sql, { join, raw } from 'sql-template-tag';
import type { Database } from '#database/db';
import { continueIds } from '#database/seed/plant';

/** Beside the product's own schema, where no statement of the product looks. */
const SCHEMA = 'planted';

/**
 * Keeps what stands in every table, so that a worker plants the demo world once and not for each of its files.
 *
 * @returns what puts it back into empty tables, or null where this database lets nobody switch off what rows set going
 */
export async function keepCopy(database: Database, tables: readonly string[]): Promise<(() => Promise<void>) | null> {
  const { may } = await database.one<{ may: boolean }>(
    sql`select has_parameter_privilege('session_replication_role', 'set') as may`,
  );
  if (!may) return null;
  const columns = await database.many<{ table: string; columns: string }>(sql`
    select table_name as table, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
    from information_schema.columns
    where table_schema = current_schema() and is_generated = 'NEVER' and table_name in (${join(tables)})
    group by 1`);
  await database.script(
    [
      `create schema ${SCHEMA}`,
      ...tables.map((each) => `create unlogged table ${SCHEMA}.${each} as table ${each}`),
    ].join(';'),
  );
  const { filled } = await database.one<{ filled: string[] }>(sql`
    select array(${join(
      tables.map((each) => sql`select ${each}::text where exists (select from ${raw(`${SCHEMA}.${each}`)})`),
      ' union all ',
    )}) as filled`);
  const back = columns
    .filter(({ table }) => filled.includes(table))
    .map(
      (each) =>
        `insert into ${each.table} (${each.columns}) overriding system value select ${each.columns} from ${SCHEMA}.${each.table}`,
    );
  return () =>
    database.transaction(async (tx) => {
      // the copies have already been through every trigger and every key
      await tx.script(['set local session_replication_role = replica', ...back].join(';'));
      await continueIds(tx);
    });
}

import { sql, type Db } from '#database/db';

/** A column, or several at once, that must name a row of another table. */
export interface Reference {
  readonly child: string;
  readonly parent: string;
  /** The last of the columns: of an account it is the only one. */
  readonly column: string;
  /** The column that it names there. */
  readonly key: string;
  /** Tells whether it may not be empty. */
  readonly required: boolean;
}

/** Finds the references between tables, as the database enforces them. */
export const findReferences = (db: Db): Promise<Reference[]> =>
  db.many<Reference>(sql`
    select c.relname as child, p.relname as parent, a.attname as column, k.attname as key, a.attnotnull as required
    from pg_constraint f
    join pg_class c on c.oid = f.conrelid
    join pg_class p on p.oid = f.confrelid
    join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[array_upper(f.conkey, 1)]
    join pg_attribute k on k.attrelid = f.confrelid and k.attnum = f.confkey[array_upper(f.confkey, 1)]
    where f.contype = 'f' and f.connamespace = current_schema()::regnamespace
    order by 1, 2, 3`);

/** Every table of the product, and whether its rows belong to a university. */
export async function findTables(db: Db): Promise<Map<string, { readonly hasUniversity: boolean }>> {
  const rows = await db.many<{ name: string; hasUniversity: boolean }>(sql`
    select t.relname as name, exists (
      select from pg_attribute a where a.attrelid = t.oid and a.attname = 'university_id' and not a.attisdropped) as "hasUniversity"
    from pg_class t where t.relkind = 'r' and t.relnamespace = current_schema()::regnamespace order by 1`);
  return new Map(rows.map(({ name, hasUniversity }) => [name, { hasUniversity }]));
}

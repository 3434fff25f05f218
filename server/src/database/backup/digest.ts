import { sql, join, raw, type Db } from '#database/db';
import { tablesInOrder, type Table } from './tables.ts';

/** The number of rows of a table and a checksum of their content, independent of their order. */
export type Digest = Readonly<{ rows: number; sum: string }>;

/** Computes the digest of each table, over all or the named columns. Call it inside a transaction. */
export async function calculateDigests(tx: Db, tables?: readonly Table[]): Promise<Map<string, Digest>> {
  // instants are written in the time zone of the session
  await tx.script("set local timezone = 'UTC'");
  const digests = new Map<string, Digest>();
  for (const { name, columns } of tables ?? (await tablesInOrder(tx)))
    digests.set(
      name,
      await tx.one<Digest>(sql`
        select count(*) as rows,
          coalesce(sum(('x' || left(md5(row_to_json(r)::text), 15))::bit(60)::bigint), 0)::text as sum
        from (select ${join(columns.map((column) => raw(`"${column}"`)))} from ${raw(name)}) r`),
    );
  return digests;
}

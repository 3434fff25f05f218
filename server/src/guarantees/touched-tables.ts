import sql from 'sql-template-tag';
import type { Tx } from '#database/db';

/** How often each table was read and written in a transaction so far. */
type Touched = ReadonlyMap<string, { readonly reads: number; readonly writes: number }>;
export const touchedIn = async (tx: Tx): Promise<Touched> => {
  const rows = await tx.many<{ table: string; reads: number; writes: number }>(sql`
    select relname as table, (coalesce(seq_scan, 0) + coalesce(idx_scan, 0))::int as reads,
      (n_tup_ins + n_tup_upd + n_tup_del)::int as writes
    from pg_stat_xact_user_tables`);
  return new Map(rows.map(({ table, ...counts }) => [table, counts]));
};
/** The tables that were read, or written, from one moment of a transaction to another. */
export const tablesOf = (from: Touched, to: Touched, what: 'reads' | 'writes'): Set<string> =>
  new Set([...to].flatMap(([table, counts]) => (counts[what] > (from.get(table)?.[what] ?? 0) ? [table] : [])));

import type { Values } from '@bcs/contract/features/imports/compare';
import { sql, type Db } from '#database/db';

/** A stored row that an import has written, by its kind and name. */
export interface KeptReversal {
  readonly thing: string;
  readonly object: string;
  readonly did: 'created' | 'changed';
  readonly before: Values;
  readonly after: Values;
}

/** Keeps by what an import is taken back, in the order in which it was written, behind what is kept already. */
export const saveReversals = async (tx: Db, importId: number, rows: readonly KeptReversal[]): Promise<number> =>
  rows.length === 0
    ? 0
    : tx.run(sql`
        insert into import_reversals (import_id, ordinal, thing, object, did, before, after)
        select ${importId}, r.ordinal + (select coalesce(max(k.ordinal), 0) from import_reversals k where k.import_id = ${importId}),
          r.row ->> 'thing', r.row ->> 'object', r.row ->> 'did', r.row -> 'before', r.row -> 'after'
        from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as r(row, ordinal)`);

export const findReversals = (db: Db, importId: number): Promise<KeptReversal[]> =>
  db.many<KeptReversal>(sql`
    select thing, object, did, before, after from import_reversals where import_id = ${importId} order by ordinal`);

import sql from 'sql-template-tag';
import type { Counts } from '@bcs/contract/features/imports/outcome';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';

/** An import of the command line, which is written at once. */
export interface AppliedAtOnce {
  readonly kind: string;
  readonly fileName: string;
  readonly counts: Counts;
}

export const insertApplied = async (tx: Db, { kind, fileName, counts }: AppliedAtOnce, now: Instant): Promise<number> =>
  (
    await tx.one<{ id: number }>(sql`
      insert into imports (kind, origin, file_name, state, created_at, reading, choices, counts, applied_at)
      values (${kind}, 'command line', ${fileName}, 'applied', ${now}, '{}', '{}', ${JSON.stringify(counts)}::jsonb, ${now})
      returning id`)
  ).id;

/** One import at a time writes; the next waits. It ends with the transaction. */
export const takeTurn = (tx: Db): Promise<unknown> =>
  tx.run(sql`select pg_advisory_xact_lock(hashtext('bcs.imports'))`);

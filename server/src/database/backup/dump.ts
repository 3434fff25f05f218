import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, raw, type Database, type Db } from '#database/db';
import { BackupRefused, markLine, RowTally } from './format.ts';
import { tablesInOrder } from './tables.ts';

export type BackedUpFile = Readonly<{ path: string; bytes: Uint8Array }>;
export interface DumpOptions {
  readonly now: Instant;
  readonly files: Iterable<BackedUpFile>;
  readonly write: (line: string) => Promise<void>;
  /** Reads anything else from the same snapshot. */
  readonly also?: (tx: Db) => Promise<void>;
}
const ROWS_PER_FETCH = 500;

/** Writes the whole database as lines from one snapshot, while other work continues. Returns the number of rows. */
export async function dump(database: Database, { now, files, write, also }: DumpOptions): Promise<number> {
  const tally = new RowTally();
  const line = async (text: string) => {
    tally.add(text);
    await write(text);
  };
  await database.transaction(async (tx) => {
    await tx.script('set transaction isolation level repeatable read, read only');
    await tx.longRunning();
    await line(markLine('head', { format: 'bcs-backup', version: 1, at: now, migrations: await migrationsOf(tx) }));
    for (const table of await tablesInOrder(tx)) {
      await line(markLine('table', table));
      await tx.script(
        `declare rows_of_table no scroll cursor for select row_to_json(t)::text as row from ${table.name} t`,
      );
      for (;;) {
        const rows = await tx.many<{ row: string }>(sql`fetch ${raw(String(ROWS_PER_FETCH))} from rows_of_table`);
        for (const { row } of rows) await line(row);
        if (rows.length < ROWS_PER_FETCH) break;
      }
      await tx.script('close rows_of_table');
    }
    await also?.(tx);
  });
  for (const { path, bytes } of files)
    await line(markLine('file', { path, base64: Buffer.from(bytes).toString('base64') }));
  const end = tally.end();
  await write(markLine('end', end));
  return end.rows;
}

async function migrationsOf(tx: Db): Promise<string[]> {
  const { known } = await tx.one<{ known: boolean }>(sql`select to_regclass('schema_migrations') is not null as known`);
  if (!known) throw new BackupRefused('The database is empty: there is nothing to back up.');
  return (await tx.many<{ name: string }>(sql`select name from schema_migrations order by name`)).map(
    ({ name }) => name,
  );
}

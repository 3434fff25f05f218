import type { Instant } from '@bcs/contract/kernel/clock';
import type { Database } from '#database/db';
import { migrate, migrations } from '#database/migrate';
import { calculateDigests, type Digest } from './digest.ts';
import { dump } from './dump.ts';
import { readLines, writeLines } from './files.ts';
import { loadAsItWas } from './load.ts';
import { tablesInOrder, type Table } from './tables.ts';

/** The changes of a table: in its rows, and in the columns that existed before. */
interface TableChange {
  readonly name: string;
  readonly before: Digest;
  /** The digest after the migrations; null if the table or one of these columns is gone. */
  readonly after: Digest | null;
}
interface Rehearsal {
  readonly rows: number;
  readonly steps: readonly string[];
  readonly copyMs: number;
  readonly migrateMs: number;
  /** Tables that the migrations have changed, intentionally or not. */
  readonly changed: readonly TableChange[];
  /** Tables whose copy differs from the original. */
  readonly lost: readonly string[];
}

/** Copies a database through a file into an empty one, migrates the copy, and compares it with the original. */
export async function rehearse(
  original: Database,
  copy: Database,
  { file, now, all = migrations() }: { file: string; now: Instant; all?: ReturnType<typeof migrations> },
): Promise<Rehearsal> {
  const began = performance.now();
  const writing = writeLines(file);
  const { rows, inOriginal, tables } = await dumpWithDigests(original, writing.write, now);
  await writing.close();
  await loadAsItWas(copy, readLines(file), () => {});
  const inCopy = await copy.transaction(async (tx) => (await tx.longRunning(), calculateDigests(tx, tables)));
  const migrating = performance.now();
  const steps = await migrate(copy, all);
  const migrated = performance.now();
  const after = await copy.transaction(async (tx) => {
    await tx.longRunning();
    const there = new Map((await tablesInOrder(tx)).map((table) => [table.name, table.columns]));
    const kept = tables.filter(({ name, columns }) => columns.every((column) => there.get(name)?.includes(column)));
    return calculateDigests(tx, kept);
  });
  const changed = tables.flatMap(({ name }): TableChange[] => {
    const [was, is] = [inCopy.get(name), after.get(name) ?? null];
    return was === undefined || same(was, is) ? [] : [{ name, before: was, after: is }];
  });
  const lost = tables.flatMap(({ name }) => (same(inOriginal.get(name), inCopy.get(name) ?? null) ? [] : [name]));
  return { rows, steps, copyMs: migrating - began, migrateMs: migrated - migrating, changed, lost };
}

const same = (one: Digest | undefined, other: Digest | null): boolean =>
  one?.rows === other?.rows && one?.sum === other?.sum;

/** Dumps the database and computes digests from the same snapshot, although other work continues. */
async function dumpWithDigests(
  original: Database,
  write: (line: string) => Promise<void>,
  now: Instant,
): Promise<{ rows: number; inOriginal: Map<string, Digest>; tables: Table[] }> {
  let inOriginal = new Map<string, Digest>();
  let tables: Table[] = [];
  const rows = await dump(original, {
    now,
    files: [],
    write,
    also: async (tx) => {
      tables = await tablesInOrder(tx);
      inOriginal = await calculateDigests(tx, tables);
    },
  });
  return { rows, inOriginal, tables };
}

import type { z } from 'zod';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Database } from '#database/db';
import { publish } from '#kernel/changes';
import type { Passwords } from '#kernel/passwords';
import { hashesOf, RowRefused, type Done, type Importing, type Noun } from './import-noun.ts';
import { givenCells, type Cells } from './given-cells.ts';
import { findNamed } from './queries-named.ts';
import type { Entry } from './read-file.ts';

/** What became of one row, and why it was refused. */
export interface RowReport {
  /** Where it stands: the line of a CSV file, the number of a JSON entry. */
  readonly at: number;
  readonly what: Done | 'refused';
  readonly key: string;
  readonly why?: string;
}
export interface ImportReport {
  readonly noun: string;
  /** Whether it was written: only when asked to, and only when no row was refused. */
  readonly written: boolean;
  readonly rows: readonly RowReport[];
}

interface Work {
  readonly apply: boolean;
  readonly now: Instant;
  readonly passwords: Passwords;
}
/** A row that can be looked for, or why it cannot. */
type Read = { readonly at: number } & ({ readonly given: Cells; readonly key: string } | { readonly why: string });

/**
 * Imports rows in one transaction: all or nothing. A dry run does the same and takes it back, so that its
 * report is true. Every row is reported. D-009
 */
export async function importRows<Row>(
  database: Pick<Database, 'transaction'>,
  noun: Noun<Row>,
  entries: readonly Entry[],
  work: Work,
): Promise<ImportReport> {
  const read = refuseRepeated(entries.map((entry) => readEntry(noun, entry)));
  const passwords = read.map((one) => ('given' in one ? noun.passwordOf?.(one.given) : null));
  const hashOf = await hashesOf(passwords, work.passwords, work.apply);
  let rows: RowReport[] = [];
  try {
    await database.transaction(async (tx) => {
      await tx.unhurried();
      rows = [];
      for (const one of read) rows.push(await saveOne(noun, one, { tx, now: work.now, hashOf }));
      if (!work.apply || rows.some(({ what }) => what === 'refused')) throw new TakeBack();
      const changed = read.filter((_row, index) => rows[index]?.what !== 'unchanged');
      const given = changed.flatMap((one) => ('given' in one ? [one.given] : []));
      await publish(tx, { topics: noun.changes, to: await findNamed(tx, given) });
    });
  } catch (error) {
    if (error instanceof TakeBack) return { noun: noun.name, written: false, rows };
    throw error;
  }
  return { noun: noun.name, written: true, rows };
}

/** Ends a transaction that must leave nothing behind. */
class TakeBack extends Error {}

function readEntry<Row>({ schema, key, recognisedBy }: Noun<Row>, entry: Entry): Read {
  const { given, problems } = givenCells(entry, schema.shape);
  const missing = recognisedBy.filter((name) => !(name in given)).map((name) => `${name}: is needed`);
  const why = [...problems, ...missing].join('; ');
  return why === '' ? { at: entry.at, given, key: key(given as Row) } : { at: entry.at, why };
}

function refuseRepeated(read: readonly Read[]): Read[] {
  const first = new Map<string, number>();
  return read.map((one) => {
    if (!('key' in one)) return one;
    const before = first.get(one.key);
    if (before === undefined) first.set(one.key, one.at);
    return before === undefined ? one : { at: one.at, why: `is in this file already, at ${before}` };
  });
}

/** A savepoint around each row: one refusal of the database must not hide what the other rows would do. */
async function saveOne<Row>(noun: Noun<Row>, one: Read, importing: Importing): Promise<RowReport> {
  if (!('given' in one)) return { at: one.at, what: 'refused', key: '', why: one.why };
  const { at, given, key } = one;
  const { tx } = importing;
  await tx.script('savepoint a_row');
  try {
    const stored = await noun.find(given as Row, tx);
    const what = await noun.save(wholeRow(noun, { ...stored, ...given }), stored, importing);
    await tx.script('release savepoint a_row');
    return { at, what, key };
  } catch (error) {
    await tx.script('rollback to savepoint a_row');
    return { at, what: 'refused', key, why: reason(error) };
  }
}

/** The row as it is to be: what is stored, with what the file says. @throws RowRefused */
function wholeRow<Row>({ schema }: Noun<Row>, cells: Cells): Row {
  const own = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, cells[name]]));
  const { data, error } = schema.safeParse(own);
  if (error) throw new RowRefused(error.issues.map((issue) => sentence(issue, own)).join('; '));
  return data;
}

const sentence = ({ path, message }: z.core.$ZodIssue, cells: Cells): string => {
  const field = path.join('.');
  return `${field}: ${cells[field] === undefined ? 'is needed' : message}`;
};

/** Constraints are named after what they mean. */
function reason(error: unknown): string {
  if (error instanceof RowRefused) return error.message;
  const { constraint } = error as { constraint?: string };
  if (constraint) return constraint.replaceAll('_', ' ');
  throw error;
}

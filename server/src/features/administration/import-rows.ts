import type { z } from 'zod';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Database, Db } from '#database/db';
import type { Passwords } from '#kernel/passwords';
import { hashesOf, RowRefused, type Done, type Importing, type Noun } from './import-noun.ts';
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
type Parsed<Row> = { readonly at: number } & ({ readonly row: Row; readonly key: string } | { readonly why: string });

/**
 * Imports rows in one transaction: all or nothing. A dry run does the same and takes it back, so that its
 * report is true. Every row is reported. D-009
 */
export async function importRows<Row>(
  database: Database,
  noun: Noun<Row>,
  entries: readonly Entry[],
  work: Work,
): Promise<ImportReport> {
  const parsed = refuseRepeated(entries.map((entry) => parse(noun, entry)));
  const passwords = parsed.map((one) => ('row' in one ? noun.passwordOf?.(one.row) : null));
  const hashOf = await hashesOf(passwords, work.passwords, work.apply);
  let rows: RowReport[] = [];
  try {
    await database.transaction(async (tx) => {
      await tx.script('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
      rows = [];
      for (const one of parsed) rows.push(await saveOne(tx, noun, one, { tx, now: work.now, hashOf }));
      if (!work.apply || rows.some(({ what }) => what === 'refused')) throw new TakeBack();
    });
  } catch (error) {
    if (error instanceof TakeBack) return { noun: noun.name, written: false, rows };
    throw error;
  }
  return { noun: noun.name, written: true, rows };
}

/** Ends a transaction that must leave nothing behind. */
class TakeBack extends Error {}

function parse<Row>({ schema, key }: Noun<Row>, { at, cells }: Entry): Parsed<Row> {
  const result = schema.safeParse(cells);
  return result.success ? { at, row: result.data, key: key(result.data) } : { at, why: sentence(result.error) };
}

const sentence = ({ issues }: z.ZodError): string =>
  issues
    .map(({ path, message, code }) => {
      const field = path.join('.');
      if (code === 'unrecognized_keys') return message;
      return field === '' ? message : `${field}: ${message}`;
    })
    .join('; ');

function refuseRepeated<Row>(parsed: readonly Parsed<Row>[]): Parsed<Row>[] {
  const first = new Map<string, number>();
  return parsed.map((one) => {
    if (!('key' in one)) return one;
    const before = first.get(one.key);
    if (before === undefined) first.set(one.key, one.at);
    return before === undefined ? one : { at: one.at, why: `stands in this file already, at ${before}` };
  });
}

/** A savepoint around each row: one refusal of the database must not hide what the other rows would do. */
async function saveOne<Row>(tx: Db, noun: Noun<Row>, one: Parsed<Row>, importing: Importing): Promise<RowReport> {
  if (!('row' in one)) return { at: one.at, what: 'refused', key: '', why: one.why };
  await tx.script('savepoint a_row');
  try {
    const what = await noun.save(one.row, importing);
    await tx.script('release savepoint a_row');
    return { at: one.at, what, key: one.key };
  } catch (error) {
    await tx.script('rollback to savepoint a_row');
    return { at: one.at, what: 'refused', key: one.key, why: reason(error) };
  }
}

/** Constraints are named after what they mean. */
function reason(error: unknown): string {
  if (error instanceof RowRefused) return error.message;
  const { constraint } = error as { constraint?: string };
  if (constraint) return constraint.replaceAll('_', ' ');
  throw error;
}

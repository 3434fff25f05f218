import type { z } from 'zod';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Topic } from '@bcs/contract/kernel/topics';
import type { Db } from '#database/db';
import type { Passwords } from '#kernel/passwords';
import type { Cells, Columns } from './given-cells.ts';

export type Done = 'created' | 'updated' | 'unchanged';

/** What saving a row may use. */
export interface Importing {
  readonly tx: Db;
  readonly now: Instant;
  /** Hashes of the passwords of this file; made before the transaction, because hashing is slow. */
  readonly hashOf: (password: string) => string;
}

/** What is stored of a row: all its cells, and the id under which it is known. */
export interface Stored {
  /** Undefined when the row is new. */
  readonly id?: number;
  readonly [column: string]: unknown;
}

/** A noun that files bring: what its rows look like, how each is recognised and how it is saved. */
export interface Noun<Row = unknown> {
  readonly name: string;
  /** What open pages of the courses and people that its rows name fetch again. */
  readonly changes: readonly Topic[];
  readonly schema: z.ZodType<Row> & { readonly shape: Columns };
  /** The columns without which no row is recognised. */
  readonly recognisedBy: readonly string[];
  /** The natural key: two rows with the same key are a mistake, and a second import changes nothing. */
  key(given: Row): string;
  /**
   * What the database holds of the row. It fills the cells that the file leaves empty, so it names every column.
   * @throws RowRefused
   */
  find(given: Row, tx: Db): Promise<Stored>;
  /** Writes the row as it is to be. @throws RowRefused */
  save(row: Row, stored: Stored, importing: Importing): Promise<Done>;
  passwordOf?(given: Cells): unknown;
}

/** Why a row cannot be saved although its cells are in order. */
export class RowRefused extends Error {}

/** Hashes passwords before the transaction; the dry run hashes nothing. */
export async function hashesOf(
  found: readonly unknown[],
  passwords: Passwords,
  apply: boolean,
): Promise<Importing['hashOf']> {
  const hashes = new Map<string, string>();
  for (const password of found)
    if (typeof password === 'string' && !hashes.has(password))
      hashes.set(password, apply ? await passwords.hash(password) : '');
  return (password) => hashes.get(password) ?? '';
}

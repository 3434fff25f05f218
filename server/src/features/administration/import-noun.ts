import type { z } from 'zod';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import type { Passwords } from '#kernel/passwords';

export type Done = 'created' | 'updated' | 'unchanged';

/** What saving a row may use. */
export interface Importing {
  readonly tx: Db;
  readonly now: Instant;
  /** Hashes of the passwords of this file; made before the transaction, because hashing is slow. */
  readonly hashOf: (password: string) => string;
}

/** A noun that files bring: what its rows look like, how each is recognised and how it is saved. */
export interface Noun<Row = unknown> {
  readonly name: string;
  readonly schema: z.ZodType<Row> & { readonly shape: Readonly<Record<string, z.ZodType>> };
  /** The natural key: two rows with the same key are a mistake, and a second import changes nothing. */
  key(row: Row): string;
  /** @throws RowRefused */
  save(row: Row, importing: Importing): Promise<Done>;
  passwordOf?(row: Row): string | null;
}

/** Why a row cannot be saved although its cells are in order. */
export class RowRefused extends Error {}

/** Hashes passwords before the transaction; the dry run hashes nothing. */
export async function hashesOf(
  found: readonly (string | null | undefined)[],
  passwords: Passwords,
  apply: boolean,
): Promise<Importing['hashOf']> {
  const hashes = new Map<string, string>();
  for (const password of found)
    if (password && !hashes.has(password)) hashes.set(password, apply ? await passwords.hash(password) : '');
  return (password) => hashes.get(password) ?? '';
}

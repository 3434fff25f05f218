import type { Role } from '#kernel/roles';
import type { Delimiter, Encoding } from './model.ts';
import type { OneRosterReading } from './one-roster.ts';

export const DELIMITERS: readonly Delimiter[] = [',', ';', '\t'];

/** The way in which a file is read, as recognised or chosen by the user. ADM-038 */
export interface Reading {
  readonly encoding: Encoding;
  readonly delimiter: Delimiter;
  readonly hasHeader: boolean;
  /** The meaning of each column of the file; null if it is ignored. */
  readonly columns: readonly (string | null)[];
  /** The role of everybody whose row does not contain one. */
  readonly everybody?: Role | null | undefined;
  /** The way to read a OneRoster zip. */
  readonly oneRoster?: OneRosterReading;
}

/** The bounds of a roster file. ADM-063 */
export const MOST_BYTES = 10 * 1024 * 1024;
export const MOST_ROWS = 20_000;
export const MOST_COLUMNS = 200;

import type { z } from 'zod';
import type { Values } from '@bcs/contract/features/imports/compare';
import type { StoredMatch } from '@bcs/contract/features/imports/plan';
import type { Origin } from '@bcs/contract/kernel/audit';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Topic } from '@bcs/contract/kernel/topics';
import type { Problem } from '@bcs/contract/features/imports/outcome';
import type { Db } from '#database/db';
import type { EnrollmentEnd } from '#features/rosters/queries-enrolling';
import type { Passwords } from '#kernel/passwords';
import type { FileEntry } from '../read/read-file.ts';

export type Cells = Readonly<Record<string, unknown>>;
type Columns = Readonly<Record<string, z.ZodType>>;

/** The word with which a cell is emptied; a missing column or an empty cell changes nothing. D-184 */
export const CLEAR_WORD = '(clear)';

const saysNothing = (cell: unknown): boolean =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');

const clears = (cell: unknown): boolean => typeof cell === 'string' && cell.trim().toLowerCase() === CLEAR_WORD;

/** The value of an empty cell in a column; undefined if it must not be empty. */
export const emptyCellValue = (column: z.ZodType): null | '' | undefined =>
  [null, '' as const].find((empty) => column.safeParse(empty).success);

/** Reads the cells of a row with their mistakes. Empty cells are left out. */
export function givenCells({ cells }: FileEntry, columns: Columns): Readonly<{ given: Cells; problems: Problem[] }> {
  const given: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const [name, cell] of Object.entries(cells)) {
    const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
    if (!column) problems.push({ column: null, message: `${JSON.stringify(name)} is not a column` });
    else if (clears(cell)) {
      given[name] = emptyCellValue(column);
      if (given[name] === undefined) problems.push({ column: name, message: 'cannot be empty' });
    } else if (!saysNothing(cell)) {
      const { data, error } = column.safeParse(cell);
      given[name] = data;
      if (error) problems.push({ column: name, message: error.issues.map(({ message }) => message).join(', ') });
    }
  }
  return { given, problems };
}

/** The reach of an import; null means no limit. */
export interface ImportReach {
  /** The universities whose classes it may name. */
  readonly universityIds: readonly number[] | null;
  readonly courseIds: readonly number[] | null;
  /** The universities whose people it may change: people without an enrollment elsewhere or a grant. ADM-011 */
  readonly peopleOf: readonly number[] | null;
}
export const UNLIMITED_REACH: ImportReach = { universityIds: null, courseIds: null, peopleOf: null };

/** The context in which rows are looked up. */
export interface LookupContext {
  readonly tx: Db;
  readonly reach: ImportReach;
  /** Tells whether to lock the rows until the transaction ends. */
  readonly holds: boolean;
}

/** The context in which rows are saved. */
export interface SaveContext {
  readonly tx: Db;
  readonly now: Instant;
  readonly importId: number;
  /** The author's account; null on the command line. */
  readonly authorId: number | null;
  readonly origin: Origin;
  /** The reason for starting or ending enrollments, if one was given. */
  readonly note?: string;
  readonly ending?: EnrollmentEnd;
  /** Returns the hash of a password in the file; computed before the transaction, because hashing is slow. */
  readonly hashOf: (password: string) => string;
}

/** A complete row that is new or changes. */
export interface RowWrite<Row> {
  /** The line in the file; null for a row that is not in it. */
  readonly line: number | null;
  readonly object: string | null;
  readonly row: Row;
  readonly stored: Values;
  /** The columns that change. */
  readonly columns: readonly string[];
}

/** One written row, with the data for undoing it. ADM-052 */
export interface RowReversal {
  readonly thing: string;
  readonly id: number;
  readonly did: 'created' | 'changed';
  readonly before: Values;
  readonly after: Values;
}
export interface SavedRows {
  /** The names of what was saved, in the order of the writes. */
  readonly objects: readonly string[];
  readonly reversals: readonly RowReversal[];
}

/** A row with its stored counterpart. What its source brought before is added later. */
export type FoundRow = Omit<StoredMatch, 'brought'> & {
  /** Columns whose earlier values from the source no longer apply, because they concerned something else. */
  readonly forgets?: readonly string[];
};

/** A kind of record that can be imported: the shape of its rows, and how they are looked up and saved in bulk. */
export interface Noun<Row = unknown> {
  readonly name: string;
  /** The topics that open pages of affected courses and people fetch again. */
  readonly changes: readonly Topic[];
  readonly schema: z.ZodType<Row> & { readonly shape: Columns };
  /** The columns that are needed to identify a row. */
  readonly recognisedBy: readonly string[];
  /**
   * Returns the natural key of a row. Two rows with the same key are a mistake, and a repeated import changes nothing.
   */
  key(given: Row): string;
  /** Finds the stored counterparts of rows, in the same order. */
  find(given: readonly Row[], looking: LookupContext): Promise<readonly FoundRow[]>;
  /**
   * Saves complete rows.
   * @throws RowRefused
   */
  save(writes: readonly RowWrite<Row>[], importing: SaveContext): Promise<SavedRows>;
  passwordOf?(given: Cells): unknown;
}

/** The reason why a row with valid cells cannot be saved: '{column}: {message}'. */
export class RowRefused extends Error {
  /** The line, if known. */
  readonly line: number | null;
  constructor(message: string, line: number | null = null, options?: ErrorOptions) {
    super(message, options);
    this.line = line;
  }
}

/** Converts '{column}: {message}' into a problem of a cell. */
export function parseProblem(sentence: string): { column: string | null; message: string } {
  const [, column, message] = /^(\w+): (.*)$/s.exec(sentence) ?? [];
  return column === undefined ? { column: null, message: sentence } : { column, message: message ?? '' };
}

/** Hashes passwords before the transaction; a preview hashes none. */
export async function hashPasswords(found: readonly unknown[], passwords: Passwords): Promise<SaveContext['hashOf']> {
  const hashes = new Map<string, string>();
  for (const password of found)
    if (typeof password === 'string' && !hashes.has(password)) hashes.set(password, await passwords.hash(password));
  return (password) => hashes.get(password) ?? '';
}

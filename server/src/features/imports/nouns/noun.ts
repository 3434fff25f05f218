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

/** The word that empties a cell. A missing column and an empty cell leave what is stored. D-184 */
export const CLEAR = '(clear)';

const saysNothing = (cell: unknown): boolean =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');

const clears = (cell: unknown): boolean => typeof cell === 'string' && cell.trim().toLowerCase() === CLEAR;

/** The value of an empty cell of a column; undefined where it cannot be empty. */
export const emptyOf = (column: z.ZodType): null | '' | undefined =>
  [null, '' as const].find((empty) => column.safeParse(empty).success);

/** Reads the cells of a row of a file, and what is wrong with them. Cells that say nothing are left out. */
export function givenCells({ cells }: FileEntry, columns: Columns): Readonly<{ given: Cells; problems: Problem[] }> {
  const given: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const [name, cell] of Object.entries(cells)) {
    const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
    if (!column) problems.push({ column: null, message: `${JSON.stringify(name)} is not a column` });
    else if (clears(cell)) {
      given[name] = emptyOf(column);
      if (given[name] === undefined) problems.push({ column: name, message: 'cannot be empty' });
    } else if (!saysNothing(cell)) {
      const { data, error } = column.safeParse(cell);
      given[name] = data;
      if (error) problems.push({ column: name, message: error.issues.map(({ message }) => message).join(', ') });
    }
  }
  return { given, problems };
}

/** The extent of an import; null is without a limit. */
export interface ImportReach {
  /** The universities whose classes it may name. */
  readonly universityIds: readonly number[] | null;
  readonly courseIds: readonly number[] | null;
  /** The universities whose people it may change: those with no enrollment elsewhere, and no grant. ADM-011 */
  readonly peopleOf: readonly number[] | null;
}
export const EVERYWHERE: ImportReach = { universityIds: null, courseIds: null, peopleOf: null };

/** The context in which rows are searched for. */
export interface Looking {
  readonly tx: Db;
  readonly reach: ImportReach;
  /** Tells whether nobody may change them until the transaction ends. */
  readonly holds: boolean;
}

/** The context in which rows are saved. */
export interface Importing {
  readonly tx: Db;
  readonly now: Instant;
  readonly importId: number;
  /** The account of the author; null for the command line. */
  readonly authorId: number | null;
  readonly origin: Origin;
  /** The reason why enrollments begin or end, where somebody says so. */
  readonly note?: string;
  readonly ending?: EnrollmentEnd;
  /** Hashes of the passwords of this file; made before the transaction, because hashing is slow. */
  readonly hashOf: (password: string) => string;
}

/** A row that is new or changes, whole. */
export interface RowWrite<Row> {
  /** The line in the file; null for a row that is not in it. */
  readonly line: number | null;
  readonly object: string | null;
  readonly row: Row;
  readonly stored: Values;
  /** The columns that change. */
  readonly columns: readonly string[];
}

/** One stored row that was written, so that it can be taken back. ADM-052 */
export interface Reversal {
  readonly thing: string;
  readonly id: number;
  readonly did: 'created' | 'changed';
  readonly before: Values;
  readonly after: Values;
}
export interface SavedRows {
  /** The names of what was saved, in the order of the writes. */
  readonly objects: readonly string[];
  readonly reversals: readonly Reversal[];
}

/** A row as the noun finds it. What its source brought before is not the noun's to know. */
export type FoundRow = Omit<StoredMatch, 'brought'> & {
  /** Columns of which what was brought before tells nothing, since it was about something else. */
  readonly forgets?: readonly string[];
};

/** A noun that files bring: what its rows look like, how they are recognised and saved, many at once. */
export interface Noun<Row = unknown> {
  readonly name: string;
  /** The topics that open pages of the named courses and people fetch again. */
  readonly changes: readonly Topic[];
  readonly schema: z.ZodType<Row> & { readonly shape: Columns };
  /** The columns without which no row is recognised. */
  readonly recognisedBy: readonly string[];
  /** The natural key: two rows with the same key are a mistake, and a second import changes nothing. */
  key(given: Row): string;
  /** Finds the stored counterparts of rows, in their order. */
  find(given: readonly Row[], looking: Looking): Promise<readonly FoundRow[]>;
  /** Writes rows as they are to be. @throws RowRefused */
  save(writes: readonly RowWrite<Row>[], importing: Importing): Promise<SavedRows>;
  passwordOf?(given: Cells): unknown;
}

/** The reason why a row cannot be saved although its cells are in order: '{column}: {message}'. */
export class RowRefused extends Error {
  /** The line, where whoever refuses knows it. */
  readonly line: number | null;
  constructor(message: string, line: number | null = null, options?: ErrorOptions) {
    super(message, options);
    this.line = line;
  }
}

/** '{column}: {message}' as a problem beside its cell. */
export function parseProblem(sentence: string): { column: string | null; message: string } {
  const [, column, message] = /^(\w+): (.*)$/s.exec(sentence) ?? [];
  return column === undefined ? { column: null, message: sentence } : { column, message: message ?? '' };
}

/** Hashes passwords before the transaction; a preview hashes nothing. */
export async function hashPasswords(found: readonly unknown[], passwords: Passwords): Promise<Importing['hashOf']> {
  const hashes = new Map<string, string>();
  for (const password of found)
    if (typeof password === 'string' && !hashes.has(password)) hashes.set(password, await passwords.hash(password));
  return (password) => hashes.get(password) ?? '';
}

import type { z } from 'zod';
import type { Problem } from '@bcs/contract/features/imports/outcome';
import type { FileEntry } from '../read/read-file.ts';

export type Cells = Readonly<Record<string, unknown>>;
export type Columns = Readonly<Record<string, z.ZodType>>;

/** The word that empties a cell. A missing column and an empty cell leave what is stored. D-184 */
export const CLEAR = '(clear)';

const saysNothing = (cell: unknown): boolean =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');

const clears = (cell: unknown): boolean => typeof cell === 'string' && cell.trim().toLowerCase() === CLEAR;

/** The value of an empty cell of a column; undefined where it cannot be empty. */
export const emptyOf = (column: z.ZodType): null | '' | undefined =>
  [null, '' as const].find((empty) => column.safeParse(empty).success);

/** Reads the cells of a row of a file, and what is wrong with them. Cells that say nothing are left out. */
export function givenCells(
  { cells }: FileEntry,
  columns: Columns,
): { readonly given: Cells; readonly problems: Problem[] } {
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

import { stringify } from 'csv-stringify/sync';
import { guarded } from '@bcs/contract/kernel/csv';
import type { Db } from '#database/db';
import { NOUNS, type NounName } from './nouns.ts';
import { EXPORTS, type Part } from './queries-export.ts';

/** Never leave, in whatever file: nobody may read a password. */
const NEVER = ['password'];

/** The columns of a noun, in the order of its schema. */
export const columnsOf = (noun: NounName): string[] => Object.keys(NOUNS[noun].schema.shape);

/** Everything of a noun in the shape in which it can be imported again. */
export async function exportRows(
  db: Db,
  noun: NounName,
  part: Part,
  format: 'csv' | 'json',
): Promise<{ text: string; count: number }> {
  const rows = await db.many<Record<string, unknown>>(EXPORTS[noun](part));
  const columns = columnsOf(noun).filter((column) => !NEVER.includes(column));
  if (format === 'json') return { text: `${JSON.stringify(rows, null, 2)}\n`, count: rows.length };
  const lines = rows.map((row) => columns.map((column) => cellOf(row[column])));
  return { text: stringify([columns, ...lines]), count: rows.length };
}

/** What a spreadsheet would run as a formula gets an apostrophe, which the import takes off again. D-149 */
const cellOf = (value: unknown): string => (value === null || value === undefined ? '' : guarded(String(value)));

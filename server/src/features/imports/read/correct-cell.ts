import type { Correction } from '@bcs/contract/features/imports/model';
import type { Db } from '#database/db';
import { orNotFound } from '#kernel/refusal-error';
import { equalCellKey } from './entries-of.ts';
import { findBytes, saveCorrection, type StoredImport } from '../queries-imports.ts';
import { readSheet } from './read-upload.ts';

/** Corrects one cell, or all cells of its column that hold the same. ADM-042 */
export async function correctCell(db: Db, stored: StoredImport, cell: Correction): Promise<void> {
  const { line, column, text, everywhere = false } = cell;
  const inAll = everywhere ? await keyOfEqual(db, stored, cell) : null;
  await saveCorrection(db, stored.id, inAll ?? `${line}/${column}`, text);
}

/** Finds the key of equal cells; null where the cell is not in the file. */
async function keyOfEqual(db: Db, { id, reading }: StoredImport, { line, column }: Correction): Promise<string | null> {
  if (reading.oneRoster) return null;
  const { bytes } = orNotFound(await findBytes(db, id));
  const { lines } = await readSheet(bytes, reading);
  const own = lines.find(({ row }) => row === line);
  const text = own?.cells[reading.columns.indexOf(column)];
  return text === undefined ? null : equalCellKey(column, text);
}

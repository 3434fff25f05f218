import { asCsv } from '#kernel/list-file/as-csv';
import { detectEncoding } from '#kernel/list-file/encoding';
import { NoList } from '#kernel/list-file/no-list';
import { isZip } from '#kernel/zip/unpack';
import { MOST_COLUMNS, MOST_ROWS, readGradesFile, refused, type GradesFile } from './import-file.ts';

const BOUNDS = { mostBytes: 500_000, mostRows: MOST_ROWS, mostColumns: MOST_COLUMNS };

/** A file of grades as a spreadsheet keeps it: an Excel workbook, or a text in whatever encoding. */
export async function readGradesBytes(bytes: Uint8Array): Promise<GradesFile> {
  try {
    const csv = await asCsv(bytes, BOUNDS);
    const text = isZip(csv) ? '\0' : new TextDecoder(detectEncoding(csv)).decode(csv);
    return text.includes('\0') ? refused(1, null, 'This is not a CSV file.') : await readGradesFile(text);
  } catch (error) {
    if (error instanceof NoList) return refused(1, null, error.message);
    throw error;
  }
}

import { unguardedCsv } from '@bcs/contract/kernel/csv';
import { zipEntries, ZipRefused } from '#kernel/zip/directory';
import { isZip } from '#kernel/zip/unpack';
import { NoList, type ListBounds } from './no-list.ts';
import { isWorkbook, readWorkbook, WORKBOOK_BOUNDS } from './read-workbook.ts';

const OR_CSV = 'Save it as .xlsx or as CSV UTF-8, or paste its cells.';
const OLD_WORKBOOK = `This is an old Excel workbook, or one with a password. ${OR_CSV}`;
const OLE = [0xd0, 0xcf, 0x11, 0xe0];
/** Files inside of a zip that reveal what kind of file it is. */
const OTHER_FORMATS: readonly (readonly [RegExp, string])[] = [
  [/^xl\/workbook\.bin$/u, `This is a binary Excel workbook. ${OR_CSV}`],
  [/^content\.xml$/u, `This is an OpenDocument file. ${OR_CSV}`],
  [/^Index\/.*\.iwa$|^Index\.zip$/u, `This is a Numbers file. ${OR_CSV}`],
  [/^word\//u, 'This is a Word document. Paste its table as cells.'],
];

/**
 * Converts a list into CSV: the first sheet of an Excel workbook is converted, and known other formats are refused by
 * name. Other zips are returned unchanged. ADM-038
 * @throws NoList
 */
export async function asCsv(bytes: Uint8Array, bounds: ListBounds): Promise<Uint8Array> {
  if (bytes.length > bounds.mostBytes) throw tooLarge();
  if (OLE.every((byte, index) => bytes[index] === byte)) throw new NoList('another kind', OLD_WORKBOOK);
  const start = new TextDecoder().decode(bytes.subarray(0, 500)).trimStart().toLowerCase();
  if (start.startsWith('%pdf-'))
    throw new NoList('another kind', 'This is a PDF. Paste its cells, or ask for the list as CSV UTF-8.');
  if (/^<(?:!doctype|\?xml|html|table|head|meta)/u.test(start))
    throw new NoList('another kind', `This is a web page saved as a workbook. Open it in a spreadsheet. ${OR_CSV}`);
  return isZip(bytes) ? fromZip(bytes, bounds) : bytes;
}

async function fromZip(bytes: Uint8Array, bounds: ListBounds): Promise<Uint8Array> {
  try {
    const names = namesIn(bytes);
    const [, why] = OTHER_FORMATS.find(([sign]) => names.some((name) => sign.test(name))) ?? [];
    if (why !== undefined) throw new NoList('another kind', why);
    if (!isWorkbook(names)) return bytes;
    const csv = new TextEncoder().encode(unguardedCsv(await readWorkbook(bytes, bounds)));
    if (csv.length > bounds.mostBytes) throw tooLarge();
    return csv;
  } catch (error) {
    if (error instanceof ZipRefused) throw new NoList('damaged', error.message, { cause: error });
    throw error;
  }
}

const tooLarge = () => new NoList('too large', 'This file is too large.');

/** Lists the names in a zip; an unreadable one is left to the reader of zips, which explains what is wrong. */
function namesIn(bytes: Uint8Array): string[] {
  try {
    return zipEntries(bytes, { ...WORKBOOK_BOUNDS, mostBytes: 4 * WORKBOOK_BOUNDS.mostBytes }).map(({ name }) => name);
  } catch (error) {
    if (error instanceof ZipRefused) return [];
    throw error;
  }
}

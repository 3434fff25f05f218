import { unguardedCsv } from '@bcs/contract/kernel/csv';
import { ARCHIVE_BOUNDS } from '@bcs/contract/features/imports/one-roster';
import { MOST_BYTES } from '@bcs/contract/features/imports/reading';
import { FILE_TOO_LARGE, noOneRoster, notTable } from '@bcs/contract/features/imports/failures';
import { RefusalError } from '#kernel/refusal-error';
import { zipEntries, ZipRefused } from '#kernel/zip/directory';
import { isZip } from '#kernel/zip/unpack';
import { isWorkbook, readWorkbook, WORKBOOK_BOUNDS } from './read-workbook.ts';

const OR_CSV = 'Save it as .xlsx or as CSV UTF-8, or paste its cells.';
const OLD = `This is an Excel workbook of the old kind, or one with a password. ${OR_CSV}`;
const OLE = [0xd0, 0xcf, 0x11, 0xe0];
/** A file inside of a zip, by which it is known what the zip is. */
const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/^xl\/workbook\.bin$/u, `This is an Excel workbook of the binary kind. ${OR_CSV}`],
  [/^content\.xml$/u, `This is an OpenDocument file. ${OR_CSV}`],
  [/^Index\/.*\.iwa$|^Index\.zip$/u, `This is a Numbers file. ${OR_CSV}`],
  [/^word\//u, 'This is a Word document. Paste its table as cells.'],
];

/**
 * The bytes of an uploaded list as CSV or OneRoster: the first sheet of an Excel workbook becomes a CSV file, and what is
 * neither is refused by its name. ADM-038 @throws RefusalError
 */
export async function asListFile(bytes: Uint8Array): Promise<Uint8Array> {
  if (bytes.length > MOST_BYTES) throw new RefusalError(FILE_TOO_LARGE);
  if (OLE.every((byte, index) => bytes[index] === byte)) throw new RefusalError(notTable(OLD));
  const start = new TextDecoder().decode(bytes.subarray(0, 500)).trimStart().toLowerCase();
  if (start.startsWith('%pdf-'))
    throw new RefusalError(notTable('This is a PDF. Paste its cells, or ask for the list as CSV UTF-8.'));
  if (/^<(?:!doctype|\?xml|html|table|head|meta)/u.test(start))
    throw new RefusalError(
      notTable(`This is a web page that is called a workbook. Open it in a spreadsheet. ${OR_CSV}`),
    );
  if (!isZip(bytes)) return bytes;
  try {
    const names = namesIn(bytes);
    const [, why] = OTHERS.find(([sign]) => names.some((name) => sign.test(name))) ?? [];
    if (why !== undefined) throw new RefusalError(notTable(why));
    if (!isWorkbook(names)) return bytes;
    const csv = new TextEncoder().encode(unguardedCsv(await readWorkbook(bytes)));
    if (csv.length > MOST_BYTES) throw new RefusalError(FILE_TOO_LARGE);
    return csv;
  } catch (error) {
    if (error instanceof ZipRefused)
      throw new RefusalError(noOneRoster(error.message), undefined, undefined, { cause: error });
    throw error;
  }
}

/** What cannot be listed is left to the reader of OneRoster, which says what is wrong with it. */
function namesIn(bytes: Uint8Array): string[] {
  try {
    return zipEntries(bytes, { ...WORKBOOK_BOUNDS, mostBytes: 4 * ARCHIVE_BOUNDS.mostBytes }).map(({ name }) => name);
  } catch (error) {
    if (error instanceof ZipRefused) return [];
    throw error;
  }
}

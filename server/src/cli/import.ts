import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { DayOrder } from '@bcs/contract/kernel/spreadsheet-days';
import { columnsOf } from '#features/imports/queries-export';
import { importRows, type ImportReport, type RowReport } from '#features/imports/apply/import-rows';
import { nounOf, type NounName } from '#features/imports/nouns/nouns';
import { readFile } from '#features/imports/read/read-file';
import { asCsv } from '#kernel/list-file/as-csv';
import { NoList } from '#kernel/list-file/no-list';
import { isZip } from '#kernel/zip/unpack';
import { CommandFailed, type Workplace } from './surroundings.ts';

/** Detects the format by the ending of the file name. */
export function detectFormat(path: string): 'csv' | 'json' {
  if (/\.csv$/iu.test(path)) return 'csv';
  if (/\.json$/iu.test(path)) return 'json';
  throw new CommandFailed(`${path} must end in .csv or .json.`);
}

/** Matches spreadsheet files, whose type is then detected by their content. */
const SPREADSHEETS = /\.(?:xlsx|xlsm|xls|xlsb|ods|numbers)$/iu;
const BOUNDS = { mostBytes: 50 * 1024 * 1024, mostRows: 100_000, mostColumns: 200 };

async function csvIn(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    const csv = await asCsv(bytes, BOUNDS);
    if (!isZip(csv)) return csv;
  } catch (error) {
    if (error instanceof NoList) throw new CommandFailed(error.message, { cause: error });
    throw error;
  }
  throw new CommandFailed('This zip holds no workbook. OneRoster is imported on the screen of an import.');
}

export type ImportOptions = Readonly<{ apply: boolean; takeFile: boolean; ends?: number; days?: DayOrder }>;

/** Imports a file; without `apply`, it only prints what would happen. D-009 */
export async function importFile(
  { database, passwords, folder, now, say }: Workplace,
  noun: NounName,
  path: string,
  { apply, takeFile, ends, days }: ImportOptions,
): Promise<void> {
  const format = SPREADSHEETS.test(path) ? 'csv' : detectFormat(path);
  const bytes = read(resolve(folder, path));
  const entries = readFile(format === 'csv' ? await csvIn(bytes) : bytes, format, columnsOf(noun));
  const report = await importRows(database, nounOf(noun), entries, {
    apply,
    now,
    passwords,
    fileName: basename(path),
    fileIsRight: takeFile,
    days: days ?? null,
    ...(ends !== undefined && { ends }),
  });
  const place = format === 'csv' ? 'line' : 'entry';
  for (const row of report.rows) say(lineOf(place, row));
  say(summary(report, apply));
  if (report.rows.some(({ what }) => what === 'refused'))
    throw new CommandFailed('Nothing was written, because rows were refused.');
  if (apply && report.asks.length > 0) throw new CommandFailed(question(report.asks));
}

function read(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new CommandFailed(`${path} cannot be read: ${(error as NodeJS.ErrnoException).code ?? 'unknown reason'}.`, {
      cause: error,
    });
  }
}

/** Words the question about ending many enrollments, which has to be confirmed by their number. ADM-049 */
function question(asks: ImportReport['asks']): string {
  const classes = asks.map(({ course, ending, active }) => `${ending} of ${active} in ${course}`).join(', ');
  const all = asks.reduce((sum, { ending }) => sum + ending, 0);
  return `Nothing was written. Enrollments would end: ${classes}. If that is right, add --ends ${all}.`;
}

const lineOf = (place: string, { at, what, key, why }: RowReport) =>
  `${place} ${at}: ${what}${key === '' ? '' : ` ${key}`}${why === undefined ? '' : `: ${why}`}`;

function summary({ noun, rows, written }: ImportReport, apply: boolean): string {
  const count = (what: RowReport['what']) => rows.filter((row) => row.what === what).length;
  const counts = [
    ...(['created', 'changed', 'unchanged', 'refused'] as const).map((what) => `${count(what)} ${what}`),
    ...(['left out', 'not in the file'] as const).flatMap((what) => (count(what) > 0 ? `${count(what)} ${what}` : [])),
  ].join(', ');
  const ending = written ? 'Written.' : apply ? '' : 'Dry run: nothing was written. Add --apply to write.';
  return `${rows.length} ${noun}: ${counts}. ${ending}`.trim();
}

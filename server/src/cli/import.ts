import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { columnsOf } from '#features/imports/queries-export';
import { importRows, type ImportReport, type RowReport } from '#features/imports/import-rows';
import { nounOf, type NounName } from '#features/imports/nouns';
import { readFile } from '#features/imports/read-file';
import { CommandFailed, type Workplace } from './surroundings.ts';

/** The format by the ending of the name. */
export function formatOf(path: string): 'csv' | 'json' {
  if (path.endsWith('.csv')) return 'csv';
  if (path.endsWith('.json')) return 'json';
  throw new CommandFailed(`${path} must end in .csv or .json.`);
}

/** Imports a file; without `apply` it only tells what would happen. D-009 */
export async function importFile(
  { database, passwords, folder, now, say }: Workplace,
  noun: NounName,
  path: string,
  { apply, takeFile, ends }: { readonly apply: boolean; readonly takeFile: boolean; readonly ends?: number },
): Promise<void> {
  const format = formatOf(path);
  const entries = readFile(read(resolve(folder, path)), format, columnsOf(noun));
  const report = await importRows(database, nounOf(noun), entries, {
    apply,
    now,
    passwords,
    fileName: basename(path),
    fileIsRight: takeFile,
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

/** Many at once are ended only by whoever knows how many. ADM-049 */
function question(asks: ImportReport['asks']): string {
  const classes = asks.map(({ course, ending, active }) => `${ending} of ${active} in ${course}`).join(', ');
  const all = asks.reduce((sum, { ending }) => sum + ending, 0);
  return `Nothing was written. Enrollments would end: ${classes}. If that is right, add --ends ${all}.`;
}

const lineOf = (place: string, { at, what, key, why }: RowReport) =>
  `${place} ${at}: ${what}${key === '' ? '' : ` ${key}`}${why === undefined ? '' : `: ${why}`}`;

function summary({ noun, rows, written }: ImportReport, apply: boolean): string {
  const count = (what: RowReport['what']) => rows.filter((row) => row.what === what).length;
  const counts = (['created', 'changed', 'unchanged', 'refused'] as const)
    .map((what) => `${count(what)} ${what}`)
    .join(', ');
  const ending = written ? 'Written.' : apply ? '' : 'Dry run: nothing was written. Add --apply to write.';
  return `${rows.length} ${noun}: ${counts}. ${ending}`.trim();
}

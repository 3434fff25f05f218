import { readFileSync } from 'node:fs';
import { columnsOf } from '#features/administration/export-rows';
import { importRows, type ImportReport, type RowReport } from '#features/administration/import-rows';
import { nounOf, type NounName } from '#features/administration/nouns';
import { readFile } from '#features/administration/read-file';
import { CommandFailed, type Workplace } from './surroundings.ts';

/** The format by the ending of the name. */
export function formatOf(path: string): 'csv' | 'json' {
  if (path.endsWith('.csv')) return 'csv';
  if (path.endsWith('.json')) return 'json';
  throw new CommandFailed(`${path} must end in .csv or .json.`);
}

/** Imports a file; without `apply` it only tells what would happen. D-009 */
export async function importFile(
  { database, passwords, now, say }: Workplace,
  noun: NounName,
  path: string,
  apply: boolean,
): Promise<void> {
  const format = formatOf(path);
  const entries = readFile(read(path), format, columnsOf(noun));
  const report = await importRows(database, nounOf(noun), entries, {
    apply,
    now,
    passwords,
  });
  const place = format === 'csv' ? 'line' : 'entry';
  for (const row of report.rows) say(lineOf(place, row));
  say(summary(report, apply));
  if (report.rows.some(({ what }) => what === 'refused'))
    throw new CommandFailed('Nothing was written, because rows were refused.');
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

const lineOf = (place: string, { at, what, key, why }: RowReport) =>
  `${place} ${at}: ${what}${key === '' ? '' : ` ${key}`}${why === undefined ? '' : `: ${why}`}`;

function summary({ noun, rows, written }: ImportReport, apply: boolean): string {
  const count = (what: RowReport['what']) => rows.filter((row) => row.what === what).length;
  const counts = (['created', 'updated', 'unchanged', 'refused'] as const)
    .map((what) => `${count(what)} ${what}`)
    .join(', ');
  const ending = written ? 'Written.' : apply ? '' : 'Dry run: nothing was written. Add --apply to write.';
  return `${rows.length} ${noun}: ${counts}. ${ending}`.trim();
}

import { CsvError } from 'csv-parse';
import { OneRosterVersion } from '@bcs/contract/features/imports/model';
import { ARCHIVE_BOUNDS } from '@bcs/contract/features/imports/one-roster';
import { zipEntries, ZipRefused, type ZipEntry } from '#kernel/zip/directory';
import { unpack } from '#kernel/zip/unpack';
import { NotCsv, recordsInTurns, TooMuchCsv } from '#kernel/csv-lines';
import { detectEncoding } from '#kernel/list-file/encoding';
import { detectDelimiter, beginningOfFile } from './read-upload.ts';

/** The files that are read, with their known columns; everything else is ignored. ADM-059 */
const COLUMNS = {
  orgs: ['sourcedid', 'name'],
  academicSessions: ['sourcedid', 'title'],
  courses: ['sourcedid', 'title', 'coursecode'],
  classes: ['sourcedid', 'status', 'title', 'classcode', 'coursesourcedid', 'schoolsourcedid', 'termsourcedids'],
  users: ['sourcedid', 'status', 'enableduser', 'role', 'username', 'givenname', 'familyname', 'email'],
  roles: ['sourcedid', 'status', 'usersourcedid', 'roletype', 'role'],
  enrollments: ['sourcedid', 'status', 'classsourcedid', 'usersourcedid', 'role'],
} as const;
export type OneRosterFileName = keyof typeof COLUMNS;
const FILES = Object.keys(COLUMNS) as OneRosterFileName[];

/** One record; `get` returns an empty text for a missing column. */
export type SourceRow = Readonly<{ line: number; get: (column: string) => string }>;
export type DeliveryMode = 'bulk' | 'delta' | 'absent';
export interface SourceFiles {
  readonly version: OneRosterVersion;
  readonly system: string;
  readonly modes: Readonly<Record<OneRosterFileName, DeliveryMode>>;
  readonly rows: Readonly<Record<OneRosterFileName, readonly SourceRow[]>>;
}

const MOST_RECORDS = 200_000;
const BOUNDS = { rows: MOST_RECORDS + 1, columns: 200, cells: 50 * MOST_RECORDS };
const TOO_MUCH = { rows: '200,000 records', columns: '200 columns' };

/**
 * Reads a OneRoster zip according to its manifest, one file after the other.
 * @throws ZipRefused
 */
export async function readSource(bytes: Uint8Array): Promise<SourceFiles> {
  const entries = zipEntries(bytes, ARCHIVE_BOUNDS);
  const manifest = entries.find(({ name }) => /^(?:[^/]*\/)?manifest\.csv$/i.test(name));
  if (!manifest) throw new ZipRefused('This zip has no manifest.csv, by which OneRoster files are recognized.');
  const told = await readManifest(await recordsOf(bytes, manifest, ['propertyname', 'value']));
  const folder = manifest.name.slice(0, -'manifest.csv'.length);
  const rows: Partial<Record<OneRosterFileName, readonly SourceRow[]>> = {};
  const modes: Partial<Record<OneRosterFileName, DeliveryMode>> = {};
  for (const file of FILES) {
    const entry = entries.find(({ name }) => name.toLowerCase() === `${folder}${file}.csv`.toLowerCase());
    const mode = told.modes.get(file.toLowerCase()) ?? (entry ? 'bulk' : 'absent');
    if (mode !== 'absent' && !entry) throw new ZipRefused(`The manifest names ${file}.csv, which is not in the zip.`);
    modes[file] = mode;
    rows[file] = mode === 'absent' || !entry ? [] : await recordsOf(bytes, entry, COLUMNS[file]);
  }
  const { version, system } = told;
  return { version, system, modes: modes as SourceFiles['modes'], rows: rows as SourceFiles['rows'] };
}

async function readManifest(rows: readonly SourceRow[]) {
  const told = new Map(rows.map(({ get }) => [get('propertyname').toLowerCase(), get('value')]));
  const said = told.get('oneroster.version') ?? '';
  const version = OneRosterVersion.options.find((known) => said === known || said.startsWith(`${known}.`));
  if (!version)
    throw new ZipRefused(
      said === ''
        ? 'The manifest does not say which version of OneRoster this is.'
        : `This is OneRoster ${said.slice(0, 20)}. Versions 1.1 and 1.2 are read.`,
    );
  const modes = new Map<string, DeliveryMode>();
  for (const [name, value] of told) {
    const file = /^file\.(.+)$/.exec(name)?.[1];
    const mode = value.toLowerCase();
    if (file && (mode === 'bulk' || mode === 'delta' || mode === 'absent')) modes.set(file, mode);
  }
  const system = told.get('source.systemcode') || told.get('source.systemname') || 'this source';
  return { version, modes, system: system.slice(0, 100) };
}

/** Reads the records of one file with only the needed columns, yielding in between. */
async function recordsOf(bytes: Uint8Array, entry: ZipEntry, columns: readonly string[]): Promise<SourceRow[]> {
  const unpacked = await unpack(bytes, entry);
  const text = { bytes: unpacked, encoding: detectEncoding(unpacked) };
  const delimiter = detectDelimiter(beginningOfFile(text));
  const rows: SourceRow[] = [];
  let places: ReadonlyMap<string, number> | undefined;
  try {
    for await (const { record, info } of recordsInTurns(text, BOUNDS, delimiter)) {
      if (places) rows.push(rowOf(record, info.lines, places));
      else places = placesOf(record, columns, entry.name);
    }
  } catch (error) {
    if (error instanceof TooMuchCsv)
      throw new ZipRefused(`${entry.name} has more than ${TOO_MUCH[error.of]}.`, { cause: error });
    if (error instanceof NotCsv) throw new ZipRefused(`${entry.name} is not text.`, { cause: error });
    if (error instanceof CsvError)
      throw new ZipRefused(`${entry.name} is not valid CSV: ${error.message}`, { cause: error });
    throw error;
  }
  return rows;
}

/** Returns the index of each column. A file without its first column is ignored. */
function placesOf(header: readonly string[], columns: readonly string[], name: string): ReadonlyMap<string, number> {
  const titles = header.map((title) => title.trim().toLowerCase());
  const [needed = ''] = columns;
  if (!titles.includes(needed)) throw new ZipRefused(`${name} has no column ${needed}.`);
  return new Map(columns.map((column) => [column, titles.indexOf(column)]));
}

function rowOf(record: readonly string[], line: number, places: ReadonlyMap<string, number>): SourceRow {
  const cells = new Map<string, string>();
  for (const [column, at] of places) {
    const cell = record[at]?.trim();
    if (cell) cells.set(column, cell);
  }
  return { line, get: (column) => cells.get(column) ?? '' };
}

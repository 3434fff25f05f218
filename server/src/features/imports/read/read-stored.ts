import type { OneRosterReading } from '@bcs/contract/features/imports/one-roster';
import { noOneRoster } from '@bcs/contract/features/imports/failures';
import type { Reading } from '@bcs/contract/features/imports/reading';
import type { ImportPreview } from '@bcs/contract/features/imports/model';
import type { Db } from '#database/db';
import { RefusalError } from '#kernel/refusal-error';
import { ZipRefused } from '#kernel/zip/directory';
import { knownColumns, neededColumns } from './columns-of.ts';
import { readEntries, impliedRole, impliedPlace } from './entries-of.ts';
import { readSource, type SourceFiles } from './one-roster-files.ts';
import { recogniseAccounts, peopleSheet, rosterSheet, type SourceSheet } from './one-roster-sheet.ts';
import { toOneRosterSource, type OneRosterSource } from './one-roster-source.ts';
import { FILE_SOURCE } from '../plan/plan-import.ts';
import type { StoredImport } from '../queries-imports.ts';
import { findClassesHere, type StoredClassKey } from '../queries-kept.ts';
import type { FileEntry } from './read-file.ts';
import { problemOfReading, readSheet, type Sheet } from './read-upload.ts';

/** A OneRoster zip with the options for it. */
type SourceRead = Readonly<{ reading: OneRosterReading; source: OneRosterSource; here: readonly StoredClassKey[] }>;

/** The rows of an import from any kind of file. */
export interface ReadRows {
  readonly sheet: Sheet;
  /** The reason why rows cannot be compared yet. */
  readonly problem: string | null;
  readonly entries: readonly FileEntry[];
  /** The name under which its values are stored. */
  readonly source: string;
  /** Tells whether people missing from it may be proposed for ending. */
  readonly mayBeWhole: boolean;
  /** The accounts of people whom the source has dropped. */
  readonly leaving: readonly number[];
  readonly read: SourceRead | null;
}

/**
 * Reads the file of an import according to its reading.
 * @throws RefusalError
 */
export async function readStored(db: Db, stored: StoredImport, bytes: Uint8Array): Promise<ReadRows> {
  const { kind, reading } = stored;
  const { oneRoster } = reading;
  if (oneRoster) return readOneRoster(db, stored, oneRoster, bytes);
  const sheet = await readSheet(bytes, reading);
  const asked = {
    known: knownColumns(kind),
    needed: neededColumns(kind, stored).filter((name) => name !== 'role' || !reading.everybody),
  };
  const problem = problemOfReading(sheet, reading, asked);
  const entries = problem === null ? await listOf(sheet, stored) : [];
  return { sheet, problem, entries, source: FILE_SOURCE, mayBeWhole: true, leaving: [], read: null };
}

/** Reads the rows of a list. A list never ends accounts, so people who have left are skipped. */
async function listOf(
  sheet: Sheet,
  { kind, reading, corrections, ...place }: StoredImport,
): Promise<readonly FileEntry[]> {
  const given = { ...impliedPlace(kind, place), ...impliedRole(kind, reading) };
  const entries = await readEntries(sheet, reading, corrections, given, { isList: true });
  if (kind !== 'people') return entries;
  return entries.map(({ endsBecause, ...entry }) =>
    endsBecause === undefined ? entry : { ...entry, passedOver: endsBecause },
  );
}

/**
 * Reads a zip as OneRoster.
 * @throws RefusalError with the reason
 */
export async function readZip(bytes: Uint8Array): Promise<SourceFiles> {
  try {
    return await readSource(bytes);
  } catch (error) {
    if (error instanceof ZipRefused)
      throw new RefusalError(noOneRoster(error.message), undefined, undefined, { cause: error });
    throw error;
  }
}

const NO_CLASS = 'No class in this file is known here yet. Choose the matching class here for each of them below.';

async function readOneRoster(
  db: Db,
  stored: StoredImport,
  reading: OneRosterReading,
  bytes: Uint8Array,
): Promise<ReadRows> {
  const files = await readZip(bytes);
  const source = toOneRosterSource(files);
  const here = await findClassesHere(db, stored);
  const codes = codesOf(reading, here);
  const roster = source.enrollments.filter(({ classId }) => codes.has(classId));
  const gone = [...source.users.values()].filter((user) => user.gone !== null).map(({ id }) => id);
  const isRoster = stored.kind === 'enrollments';
  const ids = isRoster ? [...roster.map(({ userId }) => userId), ...gone] : [...source.users.keys()];
  const recognised = await recogniseAccounts(db, reading, source, ids);
  const sheet = isRoster ? rosterSheet(roster, reading, codes, recognised) : peopleSheet(source, recognised);
  return {
    sheet,
    problem: isRoster && codes.size === 0 ? NO_CLASS : null,
    entries: await entriesOfSource(sheet, stored),
    source: reading.source,
    mayBeWhole: reading.mode === 'bulk',
    leaving: isRoster ? gone.flatMap((id) => recognised(id).accountId ?? []) : [],
    read: { reading, source, here },
  };
}

/** The codes of classes by the ids of the source; classes outside of the import's place are left out. */
function codesOf({ classes }: OneRosterReading, here: readonly StoredClassKey[]): ReadonlyMap<string, string> {
  const byId = new Map(here.map(({ id, code }) => [id, code]));
  return new Map(
    Object.entries(classes).flatMap(([id, courseId]) => {
      const code = courseId === null ? undefined : byId.get(courseId);
      return code === undefined ? [] : [[id, code] as const];
    }),
  );
}

async function entriesOfSource(sheet: SourceSheet, stored: StoredImport): Promise<readonly FileEntry[]> {
  const { kind, corrections } = stored;
  const reading = stored.reading as Pick<Reading, 'columns'> & Reading;
  const given = kind === 'people' || stored.university === null ? {} : { university: stored.university };
  return (await readEntries(sheet, reading, corrections, given)).map((entry) => {
    const { problems = [], ...beside } = sheet.beside.get(entry.at) ?? {};
    // cells corrected in the preview have been reviewed
    const open = problems.filter(({ column }) => corrections[`${entry.at}/${column}`] === undefined);
    return { ...entry, ...beside, ...(open.length > 0 && { problems: open }) };
  });
}

const MOST_CLASSES_SHOWN = 300;

const counted = (keys: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

/** Describes the options for a OneRoster source in its preview. ADM-062 */
export function sourceShown({ reading, source, here }: SourceRead): NonNullable<ImportPreview['reading']['source']> {
  const { system, version, mode } = reading;
  const classes = new Map(Object.entries(reading.classes));
  const roles = new Map(Object.entries(reading.roles));
  const known = new Set(here.map(({ id }) => id));
  const rowsOf = counted(source.enrollments.map(({ classId }) => classId));
  const courseOf = (id: string): number | null => {
    const courseId = classes.get(id) ?? null;
    return courseId !== null && known.has(courseId) ? courseId : null;
  };
  const imported = source.enrollments.filter(({ classId }) => courseOf(classId) !== null);
  const ids = new Set([...source.classes.keys(), ...rowsOf.keys()]);
  return {
    system,
    version,
    mode,
    roles: [...counted(imported.map(({ role }) => role))]
      .filter(([name]) => name !== '')
      .map(([name, rows]) => ({ name, role: roles.get(name) ?? null, rows })),
    classes: [...ids]
      .map((id) => ({
        id,
        title: source.classes.get(id)?.title ?? id,
        courseId: courseOf(id),
        rows: rowsOf.get(id) ?? 0,
      }))
      .toSorted(
        (one, other) => Number(one.courseId === null) - Number(other.courseId === null) || other.rows - one.rows,
      )
      .slice(0, MOST_CLASSES_SHOWN),
    here: here.map(({ id, code }) => ({ id, code })),
  };
}

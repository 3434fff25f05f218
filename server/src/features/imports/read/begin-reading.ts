import type { ImportKind } from '@bcs/contract/features/imports/model';
import { NEEDS_UNIVERSITY, FILE_TOO_LARGE, noOneRoster, notATable } from '@bcs/contract/features/imports/failures';
import { headerKey } from '@bcs/contract/features/imports/header';
import { sourceName, usualRoles, type OneRosterReading } from '@bcs/contract/features/imports/one-roster';
import { type Reading, MOST_BYTES, MOST_COLUMNS, MOST_ROWS } from '@bcs/contract/features/imports/reading';
import type { Sql, Db } from '#database/db';
import { RefusalError } from '#kernel/refusal-error';
import { isZip } from '#kernel/zip/unpack';
import { asCsv } from '#kernel/list-file/as-csv';
import { NoList } from '#kernel/list-file/no-list';
import { knownColumns } from './columns-of.ts';
import { columnsOfSource } from './one-roster-sheet.ts';
import { toOneRosterSource } from './one-roster-source.ts';
import { findReading } from '../queries-imports.ts';
import { findClassesHere } from '../queries-kept.ts';
import { readZip } from './read-stored.ts';
import { recogniseLayout } from './read-upload.ts';

type Beginning = Readonly<{ kind: ImportKind; universityId: number | null; courseId: number | null }>;
type Begun = Readonly<{ reading: Reading; headerKey: string }>;

/**
 * Starts reading an uploaded file: like the last applied file with the same header or source, or else as it is
 * recognised.
 * @param within limits `i`
 * @throws RefusalError
 */
export async function beginReading(db: Db, begun: Beginning, bytes: Uint8Array, within: Sql): Promise<Begun> {
  if (isZip(bytes)) return beginOneRoster(db, begun, bytes, within);
  const { reading, sheet } = await recogniseLayout(bytes, knownColumns(begun.kind));
  const key = headerKey(sheet.header);
  const before = await findReading(db, begun.kind, key, within);
  return { reading: before ? { ...reading, columns: before.reading.columns } : reading, headerKey: key };
}

async function beginOneRoster(db: Db, begun: Beginning, bytes: Uint8Array, within: Sql): Promise<Begun> {
  const { kind, universityId, courseId } = begun;
  if (universityId === null) throw new RefusalError(NEEDS_UNIVERSITY);
  const files = await readZip(bytes);
  const source = sourceName({ universityId, courseId }, files.system);
  const before = (await findReading(db, kind, source, within))?.reading.oneRoster;
  const here = await findClassesHere(db, begun);
  const byCode = new Map(here.map(({ id, code }) => [codeKey(code), id]));
  const told = toOneRosterSource(files);
  const recognised = [...told.classes.values()].flatMap(({ id, codes }) => {
    const courseHere = codes.map((code) => byCode.get(codeKey(code))).find((found) => found !== undefined);
    return courseHere === undefined || id.length > LONGEST_ID ? [] : [[id, courseHere] as const];
  });
  const oneRoster: OneRosterReading = {
    source,
    system: files.system,
    version: files.version,
    mode: files.modes.enrollments === 'delta' ? 'delta' : 'bulk',
    roles: { ...usualRoles(told.enrollments.map(({ role }) => role)), ...before?.roles },
    classes: { ...Object.fromEntries(recognised), ...before?.classes },
  };
  const how = { encoding: 'utf-8', delimiter: ',', hasHeader: true, columns: columnsOfSource(kind) } as const;
  return { reading: { ...how, oneRoster }, headerKey: source };
}

const LONGEST_ID = 255;
const codeKey = (code: string): string => code.trim().toLowerCase();

const BOUNDS = { mostBytes: MOST_BYTES, mostRows: MOST_ROWS, mostColumns: MOST_COLUMNS };

/**
 * Converts an uploaded file into CSV or OneRoster. ADM-038
 * @throws RefusalError
 */
export async function asListFile(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return await asCsv(bytes, BOUNDS);
  } catch (error) {
    if (error instanceof NoList) throw new RefusalError(refusalOf(error), undefined, undefined, { cause: error });
    throw error;
  }
}

function refusalOf({ what, message }: NoList) {
  if (what === 'too large') return FILE_TOO_LARGE;
  return what === 'damaged' ? noOneRoster(message) : notATable(message);
}

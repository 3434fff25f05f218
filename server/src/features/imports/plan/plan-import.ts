import { hash } from 'node:crypto';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { z } from 'zod';
import type { Values } from '@bcs/contract/features/imports/compare';
import { NO_CHOICES, type ImportChoices, type ChosenRows } from '@bcs/contract/features/imports/choices';
import {
  planText,
  rowSignature,
  planRows,
  type StoredMatch,
  type MissingRows,
} from '@bcs/contract/features/imports/plan';
import type { RowOutcome, Problem } from '@bcs/contract/features/imports/outcome';
import type { FileRow } from '@bcs/contract/features/imports/file-row';
import { judgeEnding, type EndingCount } from '@bcs/contract/features/imports/threshold';
import type { DayOrder } from '@bcs/contract/kernel/spreadsheet-days';
import type { Db } from '#database/db';
import { withClearDays } from './clear-days.ts';
import { findMissing } from './find-missing.ts';
import { givenCells, type FoundRow, type Noun, type ImportReach } from '../nouns/noun.ts';
import { inSlices, ROWS_IN_A_SLICE } from '../read/in-slices.ts';
import { NOBODY_LISTENS, type ReportProgress } from '../apply/progress.ts';
import { countActive, findBases, type ObjectBase } from '../queries-kept.ts';
import type { FileEntry } from '../read/read-file.ts';

/** The source of CSV and JSON files, which are all treated as one source. */
export const FILE_SOURCE = 'file';

export interface PlanningOptions {
  readonly reach: ImportReach;
  readonly chosen: ChosenRows;
  readonly choices?: ImportChoices;
  readonly source?: string;
  /** Tells whether to store what the source has brought; changes on a screen have no source. */
  readonly remembers?: boolean;
  /** The accounts of people whom the source has dropped from all classes. ADM-061 */
  readonly leaving?: readonly number[];
  /** Tells whether to lock everything that the plan concerns until the transaction ends. */
  readonly holds: boolean;
  /** The order of day and month, if chosen. */
  readonly days?: DayOrder | null;
  readonly tell?: ReportProgress;
}

/** The rows of a file with their outcomes, and everything needed for saving them. */
export interface ImportPlan {
  readonly source: string;
  readonly outcomes: readonly RowOutcome[];
  readonly found: readonly (StoredMatch | null)[];
  readonly rows: readonly FileRow[];
  readonly missing: readonly (MissingRows & { readonly stored: Values })[];
  readonly bases: ReadonlyMap<string, ObjectBase>;
  readonly endings: readonly EndingCount[];
  /** A short digest of each row, in the order of the outcomes. */
  readonly signs: readonly string[];
  readonly digest: string;
}

/** Plans a file, for both the preview and the save. ADM-044 */
export async function planImport<Row>(
  tx: Db,
  noun: Noun<Row>,
  entries: readonly FileEntry[],
  {
    reach,
    chosen,
    choices = NO_CHOICES,
    source = FILE_SOURCE,
    leaving = [],
    remembers = true,
    holds,
    days = null,
    tell = NOBODY_LISTENS,
  }: PlanningOptions,
): Promise<ImportPlan> {
  const rows = await inSlices(withClearDays(noun, entries, days), (slice) =>
    slice.map((entry) => readRow(noun, entry)),
  );
  const known = rows.filter(({ key }) => key !== '');
  const places = await inSlices(
    known,
    (slice) =>
      noun.find(
        slice.map(({ given }) => given as Row),
        { tx, reach, holds },
      ),
    (done) => tell(done, entries.length),
  );
  const objects = places.flatMap(({ object }) => (object === null ? [] : [object]));
  const brought = remembers ? await inSlices(objects, (slice) => findBases(tx, source, noun.name, slice)) : [];
  const bases = new Map(brought.map(named));
  const byLine = new Map(known.map(({ line }, index) => [line, foundOf(places[index], bases)]));
  const found = rows.map(({ line }) => byLine.get(line) ?? null);
  const missing = await findMissing(tx, source, choices, leaving, new Set(objects));
  const outcomes: RowOutcome[] = [];
  const signs: string[] = [];
  for (const planned of planRows(rows, found, missing, chosen, (_row, whole) => judge(noun, whole))) {
    const outcome = remembers ? planned : { ...planned, isChange: false };
    outcomes.push(outcome);
    // the text of a row can be long and is no longer needed, while all of them would double the size of a large file
    signs.push(hash('sha256', rowSignature(outcome)));
    if (outcomes.length % ROWS_IN_A_SLICE === 0) await yieldToOthers();
  }
  return {
    source,
    outcomes,
    found,
    rows,
    missing,
    bases,
    signs: signs.map((sign) => sign.slice(0, SIGN_LENGTH)),
    digest: hash('sha256', planText(signs)),
    endings: noun.name === 'enrollments' ? await endingsOf(tx, outcomes, choices) : [],
  };
}

const named = (base: ObjectBase): [string, ObjectBase] => [base.object, base];

function readRow<Row>({ schema, key, recognisedBy }: Noun<Row>, entry: FileEntry): FileRow {
  const { given, problems } = givenCells(entry, schema.shape);
  const missing = recognisedBy.filter((name) => !(name in given) && !problems.some(({ column }) => column === name));
  const own = entry.problem === undefined ? [] : [{ column: null, message: entry.problem }];
  const said = entry.problems ?? [];
  const all = [
    ...own,
    ...said,
    ...problems,
    ...missing
      .filter((column) => !said.some((one) => one.column === column))
      .map((column) => ({ column, message: 'is needed' })),
  ];
  const isKnown = all.every(({ column }) => column === null || !recognisedBy.includes(column));
  const { note, endsBecause, sourcedId, claims, passedOver } = entry;
  return {
    line: entry.at,
    key: isKnown ? key(given as Row) : '',
    given: given as Values,
    problems: all,
    ...(note !== undefined && { note }),
    ...(endsBecause !== undefined && { endsBecause }),
    ...(sourcedId !== undefined && { sourcedId }),
    ...(claims !== undefined && { claims }),
    ...(passedOver !== undefined && { passedOver }),
  };
}

/** Resumes an enrollment that an import ended itself, but not one that a person ended. ADM-051 */
function foundOf(one: FoundRow | undefined, bases: ReadonlyMap<string, ObjectBase>): StoredMatch | null {
  if (!one) return null;
  const last = one.object === null ? undefined : bases.get(one.object)?.brought;
  const forgotten = Object.fromEntries((one.forgets ?? []).map((column) => [column, undefined]));
  const brought = last ? { ...last, ...forgotten } : null;
  const began = one.object !== null && (bases.get(one.object)?.began ?? false);
  const wasAbsent = brought?.['absent'] === true;
  const endedByFile = wasAbsent || brought?.['active'] === false;
  if (!one.ended || !endedByFile) return { ...one, brought, began };
  return { ...one, brought, began, ended: null, ...(wasAbsent && { implied: { ...one.implied, active: true } }) };
}

/** Finds the mistakes in a row as it would be stored. */
function judge<Row>({ schema }: Noun<Row>, cells: Values): Problem[] {
  const own = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, cells[name]]));
  const { error } = schema.safeParse(own);
  return error ? error.issues.map((issue) => problemOf(issue, own)) : [];
}

const problemOf = ({ path, message }: z.core.$ZodIssue, cells: Values): Problem => {
  const column = path.join('.');
  return { column, message: cells[column] === undefined ? 'is needed' : message };
};

const SIGN_LENGTH = 8;

/** Counts the enrollments that end, by class. ADM-049 */
async function endingsOf(tx: Db, outcomes: readonly RowOutcome[], choices: ImportChoices): Promise<EndingCount[]> {
  const ending = new Map<number, number>();
  for (const { object, changes } of outcomes) {
    const ends = changes.some(({ column, to }) => column === 'active' && to === false);
    const courseId = Number(object?.split('/')[0]);
    if (ends && courseId) ending.set(courseId, (ending.get(courseId) ?? 0) + 1);
  }
  if (ending.size === 0) return [];
  const active = await countActive(tx, [...ending.keys()]);
  return active.map((one) => judgeEnding({ ...one, ending: ending.get(one.courseId) ?? 0 }, choices));
}

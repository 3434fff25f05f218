import { z } from 'zod';
import { ROLES } from '#kernel/roles';
import { count, id, instant } from '#kernel/schema';

/** The kinds of records that can be imported in the browser. */
export const ImportKind = z.enum(['enrollments', 'people']);
export type ImportKind = z.infer<typeof ImportKind>;
/** Specified by ADM-054. */
export const ImportState = z.enum(['reading', 'checking', 'ready', 'applying', 'applied', 'cancelled', 'failed']);
export type ImportState = z.infer<typeof ImportState>;
/** The outcomes of a row. ADM-041, ADM-043 */
export const OutcomeKind = z.enum(['created', 'changed', 'unchanged', 'refused', 'left out', 'not in the file']);
export type OutcomeKind = z.infer<typeof OutcomeKind>;
const Encoding = z.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252']);
export type Encoding = z.infer<typeof Encoding>;
const Delimiter = z.enum([',', ';', '\t']);
export type Delimiter = z.infer<typeof Delimiter>;

const LONGEST_CELL = 2000;
const MOST_CHOICES = 20_000;
const MOST_COLUMNS = 200;
const line = () => z.int().min(1);

/** A value of a cell in a file or in the database. */
const Value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

export const ReadingChoice = z.strictObject({
  encoding: Encoding,
  delimiter: Delimiter,
  hasHeader: z.boolean(),
  columns: z.array(z.string().max(50).nullable()).max(MOST_COLUMNS),
  /** The role of everybody whose row does not contain one. ADM-039 */
  everybody: z.enum(ROLES).nullable().optional(),
});

const MOST_SOURCE_ROLES = 100;
const MOST_SOURCE_CLASSES = 5000;
const mostKeys = (most: number) => (record: object) => Object.keys(record).length <= most;

/** The roles and classes that correspond to those of a OneRoster source; null if they are not imported. ADM-062 */
export const SourceChoice = z.strictObject({
  roles: z.record(z.string().max(100), z.enum(ROLES)).refine(mostKeys(MOST_SOURCE_ROLES)),
  classes: z.record(z.string().max(255), id().nullable()).refine(mostKeys(MOST_SOURCE_CLASSES)),
});

export type SourceChosen = z.infer<typeof SourceChoice>;

export const OneRosterVersion = z.enum(['1.1', '1.2']);
export type OneRosterVersion = z.infer<typeof OneRosterVersion>;

/** A OneRoster source as its preview shows it. ADM-059, ADM-062 */
const SourceShown = z.object({
  system: z.string(),
  version: OneRosterVersion,
  mode: z.enum(['bulk', 'delta']),
  /** The roles that are imported, with the number of their rows. */
  roles: z.array(z.object({ name: z.string(), role: z.enum(ROLES).nullable(), rows: count() })),
  /** The classes with the most rows first, imported ones leading; at most 300. */
  classes: z.array(z.object({ id: z.string(), title: z.string(), courseId: id().nullable(), rows: count() })),
  /** The classes of the product to which a class of the source can be mapped. */
  here: z.array(z.object({ id: id(), code: z.string() })),
});

export const ChoicesMade = z.strictObject({
  leftOut: z.array(line()).max(MOST_CHOICES),
  leavesOutAllRefused: z.boolean(),
  takesFile: z.array(z.string().max(100)).max(MOST_CHOICES),
  resumes: z.array(line()).max(MOST_CHOICES),
  wholeRosters: z.array(id()).max(100),
  wholeRoles: z.array(z.string().max(40)).max(700).optional(),
  ends: z.array(z.string().max(50)).max(MOST_CHOICES),
  typed: z.record(z.string().max(20), count()),
});

export const CellCorrection = z.strictObject({
  line: line(),
  column: z.string().max(50),
  text: z.string().max(LONGEST_CELL),
  /** Tells whether to correct all equal cells of the column. */
  everywhere: z.boolean().optional(),
});

export type Correction = z.infer<typeof CellCorrection>;

const CountsOf = z.record(OutcomeKind, count());

/** An import as the list shows it. ADM-053 */
export const ImportSummary = z.object({
  id: id(),
  kind: ImportKind,
  state: ImportState,
  fileName: z.string(),
  /** The person who began it; null for the command line. */
  author: z.string().nullable(),
  university: z.string().nullable(),
  course: z.string().nullable(),
  createdAt: instant(),
  appliedAt: instant().nullable(),
  undoneAt: instant().nullable(),
  counts: CountsOf.nullable(),
  /** The number of rows read or written so far, while that takes long; else null. ADM-054 */
  progress: z.object({ done: count(), total: count() }).nullable(),
});
export type ImportSummary = z.infer<typeof ImportSummary>;

export const OutcomeShown = z.object({
  line: line().nullable(),
  key: z.string(),
  object: z.string().nullable(),
  kind: OutcomeKind,
  /** The cells of the mapped columns, as they are in the file or were corrected. */
  cells: z.record(z.string(), z.string()),
  changes: z.array(z.object({ column: z.string(), from: Value, to: Value })),
  contested: z.array(z.object({ column: z.string(), here: Value, file: Value, takesFile: z.boolean() })),
  ended: z.object({ at: z.string().nullable(), by: z.string().nullable(), resumes: z.boolean() }).nullable(),
  problems: z.array(z.object({ column: z.string().nullable(), message: z.string() })),
  note: z.string().nullable(),
  /** Lines about the same person or object with other values. */
  twins: z.array(line()),
});
export type OutcomeShown = z.infer<typeof OutcomeShown>;

/** The preview of a file, with a page of its rows. ADM-041 */
export const ImportPreview = z.object({
  import: ImportSummary,
  /** The way in which the file is read, with its header and the options for each column. */
  reading: z.object({
    encoding: Encoding,
    delimiter: Delimiter,
    hasHeader: z.boolean(),
    columns: z.array(z.string().nullable()),
    header: z.array(z.string()),
    sample: z.array(z.array(z.string())),
    choices: z.array(z.object({ name: z.string(), holds: z.string(), isNeeded: z.boolean() })),
    /** The role of everybody whose row does not contain one. */
    everybody: z.enum(ROLES).nullable(),
    /** Columns that are ignored although their few values may decide who is meant. */
    leftOut: z.array(z.object({ title: z.string(), words: z.array(z.string()) })),
    /** The reason why rows cannot be compared yet; null if they can. */
    problem: z.string().nullable(),
    /** The OneRoster source; null for a file with a table. */
    source: SourceShown.nullable(),
  }),
  choices: ChoicesMade,
  counts: CountsOf,
  /** Rows that need an answer: refused ones and contested fields. */
  questions: count(),
  total: count(),
  /** Refused cells with the same value in several rows, which can be corrected together. */
  equalCells: z.array(
    z.object({ column: z.string(), text: z.string(), line: line(), rows: count(), message: z.string() }),
  ),
  rows: z.array(OutcomeShown),
  /** The next refused row after the given index, by its index among all rows; null if there is none. */
  nextProblem: count().nullable(),
  /** The number of people of each role that imports have enrolled. */
  classes: z.array(
    z.object({
      id: id(),
      code: z.string(),
      begun: count(),
      roles: z.array(z.object({ role: z.enum(ROLES), begun: count() })),
    }),
  ),
  endings: z.array(
    z.object({
      courseId: id(),
      course: z.string(),
      active: count(),
      ending: count(),
      needsNumber: z.boolean(),
      isTyped: z.boolean(),
    }),
  ),
  digest: z.string(),
  canApply: z.boolean(),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

export const UndoPreview = z.object({
  takenBack: count(),
  /** The people or objects that an undo removes. */
  goes: z.array(z.object({ name: z.string(), did: z.enum(['created', 'changed']) })),
  kept: z.array(z.object({ name: z.string(), did: z.enum(['created', 'changed']), why: z.string() })),
  digest: z.string(),
});
export type UndoPreview = z.infer<typeof UndoPreview>;

/** The effect of a bulk change on one person. ADM-031, ADM-117 */
export const BulkRow = z.object({
  email: z.string(),
  /** The name of a present or former member of the class; for others only the typed address is shown. ADM-018 */
  name: z.string().nullable(),
  what: z.enum(['begin', 'resume', 'change role', 'end', 'unchanged', 'refused']),
  why: z.string().nullable(),
});
export type BulkRow = z.infer<typeof BulkRow>;

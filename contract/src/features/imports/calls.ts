import { z } from 'zod';
import { call } from '#kernel/call';
import { listing, pageOf } from '#kernel/listing';
import { count, day, done, id, requiredText, text } from '#kernel/schema';
import { importRosters } from './abilities.ts';
import * as failures from './failures.ts';
import {
  CellCorrection,
  ChoicesMade,
  ImportKind,
  ImportSummary,
  OutcomeKind,
  ImportPreview,
  ReadingChoice,
  SourceChoice,
  UndoPreview,
} from './model.ts';

const imported = { scope: 'courses-or-grant', allow: importRosters } as const;

/** The greatest length of a request: 10 MB as base64, with some room for other fields. */
const LONGEST_FILE = 14_000_000;
const DIGEST = 64;
/** The id of an import, which only the person who began it can see. */
const one = { importId: id() };

export const imports = call('POST /broker/imports', {
  ...imported,
  shows: ['imports', 'classes'],
  summary: 'Earlier imports of people and rosters, the latest first',
  input: {
    ...listing(['createdAt']),
    /** Limits the list to one import, to see its progress. */
    importId: id().optional(),
  },
  output: pageOf(ImportSummary).extend({
    /** The universities and classes in which the caller may start an import. */
    universities: z.array(z.object({ id: id(), name: z.string() })),
    classes: z.array(z.object({ id: id(), code: z.string(), university: z.string(), universityId: id() })),
  }),
});

export const uploadImport = call('POST /broker/uploadImport', {
  ...imported,
  readsFile: true,
  changes: ['imports'],
  summary: 'Accepts a file or pasted cells, and tells how they are read',
  input: {
    kind: ImportKind,
    /** The university; null for the whole installation. */
    universityId: id().nullable(),
    /** The class, if the import is limited to one. */
    courseId: id().nullable(),
    fileName: requiredText(255),
    /** The bytes of the file. */
    base64: z.base64().max(LONGEST_FILE),
  },
  output: { success: z.literal(true), importId: id() },
  fails: [
    failures.FILE_TOO_LARGE,
    failures.NOT_A_TABLE,
    failures.PASSWORDS,
    failures.NO_ONE_ROSTER,
    failures.NEEDS_UNIVERSITY,
  ],
  limit: { calls: 20, perSeconds: 60, by: 'token' },
  longestBody: LONGEST_FILE + 10_000,
});

export const mapImport = call('POST /broker/mapImport', {
  ...imported,
  readsFile: true,
  changes: ['imports'],
  summary:
    'Sets how a file is read and what each of its columns is, or what the roles and classes of a OneRoster source are',
  /** A reading for a table or for a OneRoster file, depending on the file. */
  input: { ...one, reading: ReadingChoice.nullable(), source: SourceChoice.nullable() },
  fails: [
    failures.FILE_TOO_LARGE,
    failures.NOT_A_TABLE,
    failures.PASSWORDS,
    failures.IMPORT_IS_OVER,
    failures.NO_ONE_ROSTER,
  ],
});

export const correctImport = call('POST /broker/correctImport', {
  ...imported,
  readsFile: true,
  changes: ['imports'],
  summary: 'Corrects a cell of the file in the preview, or keeps what was chosen there',
  input: { ...one, cell: CellCorrection.nullable(), choices: ChoicesMade.nullable() },
  fails: [failures.IMPORT_IS_OVER],
});

export const importPreview = call('POST /broker/importPreview', {
  ...imported,
  kind: 'steps',
  changes: [],
  shows: ['imports', 'enrollments'],
  summary: 'Previews what a file would do, row by row, with the digest with which exactly that is applied',
  input: {
    ...one,
    kind: z.union([OutcomeKind, z.literal('all')]),
    page: count().max(1000),
    /** Looks for the first refused row after this index; -1 starts at the beginning. */
    after: z.int().min(-1).max(100_000),
  },
  output: ImportPreview,
  fails: [failures.FILE_TOO_LARGE, failures.NOT_A_TABLE, failures.NO_ONE_ROSTER],
});

export const applyImport = call('POST /broker/applyImport', {
  ...imported,
  kind: 'steps',
  event: 'import.apply',
  changes: ['imports', 'enrollments', 'audit entries'],
  summary: 'Writes exactly what the preview with this digest showed, or nothing',
  input: {
    ...one,
    digest: text(DIGEST),
    /** Tells when to send invitations to people who have not signed in. ADM-057 */
    invitations: z.union([z.enum(['now', 'none']), day()]),
  },
  output: { success: z.literal(true), written: count() },
  fails: [failures.IMPORT_OUTDATED, failures.NOT_READY, failures.IMPORT_IS_OVER, failures.IMPORT_IS_RUNNING],
  limit: { calls: 30, perSeconds: 60, by: 'token' },
});

export const cancelImport = call('POST /broker/cancelImport', {
  ...imported,
  kind: 'steps',
  changes: ['imports'],
  summary: 'Cancels an import that was not applied; nothing is written',
  input: one,
  fails: [failures.IMPORT_IS_OVER, failures.IMPORT_IS_RUNNING],
});

export const importReport = call('POST /broker/importReport', {
  ...imported,
  readsFile: true,
  kind: 'steps',
  changes: ['audit entries'],
  summary: 'Returns the result of each row as a CSV file, or the corrected file of an import that is still open',
  input: one,
  output: done().extend({ fileName: z.string(), csv: z.string() }),
  fails: [failures.FILE_TOO_LARGE, failures.NOT_A_TABLE, failures.NO_ONE_ROSTER],
  takesAway: () => ({ kind: 'list', name: 'Imported file', people: true }),
});

export const previewUndoImport = call('POST /broker/previewUndoImport', {
  ...imported,
  kind: 'steps',
  changes: [],
  shows: ['imports', 'enrollments'],
  summary: 'Previews what undoing an import would undo, and what it would keep and why',
  input: one,
  output: UndoPreview,
  fails: [failures.NOT_TO_UNDO],
});

export const undoImport = call('POST /broker/undoImport', {
  ...imported,
  changes: ['imports', 'enrollments', 'audit entries'],
  summary: 'Undoes an import exactly as its preview showed it',
  input: { ...one, digest: text(DIGEST) },
  fails: [failures.NOT_TO_UNDO, failures.IMPORT_OUTDATED],
});

import { z } from 'zod';
import { call } from '#kernel/call';
import { PREVIEW_OUTDATED } from '#kernel/failure';
import { count, digest, id, instant, text } from '#kernel/schema';
import { readGradebook } from '#features/grading/abilities';
import { GradebookAssignment, GradebookRow, GradebookStudent } from '#features/grading/model';
import { importGradesOf } from './abilities.ts';
import { IMPORT_REFUSED } from './failures.ts';
import { GradesImportPreview, LastWord, SheetRow } from './model.ts';

export const gradebook = call('POST /broker/gradebook', {
  shows: ['assignments', 'submissions', 'comments', 'grades', 'enrollments', 'pictures'],
  summary: 'All submissions of a course that the role grades, with its students and assignments',
  input: { courseId: id() },
  output: {
    gradebook: z.array(GradebookRow),
    students: z.array(GradebookStudent),
    assignments: z.array(GradebookAssignment),
  },
  scope: 'course',
  allow: readGradebook,
});

export const gradebookSheet = call('POST /broker/gradebookSheet', {
  shows: ['assignments', 'submissions', 'comments', 'grades', 'enrollments', 'pictures'],
  summary: 'The same as a sheet: students by assignments with a mark in each cell, for large classes',
  input: { courseId: id() },
  output: {
    students: z.array(GradebookStudent),
    assignments: z.array(GradebookAssignment),
    rows: z.array(SheetRow),
    lastWords: z.array(LastWord),
    /** The time at which these values were current. */
    asOf: instant(),
  },
  scope: 'course',
  allow: readGradebook,
});

/** The greatest length of 500 kB as base64. */
const LONGEST_BASE64 = 670_000;
/** A file of grades; the whole request stays below one megabyte. */
const importedFile = {
  courseId: id(),
  file: text(500_000),
  /** The bytes of a workbook, or of a file that is not in UTF-8; `file` is then empty. */
  base64: z.base64().max(LONGEST_BASE64).optional(),
};
const IMPORTS = { calls: 60, perSeconds: 60, by: 'token' } as const;

export const previewGradeImport = call('POST /broker/previewGradeImport', {
  shows: ['assignments', 'submissions', 'grades'],
  summary: 'What a file of grades or career feedback would change, cell by cell, and what is wrong with it',
  input: importedFile,
  output: GradesImportPreview,
  scope: 'course',
  allow: importGradesOf,
  limit: IMPORTS,
});

export const importGrades = call('POST /broker/importGrades', {
  changes: ['grades'],
  summary: 'Saves a file of grades exactly as its preview showed it, or nothing of it',
  input: { ...importedFile, digest: digest() },
  output: { success: z.literal(true), saved: count() },
  scope: 'course',
  allow: importGradesOf,
  fails: [IMPORT_REFUSED, PREVIEW_OUTDATED],
  limit: IMPORTS,
});

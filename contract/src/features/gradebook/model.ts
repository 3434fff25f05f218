import { z } from 'zod';
import { Mark } from '#features/grading/model';
import { Student } from '#features/submissions/model';
import { count, id } from '#kernel/schema';

/**
 * A student's row with a cell for each assignment, in their order. `submitted` is in seconds since 1970, or 0 if there
 * is no work, so that thousands of cells do not repeat the same text. See decision 0015.
 */
export const SheetRow = z.object({ marks: z.array(Mark), submitted: z.array(count()) });
export type SheetRow = z.infer<typeof SheetRow>;

/** A submission whose latest comment is the student's. SUCC-016 */
export const LastWord = z.object({ studentEnrollmentId: id(), assignmentId: id() });
export type LastWord = z.infer<typeof LastWord>;

/** A cell of an imported file that changes a grade or a feedback status. */
export const ImportedChange = z.object({
  /** The line of the file. */
  row: count(),
  student: Student,
  assignmentId: id(),
  title: z.string(),
  from: Mark,
  to: Mark,
});
export type ImportedChange = z.infer<typeof ImportedChange>;

/** A reason why a file cannot be imported, and its position in the file. */
export const ImportProblem = z.object({ row: count(), column: z.string().nullable(), message: z.string() });
export type ImportProblem = z.infer<typeof ImportProblem>;

/** The exact changes that an import would save; `digest` identifies them when they are saved. */
export const GradesImportPreview = z.object({
  digest: z.string(),
  changes: z.array(ImportedChange),
  /** The first problems; a file can have one in every cell. */
  problems: z.array(ImportProblem),
  problemCount: count(),
  /** Titles of columns that are not items and are ignored. */
  ignoredColumns: z.array(z.string()),
  /** Names in rows that are not students and are ignored. */
  ignoredRows: z.array(z.string()),
  /** The number of cells whose mark is already stored. */
  unchanged: count(),
});
export type GradesImportPreview = z.infer<typeof GradesImportPreview>;

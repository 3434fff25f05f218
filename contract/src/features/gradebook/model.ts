import { z } from 'zod';
import { Mark } from '#features/grading/model';
import { Student } from '#features/submissions/model';
import { count, id } from '#kernel/schema';

/**
 * A student's row, a cell for each assignment in their order. `submitted` counts seconds since 1970, 0 where there is
 * no work: thousands of cells say nothing twice. See decision 0015.
 */
export const SheetRow = z.object({ marks: z.array(Mark), submitted: z.array(count()) });
export type SheetRow = z.infer<typeof SheetRow>;

/** A submission on which its student had the last word. SUCC-016 */
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

/** The reason why a file cannot be imported: where in it, and what is wrong there. */
export const ImportProblem = z.object({ row: count(), column: z.string().nullable(), message: z.string() });
export type ImportProblem = z.infer<typeof ImportProblem>;

/** The exact changes that an import would save; the import recognizes the preview by `digest`. */
export const GradesImportPreview = z.object({
  digest: z.string(),
  changes: z.array(ImportedChange),
  /** The first of them; a file can have a mistake in every cell. */
  problems: z.array(ImportProblem),
  problemCount: count(),
  /** Titles of columns that are not items, and that the import leaves alone. */
  ignoredColumns: z.array(z.string()),
  /** The names of rows that are not students, and that the import leaves alone. */
  ignoredRows: z.array(z.string()),
  /** Cells that say what stands already. */
  unchanged: count(),
});
export type GradesImportPreview = z.infer<typeof GradesImportPreview>;

import { z } from 'zod';
import { Assignment, CareerFeedback, Context, Grade, SubmissionGrade } from '#features/coursework/model';
import { Student, Submission } from '#features/submissions/model';
import { count, id, instant } from '#kernel/schema';

/** What a gradebook needs to know of an item. */
export const GradebookAssignment = Assignment.pick({
  id: true,
  contextId: true,
  title: true,
  effectiveDueDate: true,
  required: true,
  requiredForGraduation: true,
  prework: true,
});
export type GradebookAssignment = z.infer<typeof GradebookAssignment>;

/** What a gradebook needs to know of a submission. */
export const GradebookSubmission = Submission.pick({
  id: true,
  studentEnrollmentId: true,
  date: true,
  version: true,
  resubmissionCount: true,
}).extend({ commentsCount: count() });

/** GRADE-017: one submission. */
export const GradebookRow = z.object({
  assignment: GradebookAssignment,
  student: Student,
  userAccountAvatar: z.string().nullable(),
  submission: GradebookSubmission,
  submissionGrade: SubmissionGrade.nullable(),
  careerFeedback: CareerFeedback.nullable(),
  context: Context,
});
export type GradebookRow = z.infer<typeof GradebookRow>;

/** A student of the course, for the grid; with or without submissions. */
export const GradebookStudent = z.object({
  student: Student,
  studentEnrollmentId: id(),
  userAccountAvatar: z.string().nullable(),
});
export type GradebookStudent = z.infer<typeof GradebookStudent>;

/** What stands in a cell of the gradebook; their meaning is told in `mark.ts`. */
export const Mark = z.enum(['-', '?', ...Grade.options, '1', '2', '3', '4', '5', '6', '7']);

/**
 * A student's row, a cell for each assignment in their order. `submitted` counts seconds since 1970, 0 where there is
 * no work: thousands of cells say nothing twice. See decision 0015.
 */
export const SheetRow = z.object({ marks: z.array(Mark), submitted: z.array(count()) });
export type SheetRow = z.infer<typeof SheetRow>;

/** Who waits for a judgement next. */
export const GradingTarget = z.object({ assignmentId: id(), studentId: id() });
export type GradingTarget = z.infer<typeof GradingTarget>;

/** One item in a student's list of grades: a gradebook row plus status. D-020 */
export const GradesRow = GradebookRow.extend({
  submission: GradebookSubmission.nullable(),
  status: z.enum(['Overdue', 'Not Submitted', 'Submitted-Incomplete', 'Completed', 'Submitted Late', 'Submitted']),
});
export type GradesRow = z.infer<typeof GradesRow>;

/** One change of a grade or a feedback status: who, when, from what to what. */
export const GradeChange = z.object({
  from: z.string().nullable(),
  to: z.string().nullable(),
  by: z.object({ firstName: z.string(), lastName: z.string() }),
  at: instant(),
  /** The grader took it back; without it work that loses its grade was handed in again. */
  takenBack: z.boolean(),
});
export type GradeChange = z.infer<typeof GradeChange>;

/** GRADE-016. Added: what the page says about missed work and about the required grade. D-099, GRADE-061 */
export const Grades = z.object({
  grades: z.array(GradesRow),
  academicAverageGrade: Grade.nullable(),
  roundAcademicAverageValue: z.int().nullable(),
  academicAverageValue: z.number().nullable(),
  missedAssignmentCount: count(),
  maxMissedGeneralAssignment: count().nullable(),
  maxMissedRequiredAssignment: count().nullable(),
  minimumScoreRequired: count().nullable(),
});
export type Grades = z.infer<typeof Grades>;

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

/** Why a file cannot be imported: where in it, and what is wrong there. */
export const ImportProblem = z.object({ row: count(), column: z.string().nullable(), message: z.string() });
export type ImportProblem = z.infer<typeof ImportProblem>;

/** What an import would save, to the letter; `digest` is how the import recognises it. */
export const ImportPreview = z.object({
  digest: z.string(),
  changes: z.array(ImportedChange),
  /** The first of them; a file can have a mistake in every cell. */
  problems: z.array(ImportProblem),
  problemCount: count(),
  /** Cells that say what stands already. */
  unchanged: count(),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

/** Somebody else who grades the same work right now. */
export const PresentGrader = z.object({ firstName: z.string(), lastName: z.string() });
export type PresentGrader = z.infer<typeof PresentGrader>;

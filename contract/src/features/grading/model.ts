import { z } from 'zod';
import { Assignment, CareerFeedback, Context, Grade, SubmissionGrade } from '#features/coursework/model';
import { Stay } from '#features/enrollments/model';
import { Student, Submission } from '#features/submissions/model';
import { count, id, instant } from '#kernel/schema';

/** The fields of an item that a gradebook needs. */
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

/** The fields of a submission that a gradebook needs. */
export const GradebookSubmission = Submission.pick({
  id: true,
  studentEnrollmentId: true,
  date: true,
  version: true,
  resubmissionCount: true,
}).extend({ commentsCount: count() });

/** One submission as a row of the gradebook. GRADE-017 */
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

/** A student of the course as a row of the grid, with or without submissions. */
export const GradebookStudent = z.object({
  student: Student,
  studentEnrollmentId: id(),
  userAccountAvatar: z.string().nullable(),
  /** Added to the specification: when the student was in the class, and whether the account is blocked. D-229 */
  stays: z.array(Stay),
  isBlocked: z.boolean(),
});
export type GradebookStudent = z.infer<typeof GradebookStudent>;

/** The marks in the cells of the gradebook; `mark.ts` explains them. */
export const Mark = z.enum(['-', '?', ...Grade.options, '1', '2', '3', '4', '5', '6', '7']);

/** A mark that somebody gives: a grade, or the id of a feedback status. */
export const GivenMark = Mark.exclude(['-', '?']);
export type GivenMark = z.infer<typeof GivenMark>;

/** The student and the assignment to grade next. */
export const GradingTarget = z.object({ assignmentId: id(), studentId: id() });
export type GradingTarget = z.infer<typeof GradingTarget>;

/** The submissions before and after one, and the number of other ungraded ones. */
export const Neighbours = z.object({
  next: GradingTarget.nullable(),
  previous: GradingTarget.nullable(),
  waiting: count(),
});
export type Neighbours = z.infer<typeof Neighbours>;

/** One change of a grade or a feedback status: who made it, when, and both values. */
export const GradeChange = z.object({
  from: z.string().nullable(),
  to: z.string().nullable(),
  by: z.object({ firstName: z.string(), lastName: z.string() }),
  at: instant(),
  /** True if the grader undid the grade; a grade also disappears when the work is submitted again. */
  takenBack: z.boolean(),
});
export type GradeChange = z.infer<typeof GradeChange>;

/** Another person who is grading the same work at the moment. */
export const PresentGrader = z.object({ firstName: z.string(), lastName: z.string() });
export type PresentGrader = z.infer<typeof PresentGrader>;

/**
 * A former version of an assignment's header and instructions, with the time until which it was valid; null for the
 * present one. ADM-098
 */
export const InstructionsVersion = z.object({
  version: id(),
  header: z.string(),
  /** The instructions in Markdown. */
  content: z.string(),
  until: instant().nullable(),
});
export type InstructionsVersion = z.infer<typeof InstructionsVersion>;

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

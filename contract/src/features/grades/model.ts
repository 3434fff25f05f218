import { z } from 'zod';
import { Grade, GradesListStatus } from '#features/coursework/model';
import { GradebookRow, GradebookSubmission } from '#features/grading/model';
import { count } from '#kernel/schema';

/** One item in a student's list of grades: a row of the gradebook with its status. D-020 */
export const GradesRow = GradebookRow.extend({
  submission: GradebookSubmission.nullable(),
  status: GradesListStatus,
});
export type GradesRow = z.infer<typeof GradesRow>;

/**
 * A student's grades. GRADE-016. Added to the specification: the texts about missed work and the required grade. D-099,
 * GRADE-061
 */
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

import { z } from 'zod';
import { Grade, GradesListStatus } from '#features/coursework/model';
import { GradebookRow, GradebookSubmission } from '#features/grading/model';
import { count } from '#kernel/schema';

/** One item in a student's list of grades: a gradebook row plus status. D-020 */
export const GradesRow = GradebookRow.extend({
  submission: GradebookSubmission.nullable(),
  status: GradesListStatus,
});
export type GradesRow = z.infer<typeof GradesRow>;

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

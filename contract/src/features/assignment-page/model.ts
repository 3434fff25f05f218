import { z } from 'zod';
import { GradebookStudent } from '#features/grading/model';
import { Submission } from '#features/submissions/model';

/** A row of the staff's table, or the only row that a student receives: their own. D-020 */
export const AssignmentStudent = GradebookStudent.extend({
  submission: Submission.nullable(),
  status: z.enum(['Unsubmitted', 'Submitted', 'Submitted & Ungraded', 'Submitted & Graded']),
});
export type AssignmentStudent = z.infer<typeof AssignmentStudent>;

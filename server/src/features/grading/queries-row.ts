import type { GradebookAssignment, GradebookRow, GradebookStudent } from '@bcs/contract/features/grading/model';
import { sql } from '#database/db';
import type { WorkRow } from '#features/coursework/queries-assignment';
import { avatarOf } from '#features/identity/queries-avatar';
import { isBlocked } from '#kernel/seats';
import { staysOf } from '#kernel/stays';

/** The student of the enrollment `e`, whose account is `p`. */
export const WHOSE = sql`json_build_object(
  'student', json_build_object('id', p.id, 'firstName', p.first_name, 'lastName', p.last_name),
  'studentEnrollmentId', e.id, 'userAccountAvatar', ${avatarOf('p')}, 'stays', ${staysOf('e')},
  'isBlocked', ${isBlocked('p')})`;

const CONTEXTS = { 1: { id: 1, contextCode: 'academic' }, 2: { id: 2, contextCode: 'career' } } as const;

type Whose = Pick<GradebookStudent, 'student' | 'userAccountAvatar'>;

/** One row of a gradebook, or of a list of grades, where the work may be missing. GRADE-017 */
export const toStudentRow = <Work extends WorkRow | null>(
  assignment: GradebookAssignment,
  { student, userAccountAvatar }: Whose,
  work: Work,
): Omit<GradebookRow, 'submission'> & { submission: Work } => ({
  assignment,
  student,
  userAccountAvatar,
  submission: work,
  submissionGrade: work?.submissionGrade ?? null,
  careerFeedback: work?.careerFeedback ?? null,
  context: CONTEXTS[assignment.contextId],
});

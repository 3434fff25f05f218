import { ability } from '#kernel/ability';
import { STAFF } from '#kernel/roles';
import type { InContext } from '#features/enrollments/contexts';
import { ACADEMIC_GRADERS, CAREER_GRADERS, refuseCareerFeedback, refuseGrade } from './rights.ts';

/** Staff see the gradebook; which items it holds depends on the role. GRADE-026, D-102 */
export const readGradebook = ability({ id: 'gradebook.read', roles: STAFF });

/** Students see their own grades, nobody else does on this page. GRADE-024, GRADE-025 */
export const readOwnGrades = ability({ id: 'grades.read', roles: ['student'] });

/** Letter grades are given by those who run the course, on academic work. GRADE-028, D-103 */
export const gradeSubmission = ability<InContext>({
  id: 'submission.grade',
  roles: ACADEMIC_GRADERS,
  refuse: (item) => refuseGrade(item),
});

/** Career feedback is the career director's, on career items. SUBM-056, D-090 */
export const giveCareerFeedback = ability<InContext>({
  id: 'submission.feedback',
  roles: CAREER_GRADERS,
  refuse: (item) => refuseCareerFeedback(item),
});

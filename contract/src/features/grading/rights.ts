import type { Failure } from '#kernel/failure';
import { CAREER_STAFF, COURSE_RUNNERS, OVERSEERS, type Role } from '#kernel/roles';
import { workReadersOf } from '#features/coursework/readers';
import { ACADEMIC, CAREER, isAcademic, isCareer, type InContext } from '#features/enrollments/contexts';
import { FEEDBACK_CAREER_ONLY, GRADE_ACADEMIC_ONLY, NOT_IN_GRADEBOOK } from './failures.ts';

/** The roles that give letter grades; career directors and general managers do not. GRADE-028, D-103 */
export const ACADEMIC_GRADERS = COURSE_RUNNERS;
/** The roles that give career feedback. SUBM-056, D-090 */
export const CAREER_GRADERS = CAREER_STAFF;

export type GradebookContent = 'academic' | 'career' | 'all';

/**
 * Tells which items are in the gradebook of a role; null for students, who have none. GRADE-026, GRADE-029..GRADE-031,
 * D-102
 */
export function gradebookContent(role: Role): GradebookContent | null {
  const [academic, career] = [ACADEMIC, CAREER].map((contextId) => isInGradebook({ contextId }, role));
  if (academic && career) return 'all';
  return academic ? 'academic' : career ? 'career' : null;
}

/** Tells whether an item belongs to the gradebook of a role. D-102 */
export const isInGradebook = (item: InContext, role: Role): boolean => workReadersOf(item).includes(role);

/** Tells why a role may not open an item of the gradebook. D-102 */
export const refuseGradebookItem = (item: InContext, role: Role): Failure | null =>
  isInGradebook(item, role) ? null : NOT_IN_GRADEBOOK;

/** Tells why an item cannot get a letter grade, or null. D-103 */
export const refuseGrade = (item: InContext): Failure | null => (isAcademic(item) ? null : GRADE_ACADEMIC_ONLY);

/** Tells why an item cannot get career feedback, or null. D-090, D-102 */
export const refuseCareerFeedback = (item: InContext): Failure | null => (isCareer(item) ? null : FEEDBACK_CAREER_ONLY);

/**
 * Tells whether a role can enter the grade or feedback of an item on the grading page. GRADE-027, GRADE-028, SUBM-056
 */
export const mayGrade = (item: InContext, role: Role): boolean =>
  (isCareer(item) ? CAREER_GRADERS : ACADEMIC_GRADERS).includes(role);

/** Tells why a role may not grade an item, or null. D-103 */
export const refuseGrading = (item: InContext, role: Role): Failure | null =>
  mayGrade(item, role) ? null : NOT_IN_GRADEBOOK;

/** Tells whether a role can only look at grades; its actions read 'View Grade and Feedback'. GRADE-027, D-104 */
export const onlyViewsGrades = (role: Role): boolean => OVERSEERS.includes(role);
export const VIEW_GRADE_TEXT = 'View Grade and Feedback';

/** Tells whether the filter by assignment type is shown. GRADE-032, D-102 */
export const hasAssignmentTypeFilter = (role: Role): boolean => gradebookContent(role) === 'all';

/** Tells whether the filter by grade is shown, which it is not for career roles. GRADE-033 */
export const hasGradeFilter = (role: Role): boolean => isInGradebook({ contextId: ACADEMIC }, role);

import { ability } from '#kernel/ability';
import { FAILURES } from '#kernel/failure';
import { COURSE_RUNNERS } from '#kernel/roles';

/** Everybody sees the coursework of an own enrollment. */
export const readCoursework = ability('coursework.read', { roles: 'everybody' });

/** The four roles that run a course, unless the cohort hides it or it is switched off. WORK-025..WORK-027, D-017 */
export const extendDueDate = ability('assignment.extend', {
  roles: COURSE_RUNNERS,
  refuse: (_facts, { cohortUiControl, featureFlags }) =>
    cohortUiControl.hideExtendDueDate || !featureFlags['homework.dateExtend'] ? FAILURES.FORBIDDEN : null,
});

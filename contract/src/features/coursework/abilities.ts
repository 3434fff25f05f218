import { ability } from '#kernel/ability';
import { FAILURES } from '#kernel/failure';
import { COURSE_RUNNERS } from '#kernel/roles';

/** Shows everybody the coursework of their own enrollment. */
export const readCoursework = ability('coursework.read', { roles: 'everybody' });

/**
 * Lets the four roles that run a course extend due dates, unless this is hidden or switched off. WORK-025..WORK-027,
 * D-017
 */
export const extendDueDate = ability('assignment.extend', {
  roles: COURSE_RUNNERS,
  refuse: (_facts, { cohortUiControl, featureFlags }) =>
    cohortUiControl.hideExtendDueDate || !featureFlags['homework.dateExtend'] ? FAILURES.FORBIDDEN : null,
});

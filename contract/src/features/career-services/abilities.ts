import { showsCareerServicesEvents } from '#features/enrollments/hidden';
import { ability } from '#kernel/ability';
import { FAILURES } from '#kernel/failure';
import { ROLES } from '#kernel/roles';

/** Shows the career services of the caller's own enrollment, unless the cohort hides them. D-017 */
export const seeCareerServices = ability('careerServices.see', {
  roles: ROLES,
  refuse: (_facts, { cohortUiControl }) => (showsCareerServicesEvents(cohortUiControl) ? null : FAILURES.FORBIDDEN),
});

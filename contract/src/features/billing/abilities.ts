import { hidden } from '#features/enrollments/hidden';
import { ability } from '#kernel/ability';
import { STUDENT } from '#kernel/roles';
import { BILLING_HIDDEN } from './failures.ts';

/** Opens Billing for students, unless it is hidden. D-017, D-169 */
export const openBilling = ability<{ readonly isSetUp: boolean }>('billing.open', {
  roles: [STUDENT],
  refuse: ({ isSetUp }, { cohortUiControl, featureFlags }) =>
    isSetUp && !hidden(cohortUiControl, featureFlags).billing ? null : BILLING_HIDDEN,
});

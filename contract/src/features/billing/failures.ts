import { FAILURES, failure } from '#kernel/failure';

/** The refusal where the cohort or a switch hides billing, or no payment portal is set up. D-016, D-017, D-170 */
export const BILLING_HIDDEN = failure(403, { BILLING_HIDDEN: FAILURES.FORBIDDEN.message });

import { FAILURES, failure } from '#kernel/failure';

/** Hidden by the cohort or a switch, or nothing is set up to pay with. D-016, D-017, D-170 */
export const BILLING_HIDDEN = failure(403, { BILLING_HIDDEN: FAILURES.FORBIDDEN.message });

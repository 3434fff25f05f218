import type { Instant } from '#kernel/clock';
import { isStudent, SSM_TYPE, type Role } from '#kernel/roles';

/** The roles that see the NPS card. DASH-028 */
export const NPS_ROLES = SSM_TYPE;

export interface ContinuationContent {
  readonly availabilityDate: Instant | null;
  readonly link: string | null;
}

/**
 * Tells whether the continuation card is shown: to students, if there is a link, once it is available.
 * DASH-021..DASH-023, D-060
 */
export const showsContinuation = (content: ContinuationContent, role: Role, now: Instant): boolean =>
  isStudent(role) && Boolean(content.link) && content.availabilityDate !== null && content.availabilityDate <= now;

import { hidden } from '#features/enrollments/hidden';
import type { Viewer } from '#kernel/ability';
import type { Failure } from '#kernel/failure';
import { CHAT } from './failures.ts';

/** The facts that decide whether a university has a chat. */
export interface ChatOffer {
  /** True if the university has a chat. D-166 */
  readonly chatEnabled: boolean;
  /** True if an external service replaces the built-in chat. D-167 */
  readonly external: boolean;
}

/** Tells why there is no chat in a class, or null. D-017, D-166, D-167 */
export const refuseChat = (
  { chatEnabled, external }: ChatOffer,
  { cohortUiControl, featureFlags }: Pick<Viewer, 'cohortUiControl' | 'featureFlags'>,
): Failure | null => (!chatEnabled || external || hidden(cohortUiControl, featureFlags).liveChat ? CHAT.HIDDEN : null);

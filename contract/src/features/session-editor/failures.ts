import { failure } from '#kernel/failure';

/** The refusal to save where the consequences shown before have changed, or another user has saved. ADM-045, ADM-115 */
export const SESSION_MOVED_ON = failure(
  'SESSION_MOVED_ON',
  409,
  'This session, or its attendance or requests, has changed since you looked. Please look at the preview again.',
);

/** Attendance of one is not attendance of the other. */
export const SESSION_KIND_STAYS = failure(
  'SESSION_KIND_STAYS',
  409,
  'An academic session cannot become a career session, or the other way around.',
);

/** ADM-083 */
export const SESSION_HAS_BEGUN = failure(
  'SESSION_HAS_BEGUN',
  409,
  'This session has begun, so it can only be changed on its own.',
);

/** ADM-087 */
export const SESSION_IS_CANCELLED = failure(
  'SESSION_IS_CANCELLED',
  409,
  'This session is cancelled. Restore it before you change it.',
);

/** ADM-045, ADM-084 */
export const ITEMS_MOVED_ON = failure(
  'ITEMS_MOVED_ON',
  409,
  'Some of these items have changed since you looked. Please look at the preview again.',
);

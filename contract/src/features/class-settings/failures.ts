import { failure } from '#kernel/failure';

/** ADM-045 */
export const SETTINGS_MOVED_ON = failure(
  'SETTINGS_MOVED_ON',
  409,
  'The class, or the work in it, has changed since you looked. Please review the effects again.',
);

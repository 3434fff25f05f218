import { failure } from '#kernel/failure';

/** ADM-045 */
export const STANDING_ROLE_CHANGED = failure(
  'STANDING_ROLE_CHANGED',
  409,
  'The classes have changed since you looked. Please look at the preview again.',
);

export const STANDING_ROLE_HELD = failure('STANDING_ROLE_HELD', 409, 'This person already has this standing role.');

export const NO_STANDING_ROLE = failure('NO_STANDING_ROLE', 404, 'This standing role has already ended.');

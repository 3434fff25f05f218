import { failure } from '#kernel/failure';

/** ADM-045 */
export const ROSTER_CHANGED = failure(
  'ROSTER_CHANGED',
  409,
  'The class has changed since you looked. Please look at the preview again.',
);

/** ADM-043 */
export const ROWS_REFUSED = failure('ROWS_REFUSED', 422, 'Remove the lines that cannot be changed, and try again.');

/** ADM-117 */
export const TOO_MANY_PEOPLE = failure('TOO_MANY_PEOPLE', 422, 'At most 500 people can be changed at once.');

import { failure } from '#kernel/failure';

/** People who are enrolled at once. */
export const MOST_ENROLLED = 500;
/** Why somebody was enrolled or left, in the words of whoever did it. */
export const LONGEST_NOTE = 1000;

/** By a role alone nobody changes the own place in a class. matrix-administration.md [43] */
export const OWN_ENROLLMENT = failure('OWN_ENROLLMENT', 403, 'Somebody else has to change your own enrollment.');

/** It has ended, or goes on again, since the page was read. */
export const ENROLLMENT_CHANGED = failure(
  'ENROLLMENT_CHANGED',
  409,
  'This enrollment has changed in the meantime. Please look at it again.',
);

/** ADM-045 */
export const ROSTER_CHANGED = failure(
  'ROSTER_CHANGED',
  409,
  'The class has changed since you looked. Please look at the preview again.',
);

/** ADM-043 */
export const ROWS_REFUSED = failure('ROWS_REFUSED', 422, 'Take out the lines that cannot be enrolled, and try again.');

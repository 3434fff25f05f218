import { failure } from '#kernel/failure';

/** People who are enrolled at once. */
export const MOST_ENROLLED = 500;
/** The reason why somebody was enrolled or left, in the words of whoever did it. */
export const LONGEST_NOTE = 1000;

/** A refusal: by a role alone nobody changes their own place in a class. matrix-administration.md [43] */
export const OWN_ENROLLMENT = failure(
  'OWN_ENROLLMENT',
  403,
  'You cannot change your own enrollment. Someone else has to do it.',
);

/** ADM-033 */
export const NOT_AMONG_THE_PAST = failure(
  'NOT_AMONG_THE_PAST',
  404,
  'This student is not among those who have left the class.',
);

/** The enrollment has ended, or was resumed, since the page was read. */
export const ENROLLMENT_CHANGED = failure(
  'ENROLLMENT_CHANGED',
  409,
  'This enrollment has changed in the meantime. Please look at it again.',
);

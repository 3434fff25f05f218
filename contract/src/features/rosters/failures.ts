import { failure } from '#kernel/failure';

/** The highest number of people who can be enrolled together. */
export const MOST_ENROLLED = 500;
/** The greatest length of the reason why somebody was enrolled or left. */
export const LONGEST_NOTE = 1000;

/** The refusal to change one's own enrollment without a grant. matrix-administration.md [43] */
export const OWN_ENROLLMENT = failure(403, {
  OWN_ENROLLMENT: 'You cannot change your own enrollment. Someone else has to do it.',
});

/** Specified by ADM-033. */
export const NOT_AMONG_THE_PAST = failure(404, {
  NOT_AMONG_THE_PAST: 'This student is not among those who have left the class.',
});

/** The refusal if the enrollment was ended or resumed after the page was loaded. */
export const ENROLLMENT_CHANGED = failure(409, {
  ENROLLMENT_CHANGED: 'This enrollment has changed in the meantime. Please look at it again.',
});

export const STANDING_ROLE_HELD = failure(409, { STANDING_ROLE_HELD: 'This person already has this standing role.' });

export const NO_STANDING_ROLE = failure(404, { NO_STANDING_ROLE: 'This standing role has already ended.' });

/** The highest number of pairs of assignments that differ from the proposal. */
export const MOST_PAIRS = 500;

/** matrix-administration.md [46] */
export const NOT_TO_THIS_CLASS = failure(422, {
  NOT_TO_THIS_CLASS: 'Choose another current or future class of this university that you administer.',
});

export const ALREADY_IN_CLASS = failure(409, { ALREADY_IN_CLASS: 'This person is already in that class.' });

export const TRANSFER_OVER = failure(409, { TRANSFER_OVER: 'A transfer can be undone once, for 30 days.' });

export const TRANSFER_MOVED_ON = failure(409, {
  TRANSFER_MOVED_ON: 'These enrollments have changed since the transfer. End and resume them one by one.',
});

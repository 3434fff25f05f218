import { failure, type Failure } from '#kernel/failure';

/** Nobody closes the own account. matrix-administration.md [43] */
export const OWN_ACCOUNT = failure('OWN_ACCOUNT', 403, 'You cannot deactivate your own account.');

/** The answer tells what is so now (`current`); the own reason stays in the form. ADM-115 */
export const PERSON_SWITCHED = failure(
  'PERSON_SWITCHED',
  409,
  'Someone else has already done this. Your reason was not saved.',
);

/** Without a mail server a mail would only be promised. */
export const NO_MAIL = failure('NO_MAIL', 422, 'This installation does not send e-mail.');

/** Which person that is nobody is told. ADM-018 */
export const EMAIL_HAS_ACCOUNT = failure(
  'EMAIL_HAS_ACCOUNT',
  409,
  'An account with this e-mail already exists. Enroll that account instead.',
);

/** Somebody without a class is in the reach of no university. ADM-002 */
export const CLASS_NEEDED = failure('CLASS_NEEDED', 422, 'Choose the class that this person belongs to.');

/** Two accounts never share an e-mail. ADM-021 */
export const EMAIL_TAKEN = failure(
  'EMAIL_TAKEN',
  409,
  'An account with this e-mail already exists. If it belongs to the same person, merge the two accounts.',
);
/** The answer tells which (`current`). ADM-115 */
export const EMAIL_WAITING = failure(
  'EMAIL_WAITING',
  409,
  'Someone else has changed the new login e-mail in the meantime.',
);
export const SAME_EMAIL = failure('SAME_EMAIL', 422, 'This person already signs in with this e-mail.');

export const NOBODY_IN_REACH = failure('NOBODY_IN_REACH', 422, 'No one you administer has this e-mail.');
export const SAME_ACCOUNT = failure(
  'SAME_ACCOUNT',
  422,
  'This is the same account. Enter the e-mail of the other account.',
);
/** A failure whose sentence names the class. ADM-027 */
export const BOTH_HAVE_WORK = failure(
  'BOTH_HAVE_WORK',
  409,
  'Both accounts have work in the same class. End one of the two enrollments first.',
);
/** ADM-027 */
export const bothHaveWork = (course: string): Failure => ({
  ...BOTH_HAVE_WORK,
  message: `Both accounts have work in ${course}. End one of the two enrollments first.`,
});
/** ADM-026 */
export const MERGE_OVER = failure('MERGE_OVER', 409, 'A merge can be undone once, for 30 days.');
/** Enrollments went on to a third account, or new ones stand where they came from. */
export const MERGE_MOVED_ON = failure(
  'MERGE_MOVED_ON',
  409,
  'These enrollments have changed since the merge. Undo the later changes first, or enroll the person again.',
);

/** The letters of a token; nobody guesses one. */
export const LONGEST_TOKEN = 255;
/** The highest number of people who are invited at once. */
export const MOST_INVITED = 500;
/** The longest search text of the list of people. */
export const LONGEST_SEARCH = 100;
export const LONGEST_NAME = 255;
/** The reason why somebody was deactivated, in the words of whoever did it. */
export const LONGEST_REASON = 1000;

import { failure } from '#kernel/failure';

/** Nobody closes the own account. matrix-administration.md [43] */
export const OWN_ACCOUNT = failure('OWN_ACCOUNT', 403, 'You cannot deactivate your own account.');

/** Without a mail server a mail would only be promised. */
export const NO_MAIL = failure('NO_MAIL', 422, 'This installation sends no mails.');

/** Which person that is nobody is told. ADM-018 */
export const EMAIL_HAS_ACCOUNT = failure(
  'EMAIL_HAS_ACCOUNT',
  409,
  'Somebody has an account with this e-mail already. Enroll that account instead.',
);

/** Somebody without a class is in the reach of no university. ADM-002 */
export const CLASS_NEEDED = failure('CLASS_NEEDED', 422, 'Choose the class that this person belongs to.');

/** Two accounts never share an e-mail. ADM-021 */
export const EMAIL_TAKEN = failure(
  'EMAIL_TAKEN',
  409,
  'Somebody has an account with this e-mail already. If it is the same person, merge both accounts.',
);
export const SAME_EMAIL = failure('SAME_EMAIL', 422, 'This person signs in with this e-mail already.');

/** The letters of a token; nobody guesses one. */
export const LONGEST_TOKEN = 255;
export const LONGEST_EMAIL = 255;
/** Who are invited at once. */
export const MOST_INVITED = 500;
/** What the list of people is searched by. */
export const LONGEST_SEARCH = 100;
export const LONGEST_NAME = 255;
/** Why somebody was deactivated, in the words of whoever did it. */
export const LONGEST_REASON = 1000;

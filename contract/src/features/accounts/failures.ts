import { failure, type Failure } from '#kernel/failure';

/** The refusal to let people deactivate their own account. matrix-administration.md [43] */
export const OWN_ACCOUNT = failure(403, { OWN_ACCOUNT: 'You cannot deactivate your own account.' });

/** The answer contains the present state (`current`); the reason that the caller typed stays in the form. ADM-115 */
export const PERSON_SWITCHED = failure(409, {
  PERSON_SWITCHED: 'Someone else has already done this. Your reason was not saved.',
});

/** The refusal to send an invitation where no mail server is set up. */
export const NO_MAIL = failure(422, { NO_MAIL: 'This installation does not send e-mail.' });

/** The refusal of a taken e-mail address. It does not say whose account has it. ADM-018 */
export const EMAIL_HAS_ACCOUNT = failure(409, {
  EMAIL_HAS_ACCOUNT: 'An account with this e-mail already exists. Enroll that account instead.',
});

/** The refusal to create a person without a class: no university would have them within its reach. ADM-002 */
export const CLASS_NEEDED = failure(422, { CLASS_NEEDED: 'Choose the class that this person belongs to.' });

/** Two accounts never share an e-mail. ADM-021 */
export const EMAIL_TAKEN = failure(409, {
  EMAIL_TAKEN: 'An account with this e-mail already exists. If it belongs to the same person, merge the two accounts.',
});
/** The answer contains the address that is waiting (`current`). ADM-115 */
export const EMAIL_WAITING = failure(409, {
  EMAIL_WAITING: 'Someone else has changed the new login e-mail in the meantime.',
});
export const SAME_EMAIL = failure(422, { SAME_EMAIL: 'This person already signs in with this e-mail.' });

export const NOBODY_IN_REACH = failure(422, { NOBODY_IN_REACH: 'No one you administer has this e-mail.' });
export const SAME_ACCOUNT = failure(422, {
  SAME_ACCOUNT: 'This is the same account. Enter the e-mail of the other account.',
});
/** A failure whose sentence names the class in which both accounts have work. ADM-027 */
export const BOTH_HAVE_WORK = failure(409, {
  BOTH_HAVE_WORK: 'Both accounts have work in the same class. End one of the two enrollments first.',
});
/** Specified by ADM-027. */
export const bothHaveWork = (course: string): Failure => ({
  ...BOTH_HAVE_WORK,
  message: `Both accounts have work in ${course}. End one of the two enrollments first.`,
});
/** Specified by ADM-026. */
export const MERGE_OVER = failure(409, { MERGE_OVER: 'A merge can be undone once, for 30 days.' });
/** The refusal to undo a merge after enrollments went on to a third account, or new ones took their place. */
export const MERGE_MOVED_ON = failure(409, {
  MERGE_MOVED_ON:
    'These enrollments have changed since the merge. Undo the later changes first, or enroll the person again.',
});

/** The greatest length of an invitation or e-mail token. */
export const LONGEST_TOKEN = 255;
/** The highest number of people who are invited at once. */
export const MOST_INVITED = 500;
/** The longest search text of the list of people. */
export const LONGEST_SEARCH = 100;
export const LONGEST_NAME = 255;
/** The greatest length of the reason for deactivating somebody. */
export const LONGEST_REASON = 1000;

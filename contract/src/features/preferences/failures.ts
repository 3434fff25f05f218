import { failure } from '#kernel/failure';

/** Longer than any token in the address of a mail. */
export const LONGEST_UNSUBSCRIBE_TOKEN = 120;

export const CHOICE = {
  /** Parts of the digest do not come at once, and answers of support to staff not in a digest. SUCC-076, D-333 */
  DELIVERY: failure(422, { MAIL_DELIVERY: 'This kind of e-mail cannot be sent that way. Please choose another way.' }),
} as const;

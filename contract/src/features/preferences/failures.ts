import { failure } from '#kernel/failure';

/** A limit above the length of any token in a mail. */
export const LONGEST_UNSUBSCRIBE_TOKEN = 120;

export const CHOICE = {
  /**
   * The refusal of a delivery that does not exist: parts of the digest are never sent at once, and support answers to
   * staff are never in a digest. SUCC-076, D-333
   */
  DELIVERY: failure(422, { MAIL_DELIVERY: 'This kind of e-mail cannot be sent that way. Please choose another way.' }),
} as const;

import { FAILURES, failure } from '#kernel/failure';

/** A message is a few paragraphs at most; what is longer belongs into a ticket. */
export const LONGEST_MESSAGE = 4000;

/** The reason why somebody cannot chat. CHAT-008, CHAT-010, D-017, D-166, D-167 */
export const CHAT = {
  HIDDEN: failure(403, { CHAT_HIDDEN: FAILURES.FORBIDDEN.message }),
  /** The client id of a message stands for one text only: nothing that somebody wrote may pass for sent. */
  OTHER_TEXT: failure(409, { CHAT_OTHER_TEXT: 'Another message has been sent under this id. Please send it again.' }),
} as const;

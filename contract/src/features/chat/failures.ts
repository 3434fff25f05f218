import { FAILURES, failure } from '#kernel/failure';

/** The greatest length of a message: a few paragraphs. Longer texts belong in a support ticket. */
export const LONGEST_MESSAGE = 4000;

/** The reason why somebody cannot chat. CHAT-008, CHAT-010, D-017, D-166, D-167 */
export const CHAT = {
  HIDDEN: failure(403, { CHAT_HIDDEN: FAILURES.FORBIDDEN.message }),
  /** The refusal to reuse the client id of a message for another text, which would wrongly appear as sent. */
  OTHER_TEXT: failure(409, { CHAT_OTHER_TEXT: 'Another message has been sent under this id. Please send it again.' }),
} as const;

/** The number of messages on a page of a conversation. */
export const MESSAGES_PER_PAGE = 50;
/** The number of conversations on a page of the inbox. */
export const CONVERSATIONS_PER_PAGE = 50;

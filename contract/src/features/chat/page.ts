/** How many messages a page of a conversation holds. */
export const MESSAGES_PER_PAGE = 50;
/** How many conversations a page of the inbox holds. */
export const CONVERSATIONS_PER_PAGE = 50;

/** Letters of a comment, as the server takes it. */
export const COMMENT_LONGEST = 5000;

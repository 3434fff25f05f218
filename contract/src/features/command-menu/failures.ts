/** The greatest length of a search text. SUCC-097 */
export const LONGEST_SEARCH = 100;

/** The message for a choice whose key is not valid. */
export const NOT_AN_ID = 'This is not an ID.';

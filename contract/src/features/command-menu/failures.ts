/** The longest text that is searched for. SUCC-097 */
export const LONGEST_SEARCH = 100;

/** Said of a choice that names nothing. */
export const NO_ID = 'This is not an ID.';

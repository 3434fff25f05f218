/** Rows of an exported history. ADM-112 */
export const MOST_EXPORTED = 50_000;

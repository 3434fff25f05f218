/** When the first view of a page has come to rest; tests do not wait. */
export const AT_REST = { ms: 4000 };

/** What few need at once comes after the first view, and takes nothing from it. */
export const atRest = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, AT_REST.ms));

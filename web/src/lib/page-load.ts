/** Loads a page again: nothing of what is in memory remains. An object, so that tests can stand in for the browser. */
export const pageLoad = { to: (path: string) => location.replace(path), again: () => location.reload() };

/** When the first view of a page has come to rest; tests do not wait. */
export const AT_REST = { ms: 4000 };
/** When a page begins to listen for changes: the first view comes first; tests do not wait. */
export const LISTEN_AFTER = { ms: 1000 };

/** The first signs that somebody is there and may go on. */
export const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

let rest: Promise<void> | undefined;
let sign: Promise<void> | undefined;

/** Counts once, from the first view on: what appears later need not wait again. */
export const atRest = (): Promise<void> => (rest ??= new Promise((resolve) => void setTimeout(resolve, AT_REST.ms)));

/** Waits for the first sign of somebody at the page, a second at most: for what only a press needs. */
export const someoneThere = (): Promise<void> =>
  (sign ??= new Promise((resolve) => {
    for (const each of SIGNS) addEventListener(each, () => resolve(), { once: true, passive: true });
    setTimeout(resolve, LISTEN_AFTER.ms);
  }));

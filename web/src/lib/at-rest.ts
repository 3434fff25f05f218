/** The time after which the first view of a page counts as finished; tests do not wait. */
export const AT_REST = { ms: 4000 };
/** The time after which a page begins to listen for changes, once the first view is done; tests do not wait. */
export const LISTEN_DELAY = { ms: 1000 };

/** The first events that show that somebody is present and may continue. */
export const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown'] as const;

let rest: Promise<void> | undefined;
let sign: Promise<void> | undefined;

/** Resolves once, after the first view: what appears later need not wait again. */
export const atRest = (): Promise<void> => (rest ??= new Promise((resolve) => void setTimeout(resolve, AT_REST.ms)));

/** Waits for the first event of somebody at the page, but at most a second: for code that only a click needs. */
export const untilSomeoneActs = (): Promise<void> =>
  (sign ??= new Promise((resolve) => {
    for (const each of SIGNS_OF_LIFE) addEventListener(each, () => resolve(), { once: true, passive: true });
    setTimeout(resolve, LISTEN_DELAY.ms);
  }));

import { findBrowser } from '../tools/setup/browser.mjs';

export { QUIET_BROWSER_ARGS, SHORT_LIVED_ARGS } from '../tools/setup/browser.mjs';

/** The browser that the set-up has found; undefined lets Playwright use its own. */
export const findChromium = (): string | undefined => findBrowser() ?? undefined;

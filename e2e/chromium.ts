import { findBrowser } from '../tools/setup/browser.mjs';

/** Chromium arguments for tests: no sandbox in containers, no graphics card, and no background requests. */
export const QUIET_BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Arguments for pages that are open for seconds: optimizing their code would cost a third of the processor time, and
 * threads for collecting garbage more than they save. Not for measuring speed.
 */
export const SHORT_LIVED_ARGS = '--js-flags=--no-opt --single-threaded';

/** The browser that the set-up has found; undefined lets Playwright use its own. */
export const findChromium = (): string | undefined => findBrowser() ?? undefined;

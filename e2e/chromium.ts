import { findBrowser } from '../tools/setup/browser.mjs';

/** A browser for tests: no sandbox in containers, no graphics card, and nothing that calls home. */
export const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser that the set-up has found; without one Playwright takes its own. */
export const findChromium = (): string | undefined => findBrowser() ?? undefined;

import { findBrowser } from '../tools/setup/browser.mjs';

/** A browser for tests: no sandbox in containers, no graphics card, and nothing that calls home. */
export const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * For pages that are looked at for seconds: to compile their code for speed takes a third of the processor and saves less.
 * Not where speed is measured.
 */
export const SHORT_LIVED = '--js-flags=--no-opt';

/** The browser that the set-up has found; without one Playwright takes its own. */
export const findChromium = (): string | undefined => findBrowser() ?? undefined;

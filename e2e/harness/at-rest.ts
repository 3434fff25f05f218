import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** For so long a page has asked for nothing; Playwright's own wait takes five times as long, on each of hundreds of pages. */
const QUIET_MS = 100;
/** What is still under way after so long without anything else is a film or a stream, and never ends. */
const ENDLESS_MS = 2000;

/** In the page: all that has arrived is drawn. A page that plays something need never be idle. */
const DRAWN =
  'new Promise((done) => { const idle = (next) => requestIdleCallback(next, { timeout: 1000 }); idle(() => idle(() => done(null))); })';

/**
 * Listens to what a page asks for from now on. The answer waits until nothing is under way and what has arrived is
 * drawn without asking for more.
 */
export function requestsOf(page: Page): () => Promise<void> {
  let underWay = 0;
  let changed = 0;
  const count = (by: number) => () => {
    underWay += by;
    changed = performance.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  const isQuiet = () => performance.now() - changed > (underWay <= 0 ? QUIET_MS : ENDLESS_MS);
  return async () => {
    for (let drawnAt = -1; drawnAt !== changed;) {
      while (!isQuiet()) await sleep(20);
      drawnAt = changed;
      await page.evaluate(DRAWN);
    }
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';

const LOOK_EVERY_MS = 20;
/** In so many looks a page has asked for nothing; Playwright's own wait takes five times as long, on each of hundreds of pages. */
const QUIET = 5;
/** The number of looks after which a request that is alone under way is a film or a stream, and never ends. */
const ENDLESS = 100;

/** In the page: all that has arrived is drawn. A page that plays something need never be idle. */
const DRAWN =
  'new Promise((done) => { const idle = (next) => requestIdleCallback(next, { timeout: 1000 }); idle(() => idle(() => done(null))); })';

/**
 * Listens to what a page asks for from now on. The answer waits until nothing is under way and what has arrived is
 * drawn without asking for more.
 */
export function requestsOf(page: Page): () => Promise<void> {
  let underWay = 0;
  let changes = 0;
  let still = 0;
  const count = (by: number) => () => {
    underWay += by;
    changes += 1;
    still = 0;
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return async () => {
    for (let drawn = -1; drawn !== changes;) {
      for (; still < (underWay <= 0 ? QUIET : ENDLESS); still += 1) await sleep(LOOK_EVERY_MS);
      drawn = changes;
      await page.evaluate(DRAWN);
    }
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

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
 * drawn without asking for more. A request that has not ended by then, such as a film or the farewell of a page that was
 * left, is not waited for again.
 */
export function requestsOf(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let changes = 0;
  let still = 0;
  const changed = () => {
    changes += 1;
    still = 0;
  };
  const ended = (request: Request) => {
    underWay.delete(request);
    changed();
  };
  page.on('request', (request) => {
    underWay.add(request);
    changed();
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return async () => {
    for (let drawn = -1; drawn !== changes;) {
      for (; still < (underWay.size === 0 ? QUIET : ENDLESS); still += 1) await sleep(LOOK_EVERY_MS);
      underWay.clear();
      drawn = changes;
      await page.evaluate(DRAWN);
    }
  };
}

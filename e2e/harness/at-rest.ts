import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

const LOOK_EVERY_MS = 20;
/**
 * The number of checks without requests after which a page counts as idle. Playwright's own wait takes five times as
 * long on each of hundreds of pages.
 */
const QUIET = 5;
/** The number of checks after which a single pending request counts as an endless stream. */
const ENDLESS = 100;

/**
 * A script for the page that waits until everything that has arrived is drawn. It does not wait for idleness, which a
 * page with a film may never reach.
 */
const DRAWN =
  'new Promise((done) => { const idle = (next) => requestIdleCallback(next, { timeout: 1000 }); idle(() => idle(() => done(null))); })';

/**
 * Watches the requests of a page from now on. The returned function waits until nothing is pending and everything that
 * arrived is drawn without further requests. Requests that are endless, such as a film, are not waited for again.
 */
export function watchRequests(page: Page): () => Promise<void> {
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

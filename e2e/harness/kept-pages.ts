import type { Browser, BrowserContext, Page } from '@playwright/test';
import { SILENT } from './session.ts';

/** A method of a page or its context that leaves something behind which nothing takes away again. */
const LASTING = ['addInitScript', 'exposeBinding', 'exposeFunction', 'newCDPSession', 'routeWebSocket'] as const;
const EVENTS = ['dialog', 'download', 'popup', 'request', 'requestfailed', 'requestfinished', 'response', 'websocket'];
/** A script for the page that empties the storage of its origin. */
const FORGET = `(async () => {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
})()`;

/** Calls the function when somebody uses a lasting method of the target. */
function noticeLasting(target: Page | BrowserContext, notice: () => void): void {
  for (const name of LASTING) {
    const method: unknown = Reflect.get(target, name);
    if (typeof method !== 'function') continue;
    Reflect.set(target, name, (...values: unknown[]): unknown => {
      notice();
      return Reflect.apply(method, target, values);
    });
  }
}

/** Gives a page the state of a new one: without storage, routes, listeners, other tabs, and in its usual size. */
async function renew(page: Page, { origin, viewport }: PageDefaults): Promise<true> {
  const context = page.context();
  for (const event of EVENTS) await page.removeAllListeners(event, { behavior: 'ignoreErrors' });
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await page.mouse.move(-1, -1);
  await page.goto(origin + SILENT);
  await page.evaluate(FORGET);
  await context.clearCookies();
  await context.clearPermissions();
  await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'reduce' });
  if (viewport) await page.setViewportSize(viewport);
  return true;
}

interface PageDefaults {
  readonly origin: string;
  readonly viewport: { readonly width: number; readonly height: number } | null;
}

/**
 * Pages that journeys of one worker hand on. A page that has shown the app shows it again for a quarter of the
 * processor time that a new browser takes, since its process has fetched, read and compiled the app already.
 */
export function keptPages() {
  const idle: { readonly page: Page; readonly origin: string }[] = [];
  const lent = new Set<Page>();
  return {
    /** A page for this app, as good as new, from which requests are sent with these headers. */
    async take(browser: Browser, origin: string, headers: Readonly<Record<string, string>>): Promise<Page> {
      const place = idle.findIndex((each) => each.origin === origin && !each.page.isClosed());
      const kept = idle.splice(place, place < 0 ? 0 : 1)[0]?.page;
      const page = kept ?? (await (await browser.newContext()).newPage());
      if (!kept) for (const target of [page, page.context()]) noticeLasting(target, () => lent.delete(page));
      lent.add(page);
      await page.context().setExtraHTTPHeaders(headers);
      return page;
    },
    /** Takes a page back after a journey. One that cannot become as good as new is closed. */
    async giveBack(page: Page, defaults: PageDefaults): Promise<void> {
      const isAllowed = lent.delete(page) && !page.isClosed();
      const isKept = isAllowed && (await renew(page, defaults).catch(() => false));
      if (isKept) idle.push({ page, origin: defaults.origin });
      else await page.context().close();
    },
  };
}
export type KeptPages = ReturnType<typeof keptPages>;

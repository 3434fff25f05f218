import type { Page } from '@playwright/test';
import { SILENT } from './session.ts';
import { expect, test } from './test.ts';

/** The things that a page and its origin remember, and how it shows itself. */
const stateOf = (page: Page) =>
  page.evaluate<unknown>(`(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    cookies: document.cookie,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
    isOnline: navigator.onLine,
    width: innerWidth,
  }))()`);

async function leaveTraces(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    localStorage.setItem('mine', '1');
    sessionStorage.setItem('mine', '1');
    document.cookie = 'mine=1';
    const opening = indexedDB.open('mine');
    await new Promise((opened) => { opening.onsuccess = opened; });
  })()`);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 500, height: 500 });
  await page.route('**/*', (route) => route.abort());
  await page.context().newPage();
  await page.context().setOffline(true);
}

test('a page that is handed on has forgotten everything', async ({ browser, origin, pages, viewport }) => {
  const defaults = { origin, viewport };
  const page = await pages.take(browser, origin, {});
  await page.goto(origin + SILENT);
  const fresh = await stateOf(page);
  await leaveTraces(page);
  expect(await stateOf(page)).not.toEqual(fresh);
  await pages.giveBack(page, defaults);

  const again = await pages.take(browser, origin, {});
  expect(again).toBe(page);
  await again.goto(origin + SILENT);
  expect(await stateOf(again)).toEqual(fresh);
  expect(again.context().pages()).toHaveLength(1);
  await pages.giveBack(again, defaults);
});

test('a page that cannot forget is closed', async ({ browser, origin, pages, viewport }) => {
  const scripted = await pages.take(browser, origin, {});
  await scripted.addInitScript('globalThis.mine = 1');
  await pages.giveBack(scripted, { origin, viewport });
  expect(scripted.isClosed()).toBe(true);

  const another = await pages.take(browser, origin, {});
  await another.goto(origin + SILENT);
  expect(await another.evaluate('typeof globalThis.mine')).toBe('undefined');
  await pages.giveBack(another, { origin, viewport });
});

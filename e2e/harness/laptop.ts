import type { Locator, Page } from '@playwright/test';

/** The window in which the work of a day is counted. */
export const LAPTOP = { width: 1440, height: 900 };
/** The presses of Tab after which a control counts as out of reach. */
const MOST_TABS = 20;

/** The places of the elements that are drawn, in CSS pixels. */
export async function boxesOf(elements: Locator) {
  const boxes = await Promise.all((await elements.all()).map((each) => each.boundingBox()));
  return boxes.flatMap((box) => (box && box.height > 0 ? [box] : []));
}

/** Counts the elements that stand whole in the first view, below the header. */
export async function inFirstView(page: Page, elements: Locator): Promise<number> {
  const [header] = await boxesOf(page.locator('header').first());
  const top = header ? header.y + header.height : 0;
  return (await boxesOf(elements)).filter(({ y, height }) => y >= top && y + height <= LAPTOP.height).length;
}

/** Presses Tab from the beginning of the content until the focus is where it is wanted, and counts the presses. */
async function tabsUntil(page: Page, isThere: () => Promise<boolean>): Promise<number> {
  await page.locator('#main').focus();
  for (let tabs = 1; tabs <= MOST_TABS; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await isThere()) return tabs;
  }
  return Infinity;
}

/** Counts how often Tab is pressed until the focus is on a control. */
export const tabsTo = (page: Page, wanted: Locator): Promise<number> =>
  tabsUntil(page, async () => (await wanted.and(page.locator(':focus')).count()) > 0);

/** In the page: the focus is on what the page is about, not on a way back, a tab, a search or a filter. */
const IS_AT_CONTENT = `(() => {
  const at = document.activeElement;
  return !at.closest('nav, [role=tablist], [role=search], summary') && at.closest('#main') !== null
    && at.closest('table, [role=grid], ul, ol, dl, article, form, section, [role=region]') !== null
    || at.matches('#main button:not([aria-expanded]):not([aria-haspopup])');
})()`;

/** In the page: the focus is on a link past what stands before the content. */
const IS_ON_SKIP_LINK = `document.activeElement.matches('#main a[href^="#"]')`;

/** Counts the presses until the focus is on what a page is about: of Tab, and of Enter on a link that skips. */
export async function tabsToContent(page: Page): Promise<number> {
  let skips = 0;
  const tabs = await tabsUntil(page, async () => {
    if (await page.evaluate<boolean>(IS_ON_SKIP_LINK)) {
      await page.keyboard.press('Enter');
      skips += 1;
    }
    return page.evaluate<boolean>(IS_AT_CONTENT);
  });
  return tabs + skips;
}

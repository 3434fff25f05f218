import type { Locator, Page } from '@playwright/test';

/** The window size for which daily work is measured. */
export const LAPTOP = { width: 1440, height: 900 };
/** The number of presses of Tab after which a control counts as unreachable. */
const MOST_TABS = 20;

/** The positions of the visible elements, in CSS pixels. */
export async function findBoxes(elements: Locator) {
  const boxes = await Promise.all((await elements.all()).map((each) => each.boundingBox()));
  return boxes.flatMap((box) => (box && box.height > 0 ? [box] : []));
}

/** Counts the elements that are completely visible in the first view, below the header. */
export async function inFirstView(page: Page, elements: Locator): Promise<number> {
  const [header] = await findBoxes(page.locator('header').first());
  const top = header ? header.y + header.height : 0;
  return (await findBoxes(elements)).filter(({ y, height }) => y >= top && y + height <= LAPTOP.height).length;
}

/** Presses Tab from the beginning of the content until the focus is in the right place, and counts the presses. */
async function tabsUntil(page: Page, isThere: () => Promise<boolean>): Promise<number> {
  await page.locator('#main').focus();
  for (let tabs = 1; tabs <= MOST_TABS; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await isThere()) return tabs;
  }
  return Infinity;
}

/** Counts the presses of Tab until the focus is on a control. */
export const countTabsTo = (page: Page, wanted: Locator): Promise<number> =>
  tabsUntil(page, async () => (await wanted.and(page.locator(':focus')).count()) > 0);

/**
 * A script for the page that tells whether the focus is on its main content, and not on a back link, a tab, a search or
 * a filter.
 */
const IS_AT_CONTENT = `(() => {
  const at = document.activeElement;
  return !at.closest('nav, [role=tablist], [role=search], summary') && at.closest('#main') !== null
    && at.closest('table, [role=grid], ul, ol, dl, article, form, section, [role=region]') !== null
    || at.matches('#main button:not([aria-expanded]):not([aria-haspopup])');
})()`;

/** A script for the page that tells whether the focus is on a skip link. */
const IS_ON_SKIP_LINK = `document.activeElement.matches('#main a[href^="#"]')`;

/** Counts the key presses until the focus is on the main content of a page: Tab, and Enter on a skip link. */
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

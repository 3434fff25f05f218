import type { Page } from '@playwright/test';

/**
 * A script for the page that finds words in tables, numbers, moments and badges that are broken over two lines. Very
 * long words may break, short ones may not.
 */
const LOOK = `(() => {
  const LONGEST = 16;
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const parent = text.parentElement;
    if (!parent.closest('table, time, .tabular-nums, .rounded-full')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    for (const { 0: word, index } of text.data.matchAll(/[^\\s\\u2010-\\u2014\\-/·@._,:+]+/g)) {
      if (word.length < 2 || word.length > LONGEST) continue;
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      // what is only read aloud has no room
      if (lines.some(({ top }) => Math.abs(top - lines[0].top) > 2) && parent.clientWidth !== 1)
        found.add(word + ' in ' + JSON.stringify(text.data.trim().slice(0, 40)));
    }
  }
  return [...found];
})()`;

/** Lists the words that are broken over two lines at the present width of a page. */
export const brokenWords = (page: Page) => page.evaluate<string[]>(LOOK);

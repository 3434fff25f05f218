/// <reference lib="dom" />
import type { BenchClass } from './gradebook.ts';
import { inBrowser } from './in-browser.ts';
import { percentile } from './report.ts';

const LOADS = 20;
const EDITS = 20;
const SCROLLS = 60;

export interface PageTimes {
  /** Milliseconds from the address to the first cell, of 95 of 100 visits. */
  readonly firstRows: number;
  /** Milliseconds from the key to the new grade in its cell, of 95 of 100. */
  readonly edit: number;
  /** The longest time during which scrolling blocked the page; 0 if it is below 50 ms. */
  readonly longestTask: number;
}

/** Records when the first cell is shown, how long a key takes to have an effect, and what blocks the page. */
function watch() {
  const seen = { firstCell: 0, edits: [] as number[], longest: 0 };
  Object.assign(globalThis, { seen });
  new MutationObserver(() => {
    if (seen.firstCell === 0 && document.querySelector('[data-cell]')) seen.firstCell = performance.now();
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
  }).observe({ type: 'longtask' as never });
  addEventListener(
    'keydown',
    ({ target, timeStamp }) => {
      if (!(target instanceof HTMLElement) || !target.dataset['cell']) return;
      const before = target.textContent;
      const look = () => {
        if (target.textContent === before) return void requestAnimationFrame(look);
        seen.edits.push(performance.now() - timeStamp);
      };
      requestAnimationFrame(look);
    },
    true,
  );
}

interface Notes {
  readonly firstCell: number;
  readonly edits: readonly number[];
  readonly longest: number;
}
const NOTES = 'globalThis.seen';

/** Visits the gradebook of a large class in a browser, grades in its cells and scrolls through it. */
export async function visitGradebook(url: string, who: BenchClass): Promise<PageTimes> {
  return inBrowser(url, who, watch, async (page) => {
    const loads: number[] = [];
    for (let visit = 0; visit < LOADS; visit++) {
      await page.goto('/gradebook?view=grid');
      await page.locator('[data-cell]').first().waitFor();
      loads.push((await page.evaluate<Notes>(NOTES)).firstCell);
    }
    await page.waitForLoadState('networkidle');
    await page.locator('[data-cell="0:0"]').focus();
    for (let edit = 0; edit < EDITS; edit++) {
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press(edit % 2 === 0 ? 'f' : 'i');
      await page.waitForFunction(`${NOTES}.edits.length > ${edit}`);
    }
    const { edits } = await page.evaluate<Notes>(NOTES);
    await page.waitForLoadState('networkidle');
    await page.evaluate(`${NOTES}.longest = 0`);
    await page.getByRole('grid').hover();
    for (let turn = 0; turn < SCROLLS; turn++) {
      await page.mouse.wheel(turn % 3 === 0 ? 300 : 0, turn % 3 === 0 ? 0 : 260);
      await page.evaluate('new Promise((done) => requestAnimationFrame(done))');
    }
    const moved = await page.evaluate<number>('document.querySelector("[role=grid]").parentElement.scrollTop');
    if (moved < 1000) throw new Error(`The gradebook was scrolled by ${moved} pixels only.`);
    const { longest } = await page.evaluate<Notes>(NOTES);
    return { firstRows: percentile(loads, 95), edit: percentile(edits, 95), longestTask: longest };
  });
}

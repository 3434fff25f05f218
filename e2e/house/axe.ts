import type { Page } from '@playwright/test';
import axe from 'axe-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What colours can break: the rest of a page is the same by night. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** A colour that children inherit reaches them frame by frame: this many without a change are the end of it. */
const CALM_FRAMES = 5;

/** Lets the page change its colours to the end. */
async function dress(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(`(async () => {
    const changing = () => document.getAnimations().some((each) => each instanceof CSSTransition);
    for (let calm = 0; calm < ${CALM_FRAMES}; calm = changing() ? 0 : calm + 1)
      await new Promise((painted) => requestAnimationFrame(painted));
  })()`);
}

interface Report {
  readonly looked: number;
  readonly found: string[];
}

/** Runs axe in the page; only the little that is told comes back. */
async function look(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  const options: axe.RunOptions = { runOnly, resultTypes: ['violations'], iframes: false };
  const { looked, found } = await page.evaluate<Report>(`axe.run(${JSON.stringify(options)}).then((report) => ({
    looked: report.passes.length,
    found: report.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html)),
  }))`);
  if (looked === 0) throw new Error('axe has looked at nothing');
  return found;
}

/** What axe finds wrong on a page, a line for each element; empty when clean. By day all rules, by night the colours. */
export async function axeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate<boolean>("'axe' in globalThis"))) await page.evaluate(axe.source);
  await dress(page, 'light');
  const day = await look(page, { type: 'tag', values: RULES });
  await dress(page, 'dark');
  const night = await look(page, { type: 'rule', values: COLOUR_RULES });
  return [...day, ...night.map((finding) => `by night: ${finding}`)];
}

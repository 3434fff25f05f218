import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

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

/**
 * What axe finds wrong on a page, a line for each element; empty when clean.
 * All rules by day, and by night those that colours can break: the rest of the page is the same.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  await dress(page, 'light');
  const day = await new AxeBuilder({ page }).withTags(RULES).analyze();
  await dress(page, 'dark');
  const night = await new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']).analyze();
  if (day.passes.length === 0 || night.passes.length === 0) throw new Error('axe has looked at nothing');
  return [
    ...day.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
    ...night.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} in the dark: ${html}`)),
  ];
}

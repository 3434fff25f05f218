import type { Page } from '@playwright/test';
import axe from 'axe-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What colours can break: the rest of a page is the same by night. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

interface Report {
  readonly looked: number;
  readonly found: string[];
}

/** Runs axe in the page; only what is reported comes back. What lies behind a dialog is looked at and cannot be judged. */
async function look(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  const options: axe.RunOptions = { runOnly, resultTypes: ['violations'], iframes: false };
  const { looked, found } = await page.evaluate<Report>(`axe.run(${JSON.stringify(options)}).then((report) => ({
    looked: report.passes.length + report.incomplete.length,
    found: report.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html)),
  }))`);
  if (looked === 0) throw new Error('axe has looked at nothing');
  return found;
}

/**
 * What axe finds wrong on a page, a line for each element; empty when clean. By day all rules, by night the colours.
 * Without motion the page changes its colours at once.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate<boolean>("'axe' in globalThis"))) await page.evaluate(axe.source);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const day = await look(page, { type: 'tag', values: RULES });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const night = await look(page, { type: 'rule', values: COLOUR_RULES });
  return [...day, ...night.map((finding) => `by night: ${finding}`)];
}

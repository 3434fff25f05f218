import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { LONG } from './effort.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that colors can break: the rest of a page is the same in both themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** Style sheets would be read again for rules that are not asked. */
const PRELOAD = { assets: ['media' as const] };

interface Report {
  readonly looked: number;
  readonly found: string[];
}

/** Runs axe in the page; only what is reported comes back. What lies behind a dialog is looked at and cannot be judged. */
async function look(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  const options: axe.RunOptions = { runOnly, resultTypes: ['violations'], iframes: false, preload: PRELOAD };
  const { looked, found } = await page.evaluate<Report>(`axe.run(${JSON.stringify(options)}).then((report) => ({
    looked: report.passes.length + report.incomplete.length + report.violations.length,
    found: report.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html)),
  }))`);
  if (looked === 0) throw new Error('axe has looked at nothing');
  return found;
}

export type Theme = 'light' | 'dark';
export const BOTH: readonly Theme[] = ['light', 'dark'];
const BY_LIGHT: readonly Theme[] = ['light'];

/**
 * Lists what axe finds wrong on a page, a line for each element; empty when clean. In the first theme all rules, in a further
 * one the colours; by day only by light, unless asked for more. Without motion the page changes its colours at once.
 */
export async function axeFindings(page: Page, themes = LONG ? BOTH : BY_LIGHT): Promise<string[]> {
  if (!(await page.evaluate<boolean>("'axe' in globalThis"))) await page.evaluate(axe.source);
  const findings: string[] = [];
  for (const [index, colorScheme] of themes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const found = await look(
      page,
      index === 0 ? { type: 'tag', values: RULES } : { type: 'rule', values: COLOUR_RULES },
    );
    findings.push(...found.map((finding) => `${colorScheme}: ${finding}`));
  }
  return findings;
}

import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { IS_LONG_RUN } from './effort.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that depend on colors; all other rules are the same in both themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** Turns off reading style sheets again, since no selected rule needs them. */
const PRELOAD = { assets: ['media' as const] };

interface Report {
  readonly looked: number;
  readonly found: string[];
}

/** Runs axe in the page and returns only its findings. Content behind a dialog cannot be judged. */
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
export const BOTH_THEMES: readonly Theme[] = ['light', 'dark'];
const BY_LIGHT: readonly Theme[] = ['light'];

/**
 * Lists the findings of axe on a page, one line per element; empty if there are none. All rules run in the first theme,
 * and color rules in further ones; by day only the light theme is used unless requested otherwise. Animations are off,
 * so that colors change at once.
 */
export async function axeFindings(page: Page, themes = IS_LONG_RUN ? BOTH_THEMES : BY_LIGHT): Promise<string[]> {
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

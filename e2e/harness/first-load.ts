import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from './root.ts';

/** The most that a first view may bring with it: kilobytes of 1000 as gzip sends them, requests of any kind, layout shift. */
export interface Budget {
  readonly js: number;
  readonly css: number;
  readonly fonts: number;
  readonly requests: number;
  readonly shift: number;
}

/** The shortest of web/src/lib/at-rest.ts: what the app starts by a timer of this length or more is no part of a first view. */
const STARTED_LATER_MS = 1000;

/** In the page: how far things have moved that nobody touched. */
const SEE_SHIFTS = `
  globalThis.shifted = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) globalThis.shifted += value;
  }).observe({ type: 'layout-shift', buffered: true });`;
/** In the page: what waits until the first view has come never begins, however long a machine takes for it. */
const STAY_FIRST = `
  const later = globalThis.setTimeout;
  globalThis.setTimeout = (work, ms, ...more) => (ms >= ${STARTED_LATER_MS} ? 0 : later(work, ms, ...more));`;
const KINDS = { js: /\.js$/, css: /\.css$/, fonts: /\.woff2$/ };

/** The weight of a built file on its way, in kB. */
export function weightOf(path: string): number {
  const file = join(ROOT, 'web/dist', path);
  return statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size / 1000;
}

/** Adds up from the next page on how far things have moved by themselves. */
export const seeShifts = (page: Page) => page.addInitScript({ content: SEE_SHIFTS });
export const shiftOf = (page: Page) => page.evaluate<number>('shifted');

/** Watches a page from before its first request on. */
export async function watchLoad(page: Page) {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  page.on('websocket', (socket) => paths.push(new URL(socket.url()).pathname));
  await page.addInitScript({ content: SEE_SHIFTS + STAY_FIRST });
  return {
    /** The paths that were asked for so far. */
    paths: (): readonly string[] => paths,
    /** Lists what went beyond the budget so far, a line for each with what weighs most. */
    async beyond(budget: Budget): Promise<string[]> {
      await page.waitForLoadState('networkidle');
      const shift = await shiftOf(page);
      const weights = Object.entries(KINDS).flatMap(([kind, pattern]) => {
        const files = paths.filter((path) => pattern.test(path)).map((path) => ({ path, weight: weightOf(path) }));
        const sum = files.reduce((total, { weight }) => total + weight, 0);
        const allowed = budget[kind as keyof typeof KINDS];
        const list = files.toSorted((a, b) => b.weight - a.weight).map(({ path, weight }) => `${path} ${weight}`);
        return sum > 0 && sum <= allowed ? [] : [`${kind}: ${sum.toFixed(1)} kB of ${allowed}: ${list.join(', ')}`];
      });
      const count =
        paths.length > budget.requests ? [`${paths.length} requests of ${budget.requests}: ${paths.join(', ')}`] : [];
      return [...weights, ...count, ...(shift > budget.shift ? [`layout shift ${shift} of ${budget.shift}`] : [])];
    },
  };
}

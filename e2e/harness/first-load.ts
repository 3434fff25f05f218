import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from './root.ts';

/** The limits of a first view: kilobytes (of 1000 bytes, compressed by gzip), number of requests, and layout shift. */
export interface Budget {
  readonly js: number;
  readonly css: number;
  readonly fonts: number;
  readonly requests: number;
  readonly shift: number;
}

/** The shortest delay in web/src/lib/at-rest.ts: timers of this length or more are not part of a first view. */
const STARTED_LATER_MS = 1000;

/** A script for the page that adds up layout shifts without user input. */
const SEE_SHIFTS = `
  globalThis.shifted = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) globalThis.shifted += value;
  }).observe({ type: 'layout-shift', buffered: true });`;
/**
 * A script for the page that prevents work which is deferred until after the first view, so that slow machines measure
 * the same.
 */
const STAY_FIRST = `
  const later = globalThis.setTimeout;
  globalThis.setTimeout = (work, ms, ...more) => (ms >= ${STARTED_LATER_MS} ? 0 : later(work, ms, ...more));`;
const KINDS = { js: /\.js$/, css: /\.css$/, fonts: /\.woff2$/ };

/** The compressed size of a built file, in kB. */
export function weighFile(path: string): number {
  const file = join(ROOT, 'web/dist', path);
  return statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size / 1000;
}

/** Adds up layout shifts without user input, starting with the next page. */
export const recordShifts = (page: Page) => page.addInitScript({ content: SEE_SHIFTS });
export const readShift = (page: Page) => page.evaluate<number>('shifted');

/** Watches a page from before its first request. */
export async function watchLoad(page: Page) {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  page.on('websocket', (socket) => paths.push(new URL(socket.url()).pathname));
  await page.addInitScript({ content: SEE_SHIFTS + STAY_FIRST });
  return {
    /** The paths requested so far. */
    paths: (): readonly string[] => paths,
    /** Lists the limits that were exceeded so far, one per line with the largest contributions. */
    async beyond(budget: Budget): Promise<string[]> {
      await page.waitForLoadState('networkidle');
      const shift = await readShift(page);
      const weights = Object.entries(KINDS).flatMap(([kind, pattern]) => {
        const files = paths.filter((path) => pattern.test(path)).map((path) => ({ path, weight: weighFile(path) }));
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

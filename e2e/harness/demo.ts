import { chromium, type Browser } from '@playwright/test';
import { findChromium, QUIET_BROWSER_ARGS } from '../chromium.ts';
import { clearWorld, plantWorld, startApp } from './running-app.ts';

/** An open demo world, and a browser to look at it. */
export interface Demo {
  readonly origin: string;
  readonly browser: Browser;
  /** True if it was opened for this purpose only, so that it may be changed. */
  readonly isOwn: boolean;
}

async function onOwnWorld(work: (origin: string) => Promise<void>): Promise<void> {
  const world = await plantWorld();
  try {
    const app = await startApp(world);
    await work(app.origin).finally(() => app.close());
  } finally {
    await clearWorld(world);
  }
}

/**
 * Runs some work with the demo world in a browser, and afterwards closes what it has opened.
 * @param open the origin of a running demo world; without it a new one is planted
 */
export async function withDemoBrowser(work: (demo: Demo) => Promise<void>, open?: string): Promise<void> {
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: QUIET_BROWSER_ARGS, ...(executablePath && { executablePath }) });
  try {
    if (open === undefined) await onOwnWorld((origin) => work({ origin, browser, isOwn: true }));
    else await work({ origin: open, browser, isOwn: false });
  } finally {
    await browser.close();
  }
}

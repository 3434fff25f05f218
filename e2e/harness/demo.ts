import { chromium, type Browser } from '@playwright/test';
import { findChromium, QUIET } from '../chromium.ts';
import { clearWorld, plantWorld, startApp } from './running-app.ts';

/** An open demo world, and a browser to look at it. */
export interface Demo {
  readonly origin: string;
  readonly browser: Browser;
  /** It was opened for this alone, so that it may be written into. */
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
 * Does something with the demo world in a browser, and takes away afterwards what it has opened for that.
 * @param open the origin of a demo world that is open already; without it one is planted
 */
export async function onDemo(work: (demo: Demo) => Promise<void>, open?: string): Promise<void> {
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: QUIET, ...(executablePath && { executablePath }) });
  try {
    if (open === undefined) await onOwnWorld((origin) => work({ origin, browser, isOwn: true }));
    else await work({ origin: open, browser, isOwn: false });
  } finally {
    await browser.close();
  }
}

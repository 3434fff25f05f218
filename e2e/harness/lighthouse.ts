import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse, { type Config, type Flags } from 'lighthouse';
import desktop from 'lighthouse/core/config/desktop-config.js';
import { findChromium, QUIET_BROWSER_ARGS } from '#chromium';
import { freePort } from './free-port.ts';
import type { Person } from './people.ts';
import { freshSession, storageFor, USUAL_CLASSES } from './session.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type LighthouseCategory = (typeof CATEGORIES)[number];
export type Scores = Partial<Record<LighthouseCategory, number>>;
export interface Judgement {
  /** The scores, from 0 to 100. */
  readonly scores: Scores;
  /** The milliseconds for which the main thread was busy; 0 unless speed was judged. */
  readonly busyMs: number;
}

export interface Visit {
  readonly path: string;
  /** The person who is signed in; null on public pages. */
  readonly person: Person | null;
  readonly device: 'desktop' | 'phone';
  readonly categories: readonly LighthouseCategory[];
}

/** Lets Lighthouse judge a page in a separate browser. */
export async function judge(origin: string, { path, person, device, categories }: Visit): Promise<Judgement> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'bcs-lighthouse-'));
  const executablePath = findChromium();
  const browser = await chromium.launchPersistentContext(folder, {
    args: [...QUIET_BROWSER_ARGS, `--remote-debugging-port=${port}`],
    ...(executablePath && { executablePath }),
  });
  try {
    if (person) {
      const { origins } = storageFor(person, await freshSession(person, origin), origin, USUAL_CLASSES[person] ?? null);
      const page = await browser.newPage();
      await page.goto(`${origin}/terms-and-conditions`);
      const entries = origins.flatMap(({ localStorage }) => localStorage);
      await page.evaluate(
        `for (const { name, value } of ${JSON.stringify(entries)}) localStorage.setItem(name, value)`,
      );
      await page.close();
    }
    const flags: Flags = { port, logLevel: 'error', disableStorageReset: true, onlyCategories: [...categories] };
    const run = await lighthouse(`${origin}${path}`, flags, device === 'desktop' ? (desktop as Config) : undefined);
    if (!run || run.lhr.runtimeError) throw new Error(`Lighthouse failed: ${run?.lhr.runtimeError?.message}`);
    const { finalDisplayedUrl, categories: judged, audits } = run.lhr;
    if (new URL(finalDisplayedUrl).pathname !== path) throw new Error(`${path} has led to ${finalDisplayedUrl}`);
    return {
      scores: Object.fromEntries(categories.map((name) => [name, Math.round((judged[name]?.score ?? 0) * 100)])),
      busyMs: Math.round(audits['mainthread-work-breakdown']?.numericValue ?? 0),
    };
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

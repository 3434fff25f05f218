import { defineConfig } from '@playwright/test';
import { LIMITS } from '../tools/patience.ts';
import { findChromium, QUIET } from './chromium.ts';
import { LONG, NIGHT } from './harness/effort.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  globalSetup: './harness/set-up.ts',
  ...(!LONG && { grepInvert: new RegExp(NIGHT) }),
  // Each worker starts apps of its own: every file of journeys finds one fresh
  workers: 2,
  forbidOnly: true,
  timeout: LIMITS.journey,
  expect: { timeout: LIMITS.journeyShows },
  retries: LIMITS.retries,
  use: {
    actionTimeout: LIMITS.offers,
    locale: 'en-US',
    // Far from every campus: times are shown in the zone of the course
    timezoneId: 'Europe/Berlin',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: QUIET, ...(executablePath && { executablePath }) },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1366, height: 900 } }, testIgnore: /on-the-phone/ },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      testMatch: /on-the-phone/,
    },
  ],
});

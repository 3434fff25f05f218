import { defineConfig } from '@playwright/test';
import { TEST_LIMITS } from '../tools/patience.ts';
import { findChromium, QUIET_BROWSER_ARGS, SHORT_LIVED_ARGS } from './chromium.ts';
import { IS_LONG_RUN, NIGHT_TAG } from './harness/effort.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  globalSetup: './harness/set-up.ts',
  ...(!IS_LONG_RUN && { grepInvert: new RegExp(NIGHT_TAG) }),
  // each worker starts its own apps, so that every test file finds a fresh one
  workers: 2,
  forbidOnly: true,
  timeout: TEST_LIMITS.journey,
  expect: { timeout: TEST_LIMITS.journeyShows },
  retries: TEST_LIMITS.retries,
  use: {
    actionTimeout: TEST_LIMITS.offers,
    locale: 'en-US',
    // a zone far from every campus, since times must be shown in the zone of the course
    timezoneId: 'Europe/Berlin',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: [...QUIET_BROWSER_ARGS, SHORT_LIVED_ARGS], ...(executablePath && { executablePath }) },
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

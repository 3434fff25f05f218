import { defineConfig } from '@playwright/test';
import { findChromium, QUIET } from './harness/chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  globalSetup: './harness/set-up.ts',
  // Each worker starts apps of its own: every file of journeys finds one fresh
  workers: 2,
  forbidOnly: true,
  // A busy machine is slow, not broken; what comes at the second try only is named as flaky
  timeout: 180_000,
  expect: { timeout: 20_000 },
  retries: 1,
  use: {
    actionTimeout: 30_000,
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

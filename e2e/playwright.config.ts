import { defineConfig } from '@playwright/test';
import { findChromium, QUIET } from './house/chromium.ts';
import { freePort } from './house/free-port.ts';

// The runner reads this file first and lends its environment to its workers
const PORT = (process.env['E2E_PORT'] ??= String(await freePort()));
const baseURL = `http://localhost:${PORT}`;
const executablePath = findChromium();

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  globalSetup: './house/set-up.ts',
  // One house on one port: every file of walks finds it fresh
  workers: 1,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL,
    actionTimeout: 20_000,
    locale: 'en-US',
    // Far from every campus: times are shown in the zone of the course
    timezoneId: 'Europe/Berlin',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: QUIET, ...(executablePath && { executablePath }) },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1366, height: 900 } }, testIgnore: /on-the-phone/ },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      testMatch: /on-the-phone|screens/,
    },
  ],
});

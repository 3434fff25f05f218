import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { contentPolicy } from '@bcs/contract/kernel/content-policy';
import { defineConfig } from 'vitest/config';
import { TEST_LIMITS } from '../tools/patience.ts';
import { findBrowser, QUIET_BROWSER_ARGS, SHORT_LIVED_ARGS } from '../tools/setup/browser.mjs';
import { ALIASES } from './build/aliases.ts';
import { keepModules } from './build/keep-modules.ts';
import { ROUTER } from './build/router.ts';
import { usedIcons } from './build/used-icons.ts';

const CHROMIUM = findBrowser();

/** The test runner's own inline scripts, and the styles that Vite puts into the page instead of a file. */
const RUNNER = 'the-test-runner';
/** The policy of production, which lets in nothing else but the runner. */
const POLICY = contentPolicy({ players: [], secure: false }).replaceAll(
  /(?:script|style)-src /g,
  (directive) => `${directive}'nonce-${RUNNER}' `,
);

/** Components and screens (*.test.tsx) in a real browser: jsdom knows no dialog and no popover. Their logic (*.test.ts) runs in Node. */
export default defineConfig({
  root: import.meta.dirname,
  // As in the built app a page comes when somebody goes there: most files look at one of a hundred
  plugins: [tanstackRouter(ROUTER), react(), tailwindcss(), keepModules],
  resolve: { alias: ALIASES },
  oxc: { jsx: { development: false } },
  html: { cspNonce: RUNNER },
  server: { headers: { 'Content-Security-Policy': POLICY } },
  // Found beforehand, since a library found in the middle of a run reloads it
  optimizeDeps: {
    entries: ['src/**/*.{ts,tsx}'],
    include: ['react/jsx-runtime', 'react-dom/client', 'axe-core'],
    // React as in production, by which it takes half of the processor: no test asks for its checks of development
    rolldownOptions: { plugins: [usedIcons], transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
  },
  test: {
    name: 'browser',
    env: { FUZZ: process.env['FUZZ'] ?? '' },
    include: ['src/**/*.test.tsx'],
    setupFiles: ['./src/testing/setup.ts'],
    // After all others, so that a browser has the machine for itself
    sequence: { groupOrder: 1 },
    maxWorkers: 2,
    testTimeout: TEST_LIMITS.screenTest,
    hookTimeout: TEST_LIMITS.screenTest,
    expect: { poll: { timeout: TEST_LIMITS.shows } },
    retry: TEST_LIMITS.retries,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        // Without it whatever is pressed and is not there waits for the end of the test
        actionTimeout: TEST_LIMITS.offers,
        launchOptions: {
          ...(CHROMIUM && { executablePath: CHROMIUM }),
          args: [...QUIET_BROWSER_ARGS, SHORT_LIVED_ARGS],
        },
        // Colours change at once: what is looked at is at rest
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1366, height: 900 } }],
    },
  },
});

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const CHROMIUM = process.env['BCS_CHROMIUM'] ?? '/usr/bin/chromium';
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];

/** Logic (*.test.ts) runs in Node; parts and screens (*.test.tsx) run in a real browser: jsdom knows no dialog and no popover. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    projects: [
      { extends: true, test: { name: 'web', environment: 'node', include: ['src/**/*.test.ts'] } },
      {
        extends: true,
        plugins: [react(), tailwindcss()],
        // Found beforehand, since a library found in the middle of a run reloads it
        optimizeDeps: {
          entries: ['src/**/*.{ts,tsx}'],
          include: ['react/jsx-dev-runtime', 'react-dom/client', 'axe-core'],
        },
        test: {
          name: 'browser',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['./src/testing/setup.ts'],
          // A busy machine is slow, not broken
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          retry: 1,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: CHROMIUM, args: FLAGS },
              // Colours change at once: what is looked at is at rest
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1366, height: 900 } }],
          },
        },
      },
    ],
  },
});

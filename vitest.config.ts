import { defineConfig } from 'vitest/config';

const inNode = { environment: 'node', pool: 'forks', globals: false } as const;

/** Tests that need no browser; web/vitest.config.ts and e2e/playwright.config.ts hold the others. One project: `npx vitest run --project server`. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { ...inNode, name: 'contract', root: 'contract', include: ['src/**/*.test.ts'] } },
      {
        test: {
          ...inNode,
          name: 'server',
          root: 'server',
          include: ['src/**/*.test.ts'],
          // One embedded database per worker: a new one for each file costs seconds.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...inNode,
          name: 'tools',
          root: 'tools',
          include: ['**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
    ],
  },
});

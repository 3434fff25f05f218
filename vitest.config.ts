import { configDefaults, defineConfig } from 'vitest/config';
import { findPostgres } from './server/src/testing/find-postgres.ts';
import { LIMITS } from './tools/patience.ts';

const inNode = {
  environment: 'node',
  pool: 'forks',
  globals: false,
  retry: LIMITS.retries,
  testTimeout: LIMITS.test,
  hookTimeout: LIMITS.hook,
  expect: { poll: { timeout: LIMITS.shows } },
} as const;
/** Tests choose their databases themselves: one that somebody uses is not for them. */
const env = { DATABASE_URL: '', BCS_TEST_ENGINE: '' };

const contract = { ...inNode, root: 'contract', isolate: false };
/** What could depend on the zone of the machine; everything else in the contract runs in one. */
const ZONED = ['clock', 'zones', 'calendar', 'borders'].map((noun) => `src/**/${noun}*.test.ts`);
const inZone = (TZ: string) => ({ test: { ...contract, name: `contract in ${TZ}`, include: ZONED, env: { TZ } } });

const server = {
  ...inNode,
  root: 'server',
  include: ['src/**/*.test.ts'],
  // One database per worker: a new one for each file costs seconds
  isolate: false,
};
/** Node takes the same file for everybody; Vite would give tests another copy, whose schemas mercurius does not take. */
const oneGraphql = { resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] } };
/** Long ones that say the same of either database run once: on PostgreSQL where there is one. */
const ONCE = ['src/guarantees/{topics,fuzz,rights,statements,successes,graphql-statements}.test.ts'];
const hasPostgres = (process.env['TEST_DATABASE_URL'] || process.env['DATABASE_URL'] || findPostgres()) !== null;

/** Every test but those of e2e/playwright.config.ts. One project: `npx vitest run --project server attendance`. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { ...contract, name: 'contract', include: ['src/**/*.test.ts'], env: { TZ: 'UTC' } } },
      inZone('America/New_York'),
      inZone('Australia/Lord_Howe'),
      { test: { ...inNode, name: 'tools', root: 'tools', include: ['**/*.test.ts'] } },
      { test: { ...inNode, name: 'web', root: 'web', isolate: false, include: ['src/**/*.test.ts'] } },
      // against a real server: what it promises is of both
      {
        ...oneGraphql,
        test: { ...server, name: 'client', root: 'client', include: ['*.test.ts'], env: { ...env, TZ: 'UTC' } },
      },
      {
        ...oneGraphql,
        test: {
          ...server,
          name: 'server',
          exclude: [...configDefaults.exclude, ...(hasPostgres ? ONCE : [])],
          env: { ...env, TZ: 'America/New_York' },
        },
      },
      ...(hasPostgres
        ? [
            {
              ...oneGraphql,
              test: {
                ...server,
                name: 'server-on-postgres',
                exclude: [
                  ...configDefaults.exclude,
                  'src/{cli,adapters,testing}/**',
                  'src/*.test.ts',
                  // what cannot be drawn never reaches a database
                  'src/features/{pictures,support}/hostile-*.test.ts',
                  // rules that are tried thousands of times over the same few statements
                  'src/features/{surveys/hostile,nps/anonymity}.test.ts',
                  'src/{http/screenshots,features/pictures/pictures}.test.ts',
                ],
                globalSetup: ['src/testing/lend-postgres.ts'],
                env: { ...env, BCS_TEST_ENGINE: 'postgres', TZ: 'Australia/Lord_Howe' },
              },
            },
          ]
        : []),
      './web/vitest.config.ts',
    ],
  },
});

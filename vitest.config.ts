import { parseArgs } from 'node:util';
import { configDefaults, defineConfig } from 'vitest/config';
import './tools/compile-cache.ts';
import { findPostgres, OLDEST_POSTGRES } from './server/src/testing/find-postgres.ts';
import { TEST_LIMITS } from './tools/patience.ts';

const inNode = {
  environment: 'node',
  pool: 'forks',
  globals: false,
  retry: TEST_LIMITS.retries,
  testTimeout: TEST_LIMITS.test,
  hookTimeout: TEST_LIMITS.hook,
  expect: { poll: { timeout: TEST_LIMITS.shows } },
} as const;
/**
 * Node itself loads the modules, as it does in production: Vite would transform each of them first. As at `npm start`, what
 * is young has room, since garbage is otherwise collected all the while that they load.
 */
const loadedByNode = {
  execArgv: ['--max-semi-space-size=16'],
  experimental: { viteModuleRunner: false, nodeLoader: false },
};
/** Tests choose their databases themselves: one that somebody uses is not for them. */
const env = { DATABASE_URL: '', BCS_TEST_ENGINE: '', BCS_TEST_POSTGRES: '' };

const contract = { ...inNode, ...loadedByNode, root: 'contract', isolate: false };
/** The files whose outcome could depend on the zone of the machine; everything else in the contract runs in one. */
const ZONED = ['clock', 'zones', 'calendar', 'borders'].map((noun) => `src/**/${noun}*.test.ts`);
const inZone = (TZ: string) => ({ test: { ...contract, name: `contract in ${TZ}`, include: ZONED, env: { TZ } } });

const server = {
  ...inNode,
  ...loadedByNode,
  root: 'server',
  // The modules of the product are loaded once per worker; each file gets a database of its own
  isolate: false,
  globalSetup: ['src/testing/lend-databases.ts'],
};
/** Tests of the server, and of the client against it. On PostgreSQL, or on the embedded database where there is none. */
const EVERYTHING = ['src/**/*.test.ts', '../client/*.test.ts'];
/** A night, `FUZZ=long`, runs what a day leaves out because another test holds most of it. */
const isNight = process.env['FUZZ'] === 'long';

/**
 * The files that run on the embedded database as well, because its engine makes the difference: opening, locking, migrating and
 * backing up a database, long imports, and each kind of statement once (writes by their success, every read by its number
 * of statements, races, kills, live messages, jobs). In a night every write, and the command line.
 */
const ENGINE = [
  'src/database/*.test.ts',
  'src/database/backup/*.test.ts',
  'src/features/imports/long-imports.test.ts',
  'src/features/attendance/races.test.ts',
  'src/guarantees/{successes,statements}.test.ts',
  'src/guarantees/kill/kill.test.ts',
  'src/http/realtime.test.ts',
  'src/jobs/outbox.test.ts',
  ...(isNight
    ? ['src/cli/cli.test.ts', 'src/guarantees/fresh-installation.test.ts', 'src/guarantees/kill/checker.test.ts']
    : []),
];
/** The files that run on the oldest supported PostgreSQL as well: its own statements, writes of each kind, and in a night each write and read. */
const OLDEST = [
  'src/database/migrate.test.ts',
  `src/guarantees/${isNight ? '{successes,statements}' : 'successes'}.test.ts`,
];

const onDatabase = (name: string, include: string[], more: Record<string, string>, exclude: string[] = []) => ({
  test: { ...server, name, include, exclude: [...configDefaults.exclude, ...exclude], env: { ...env, ...more } },
});
const onPostgres = { BCS_TEST_ENGINE: 'postgres', TZ: 'Australia/Lord_Howe' };
const embedded = { TZ: 'America/New_York' };
const sqlOnly = { BCS_TEST_SQL_ONLY: '1' };

const named = process.env['TEST_DATABASE_URL'] || process.env['DATABASE_URL'];
const hasPostgres = Boolean(named) || findPostgres() !== null;
const hasOldest = findPostgres(OLDEST_POSTGRES) !== null;

/** Projects that the command line names; none where all are run. */
const { project: projects = [] } = parseArgs({
  options: { project: { type: 'string', multiple: true } },
  strict: false,
}).values;
/** Loading the project of the screens, with Vite's plugins, takes as long as a test file of the contract. */
const mayShowScreens = projects.length === 0 || projects.some((name) => /^browser|[*!]/.test(String(name)));

/** Every test but those of e2e/playwright.config.ts. One project: `npx vitest run --project server attendance`. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { ...contract, name: 'contract', include: ['src/**/*.test.ts'], env: { TZ: 'UTC' } } },
      inZone('America/New_York'),
      inZone('Australia/Lord_Howe'),
      { test: { ...inNode, ...loadedByNode, name: 'tools', root: 'tools', include: ['**/*.test.ts'] } },
      { test: { ...inNode, name: 'web', root: 'web', isolate: false, include: ['{src,build}/**/*.test.ts'] } },
      onDatabase('server', EVERYTHING, hasPostgres ? onPostgres : embedded),
      ...(hasPostgres ? [onDatabase('server-on-embedded', ENGINE, { ...embedded, ...sqlOnly })] : []),
      ...(hasOldest
        ? [
            onDatabase('server-on-oldest', OLDEST, {
              ...onPostgres,
              ...sqlOnly,
              BCS_TEST_POSTGRES: String(OLDEST_POSTGRES),
            }),
          ]
        : []),
      ...(mayShowScreens ? ['./web/vitest.config.ts'] : []),
    ],
  },
});

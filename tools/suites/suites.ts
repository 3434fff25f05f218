import { findPostgres } from '@bcs/server/testing/find-postgres';
import { startPostgres, UNSAFE } from '@bcs/server/testing/postgres-server';
import { ROOT } from '#root';
import { run, type RunOptions } from '#run';
import { isTest, sourceFiles } from '#source-files';
import { findBrowser } from '../setup/browser.mjs';
import { counted } from './report.ts';
import {
  BROKEN,
  NOTHING,
  add,
  tallyPlaywright,
  tallyVitest,
  type PlaywrightReport,
  type Tally,
  type VitestReport,
} from './tally.ts';

export interface Suite {
  readonly part: 'check' | 'unit' | 'postgres' | 'screens' | 'e2e';
  readonly name: string;
  /** @param more what the person added behind `--`: names of files, options of the runner */
  readonly start: (more: readonly string[]) => Promise<Tally>;
}

/** What is proven once more on PostgreSQL. */
const ON_POSTGRES = ['features', 'promises', 'jobs', 'doors', 'database', 'kernel'].map((shelf) => `src/${shelf}/`);
/** The walks in which everything works together: what the product exists for. */
const MAIN_JOB = ['a-class-day', 'take-attendance'];
/** A server and a browser must show the same whatever zone their machine is in. */
const ZONES = ['UTC', 'America/New_York', 'Australia/Lord_Howe'] as const;
/** The long suites run once each, so each in another zone; the walks stay in the machine's own. */
const [, EMBEDDED_ZONE, POSTGRES_ZONE] = ZONES;

/** The tests choose their databases themselves; one of the person's own is used for nothing else. */
const alone = (env: Record<string, string> = {}): RunOptions => ({
  show: true,
  env: { DATABASE_URL: '', BCS_TEST_ENGINE: '', ...env },
});

const vitest = (args: readonly string[], options: RunOptions = alone()): Promise<Tally> =>
  counted<VitestReport>(
    (file) =>
      run('vitest', ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`], options),
    tallyVitest,
  );

async function check(): Promise<Tally> {
  const { code } = await run('node', ['tools/check.ts'], { show: true });
  return code === 0 ? { passed: 1, failed: 0 } : BROKEN;
}

async function contractInZones(more: readonly string[]): Promise<Tally> {
  let tally = NOTHING;
  for (const TZ of ZONES) {
    console.log(`TZ=${TZ}`);
    tally = add(tally, await vitest(['--project', 'contract', ...more], alone({ TZ })));
  }
  return tally;
}

/** Hands the address of a PostgreSQL to a suite: the one that was named, or a private one of this machine. */
async function onPostgres(suite: (url: string) => Promise<Tally>): Promise<Tally> {
  const given = process.env['TEST_DATABASE_URL'] || process.env['DATABASE_URL'];
  if (!given && findPostgres() === null) {
    console.log('Skipped: no PostgreSQL from version 15 on this machine. TEST_DATABASE_URL names one elsewhere.');
    return NOTHING;
  }
  const server = given ? null : await startPostgres(UNSAFE);
  console.log(server ? 'On a private PostgreSQL of this machine.' : 'On the PostgreSQL that was named.');
  try {
    return await suite(given || (server?.url ?? ''));
  } finally {
    await server?.stop();
  }
}

const serverOnPostgres = (more: readonly string[]) =>
  onPostgres((url) => {
    const files = more.length > 0 ? more : ON_POSTGRES;
    const env = { BCS_TEST_ENGINE: 'postgres', TEST_DATABASE_URL: url, TZ: POSTGRES_ZONE };
    return vitest(['--project', 'server', ...files], alone(env));
  });

/** The browser of this machine, for whoever starts one. */
const browser = (): Record<string, string> => {
  const found = findBrowser();
  return found === null ? {} : { BCS_CHROMIUM: found };
};

const screens = (more: readonly string[]) =>
  vitest(['--root', 'web', '--config', 'vitest.config.ts', ...more], alone(browser()));

const walks = (more: readonly string[], env: Record<string, string> = {}) =>
  counted<PlaywrightReport>((file) => {
    const options = alone({ PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...browser(), ...env });
    return run(
      'playwright',
      ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', ...more],
      options,
    );
  }, tallyPlaywright);

/** Left out when somebody asks for certain walks: those have run already. */
const mainJobOnPostgres = (more: readonly string[]) =>
  more.length > 0 ? Promise.resolve(NOTHING) : onPostgres((url) => walks(MAIN_JOB, { E2E_DATABASE_URL: url }));

const hasTests = (floor: 'contract' | 'server' | 'tools') => sourceFiles(ROOT, [floor]).some(isTest);
const inNode = (['server', 'tools'] as const).filter(hasTests).flatMap((floor) => ['--project', floor]);

/** Everything that `npm test` runs, in this order. */
export const SUITES: readonly Suite[] = [
  { part: 'check', name: 'Types, lint, imports, format', start: check },
  { part: 'unit', name: 'The contract, in three time zones', start: contractInZones },
  {
    part: 'unit',
    name: 'Server and tools, on the embedded database',
    start: (more) => vitest([...inNode, ...more], alone({ TZ: EMBEDDED_ZONE })),
  },
  { part: 'postgres', name: 'The server once more, on PostgreSQL', start: serverOnPostgres },
  { part: 'screens', name: 'Parts and screens, in a browser', start: screens },
  { part: 'e2e', name: 'Walks through the house', start: (more) => walks(more) },
  { part: 'e2e', name: 'The main job once more, on PostgreSQL', start: mainJobOnPostgres },
];

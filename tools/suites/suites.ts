import { existsSync } from 'node:fs';
import { join } from 'node:path';
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
/** A server and a browser must show the same whatever zone their machine is in. */
const ZONES = ['UTC', 'America/New_York', 'Australia/Lord_Howe'];

const has = (path: string) => existsSync(join(ROOT, path));
const left = (sentence: string): Tally => {
  console.log(sentence);
  return NOTHING;
};
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

async function onPostgres(more: readonly string[]): Promise<Tally> {
  const given = process.env['TEST_DATABASE_URL'] || process.env['DATABASE_URL'];
  if (!given && findPostgres() === null) {
    return left('Skipped: no PostgreSQL from version 15 on this machine. TEST_DATABASE_URL names one elsewhere.');
  }
  const server = given ? null : await startPostgres(UNSAFE);
  console.log(server ? 'On a private PostgreSQL of this machine.' : 'On the PostgreSQL that was named.');
  const env = { BCS_TEST_ENGINE: 'postgres', TEST_DATABASE_URL: given || (server?.url ?? '') };
  try {
    return await vitest(['--project', 'server', ...(more.length > 0 ? more : ON_POSTGRES)], alone(env));
  } finally {
    await server?.stop();
  }
}

/** The browser of this machine, for whoever starts one. */
const browser = (): Record<string, string> => {
  const found = findBrowser();
  return found === null ? {} : { BCS_CHROMIUM: found };
};

const screens = (more: readonly string[]) =>
  has('web/vitest.config.ts')
    ? vitest(['--root', 'web', '--config', 'vitest.config.ts', ...more], alone(browser()))
    : Promise.resolve(left('Skipped: web/vitest.config.ts does not exist yet.'));

async function walks(more: readonly string[]): Promise<Tally> {
  if (!has('e2e/playwright.config.ts')) return left('Skipped: e2e/playwright.config.ts does not exist yet.');
  return counted<PlaywrightReport>((file) => {
    const options = alone({ PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...browser() });
    return run(
      'playwright',
      ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', ...more],
      options,
    );
  }, tallyPlaywright);
}

const hasTests = (floor: 'contract' | 'server' | 'tools') => sourceFiles(ROOT, [floor]).some(isTest);
const inNode = (['server', 'tools'] as const).filter(hasTests).flatMap((floor) => ['--project', floor]);

/** Everything that `npm test` runs, in this order. */
export const SUITES: readonly Suite[] = [
  { part: 'check', name: 'Types, lint, imports, format', start: check },
  { part: 'unit', name: 'The contract, in three time zones', start: contractInZones },
  { part: 'unit', name: 'Server and tools, on the embedded database', start: (more) => vitest([...inNode, ...more]) },
  { part: 'postgres', name: 'The server once more, on PostgreSQL', start: onPostgres },
  { part: 'screens', name: 'Parts and screens, in a browser', start: screens },
  { part: 'e2e', name: 'Walks through the house', start: walks },
];

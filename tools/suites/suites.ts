import { findPostgres } from '@bcs/server/testing/find-postgres';
import { startPostgres, UNSAFE } from '@bcs/server/testing/postgres-server';
import { run } from '#run';
import { findBrowser } from '../setup/browser.mjs';
import { runPlaywright } from './playwright.ts';
import { BROKEN_STEP, EMPTY_TALLY, type Tally } from './tally.ts';
import { runProjects } from './vitest.ts';

/** The parts that Vitest runs, as projects of vitest.config.ts. */
const PROJECTS = {
  unit: ['contract*', 'tools', 'web', 'server'],
  engines: ['server-on-*'],
  screens: ['web', 'browser'],
} as const;
/** The journeys that a night makes on the embedded database as well: what the product exists for. */
const MAIN_JOB = ['a-class-day', 'take-attendance'];

export const SUITE_PARTS = ['check', 'unit', 'engines', 'screens', 'e2e'] as const;
export type SuitePart = (typeof SUITE_PARTS)[number];

export interface Suite {
  readonly name: string;
  readonly parts: readonly SuitePart[];
  /**
   * @param parts those of its parts that are wanted
   * @param more what the person added: names of files, options of the runner
   */
  readonly start: (parts: readonly SuitePart[], more: readonly string[]) => Promise<Record<string, Tally>>;
}

const browser = findBrowser();
const browserEnv: Record<string, string> = browser === null ? {} : { BCS_CHROMIUM: browser };
const namedPostgres = process.env['TEST_DATABASE_URL'] || process.env['DATABASE_URL'] || null;
const hasPostgres = namedPostgres !== null || findPostgres() !== null;

async function check(): Promise<Record<string, Tally>> {
  const { code } = await run('node', ['tools/check.ts'], { show: true });
  return { check: code === 0 ? { ...EMPTY_TALLY, passed: 1 } : BROKEN_STEP };
}

function vitest(parts: readonly SuitePart[], more: readonly string[]): Promise<Record<string, Tally>> {
  Object.assign(process.env, browserEnv);
  const wanted = parts.filter((part): part is keyof typeof PROJECTS => part in PROJECTS);
  return runProjects([...new Set(wanted.flatMap((part) => PROJECTS[part]))], more);
}

/** All journeys on PostgreSQL, as in production, and in a night the main job once more on the embedded database. */
async function journeys(_parts: readonly SuitePart[], more: readonly string[]): Promise<Record<string, Tally>> {
  if (!hasPostgres) return { journeys: await runPlaywright(more, browserEnv) };
  const own = namedPostgres === null ? await startPostgres(UNSAFE) : null;
  try {
    const tally = await runPlaywright(more, { ...browserEnv, E2E_DATABASE_URL: namedPostgres ?? own?.socketUrl ?? '' });
    // The person who requests certain journeys expects them now.
    if (more.length > 0 || process.env['FUZZ'] !== 'long') return { journeys: tally };
    return { journeys: tally, 'main job on the embedded database': await runPlaywright(MAIN_JOB, browserEnv) };
  } finally {
    await own?.stop();
  }
}

/** Everything that `npm test` runs, in this order. */
export const SUITES: readonly Suite[] = [
  { name: 'Types, lint, imports, format', parts: ['check'], start: check },
  { name: 'Contract, tools, server on each database, screens', parts: ['unit', 'engines', 'screens'], start: vitest },
  { name: 'Journeys', parts: ['e2e'], start: journeys },
];

/** Names what is left out on a machine on which no PostgreSQL runs, such as one with musl; the server is tested on the embedded database there. */
export const SKIPPED_NOTICE: string | null = hasPostgres
  ? null
  : 'Skipped: PostgreSQL. The one of the packages does not run on this machine, and it has none of its own from version 15 on; TEST_DATABASE_URL names one elsewhere.';

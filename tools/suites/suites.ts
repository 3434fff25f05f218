import { findPostgres } from '@bcs/server/testing/find-postgres';
import { startPostgres, UNSAFE } from '@bcs/server/testing/postgres-server';
import { run } from '#run';
import { findBrowser } from '../setup/browser.mjs';
import { runPlaywright } from './playwright.ts';
import { BROKEN, NOTHING, type Tally } from './tally.ts';
import { runProjects } from './vitest.ts';

/** The parts that Vitest runs, as projects of vitest.config.ts. */
const PROJECTS = {
  unit: ['contract*', 'tools', 'web', 'server', 'client'],
  postgres: ['server-on-postgres'],
  screens: ['web', 'browser'],
} as const;
/** The journeys that are made on PostgreSQL as well: what the product exists for. */
const MAIN_JOB = ['a-class-day', 'take-attendance'];

export const PARTS = ['check', 'unit', 'postgres', 'screens', 'e2e'] as const;
export type Part = (typeof PARTS)[number];

export interface Suite {
  readonly name: string;
  readonly parts: readonly Part[];
  /**
   * @param parts those of its parts that are wanted
   * @param more what the person added: names of files, options of the runner
   */
  readonly start: (parts: readonly Part[], more: readonly string[]) => Promise<Record<string, Tally>>;
}

const browser = findBrowser();
const browserEnv: Record<string, string> = browser === null ? {} : { BCS_CHROMIUM: browser };
const namedPostgres = process.env['TEST_DATABASE_URL'] || process.env['DATABASE_URL'] || null;
const hasPostgres = namedPostgres !== null || findPostgres() !== null;

async function check(): Promise<Record<string, Tally>> {
  const { code } = await run('node', ['tools/check.ts'], { show: true });
  return { check: code === 0 ? { ...NOTHING, passed: 1 } : BROKEN };
}

function vitest(parts: readonly Part[], more: readonly string[]): Promise<Record<string, Tally>> {
  Object.assign(process.env, browserEnv);
  const wanted = parts.filter((part): part is keyof typeof PROJECTS => part in PROJECTS);
  return runProjects([...new Set(wanted.flatMap((part) => PROJECTS[part]))], more);
}

/** On a private PostgreSQL of this machine, or on the one that was named. */
async function mainJobOnPostgres(): Promise<Tally> {
  const own = namedPostgres === null ? await startPostgres(UNSAFE) : null;
  try {
    return await runPlaywright(MAIN_JOB, { ...browserEnv, E2E_DATABASE_URL: namedPostgres ?? own?.url ?? '' });
  } finally {
    await own?.stop();
  }
}

async function journeys(_parts: readonly Part[], more: readonly string[]): Promise<Record<string, Tally>> {
  const embedded = { journeys: await runPlaywright(more, browserEnv) };
  // Whoever asks for certain journeys has them now
  if (more.length > 0 || !hasPostgres) return embedded;
  return { ...embedded, 'main job on PostgreSQL': await mainJobOnPostgres() };
}

/** Everything that `npm test` runs, in this order. */
export const SUITES: readonly Suite[] = [
  { name: 'Types, lint, imports, format', parts: ['check'], start: check },
  { name: 'Contract, tools, server on both databases, screens', parts: ['unit', 'postgres', 'screens'], start: vitest },
  { name: 'Journeys', parts: ['e2e'], start: journeys },
];

/** What a machine without a PostgreSQL leaves out. */
export const SKIPPED: string | null = hasPostgres
  ? null
  : 'Skipped: PostgreSQL. There is none from version 15 on this machine; TEST_DATABASE_URL names one elsewhere.';

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '#run';
import { BROKEN_STEP, EMPTY_TALLY, addTallies, failedTally, countBadEnd, type Tally } from './tally.ts';

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results?: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}
/** The report that Playwright writes with `--reporter=json`, as far as it is read here. */
export interface PlaywrightReport {
  readonly suites: readonly Suite[];
}

const tallySuite = ({ suites = [], specs }: Suite): Tally =>
  [
    ...suites.map(tallySuite),
    ...specs.flatMap(({ title, file, tests }) =>
      tests.map(({ status, projectName, results = [] }): Tally => {
        const name = `${file} (${projectName}) > ${title}`;
        if (status === 'skipped') return { ...EMPTY_TALLY, skipped: [title] };
        if (status === 'unexpected') return failedTally(name, results.at(-1)?.error?.message);
        return { ...EMPTY_TALLY, passed: 1, flaky: status === 'flaky' ? [name] : [] };
      }),
    ),
  ].reduce(addTallies, EMPTY_TALLY);

/** Counts the tests of a run. */
export const tallyPlaywright = ({ suites }: PlaywrightReport, code: number): Tally =>
  countBadEnd(suites.map(tallySuite).reduce(addTallies, EMPTY_TALLY), code === 0);

/**
 * Runs e2e/playwright.config.ts, and counts its tests; a run that writes no report is broken.
 * @param more names of files and options, as on the command line
 */
export async function runPlaywright(more: readonly string[], env: Readonly<Record<string, string>>): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'bcs-report-'));
  const file = join(folder, 'report.json');
  try {
    const { code } = await run(
      'playwright',
      ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', ...more],
      { show: true, env: { DATABASE_URL: '', PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...env } },
    );
    return tallyPlaywright(JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport, code);
  } catch (error) {
    console.error(`No report: ${String(error)}`);
    return BROKEN_STEP;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

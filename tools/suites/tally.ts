/** How many tests passed and failed. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** What Vitest writes with `--reporter=json`, as far as it is read here. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** What Playwright writes with `--reporter=json`, as far as it is read here. */
export interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

export const NOTHING: Tally = { passed: 0, failed: 0 };
/** A step that broke before it could count is one failure. */
export const BROKEN: Tally = { passed: 0, failed: 1 };

export const add = (a: Tally, b: Tally): Tally => ({ passed: a.passed + b.passed, failed: a.failed + b.failed });

/** A run that ended badly, or found nothing to run, has failed even where no test says so. */
const honest = (tally: Tally, code: number): Tally => {
  const silent = tally.failed === 0 && (code !== 0 || tally.passed === 0);
  return silent ? add(tally, BROKEN) : tally;
};

/** Counts the tests of a run of Vitest; a file that could not be loaded is one failure. */
export function tallyVitest({ testResults }: VitestReport, code: number): Tally {
  const tests = testResults.flatMap((file) => file.assertionResults);
  const count = (status: string) => tests.filter((each) => each.status === status).length;
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((each) => each.status === 'failed'),
  );
  return honest({ passed: count('passed'), failed: count('failed') + unloaded.length }, code);
}

/** Counts the tests of a run of Playwright; one that passed at its second try only has passed. */
export const tallyPlaywright = ({ stats }: PlaywrightReport, code: number): Tally =>
  honest({ passed: stats.expected + stats.flaky, failed: stats.unexpected }, code);

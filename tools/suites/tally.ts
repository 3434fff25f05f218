/** The numbers of tests that passed and failed. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** The tests that failed: the name of each, and the first line of why. */
  readonly broken: readonly string[];
  /** The names of the tests that passed only at the second attempt. */
  readonly flaky: readonly string[];
  /** Journeys that this machine cannot make, by name. */
  readonly skipped: readonly string[];
}

export const EMPTY_TALLY: Tally = { passed: 0, failed: 0, broken: [], flaky: [], skipped: [] };
/** A step that broke before it could count is one failure. */
export const BROKEN_STEP: Tally = { ...EMPTY_TALLY, failed: 1 };
const MOST_FLAKY = 3;

export const addTallies = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  broken: [...a.broken, ...b.broken],
  flaky: [...a.flaky, ...b.flaky],
  skipped: [...a.skipped, ...b.skipped],
});

/** One failed test, with the first line of its message. */
export const failedTally = (name: string, message = ''): Tally => {
  const [why = ''] = message.trim().split('\n');
  return { ...BROKEN_STEP, broken: [why === '' ? name : `${name}: ${why}`] };
};

/** A run that ended badly, or found nothing to run, has failed even where no test says so. */
export const countBadEnd = (tally: Tally, endedWell: boolean): Tally => {
  const silent = tally.failed === 0 && (!endedWell || tally.passed === 0);
  return silent ? addTallies(tally, BROKEN_STEP) : tally;
};

const list = (head: string, names: readonly string[]) =>
  names.length > 0 ? [head, ...names.map((name) => `  ${name}`), ''] : [];

/**
 * The last lines of `npm test`: what this machine could not run, what passed at the second try only, which fails above
 * three, what failed, and the sum.
 */
export function lastLines(total: Tally): { readonly lines: readonly string[]; readonly failed: boolean } {
  const { length } = total.flaky;
  const tooMany = length > MOST_FLAKY;
  const { passed, failed } = tooMany ? addTallies(total, BROKEN_STEP) : total;
  const sum = `${passed} passed, ${failed} failed`;
  const rule = tooMany ? `more than ${MOST_FLAKY}, which is one failure` : `more than ${MOST_FLAKY} are a failure`;
  const named = [
    ...list('Skipped, because this machine lacks the browser:', total.skipped),
    ...list(`Passed at the second try only (${rule}):`, total.flaky),
    ...list('Failed:', total.broken),
  ];
  return { lines: [...named, sum], failed: failed > 0 };
}

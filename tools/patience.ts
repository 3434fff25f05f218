interface Limits {
  /** Further tries of a test that failed; what passes at the second only is named by `npm test`. */
  readonly retries: number;
  /** Milliseconds of one test, of one hook, and of one journey with all of its steps. */
  readonly test: number;
  readonly hook: number;
  readonly screenTest: number;
  readonly journey: number;
  /** Milliseconds that a screen has to show what is expected, and to offer what is to be pressed. */
  readonly shows: number;
  readonly offers: number;
  readonly journeyShows: number;
}

/** For whoever writes code, and wants to hear at once of what is broken. */
const WRITING: Limits = {
  retries: 0,
  test: 10_000,
  hook: 30_000,
  screenTest: 10_000,
  journey: 60_000,
  shows: 3000,
  offers: 3000,
  journeyShows: 10_000,
};
/** For the whole run: a machine that is busy with it is slow, not broken. */
const WHOLE_RUN: Limits = {
  retries: 1,
  test: 30_000,
  hook: 240_000,
  screenTest: 60_000,
  journey: 180_000,
  shows: 10_000,
  offers: 20_000,
  journeyShows: 20_000,
};

/** The limits of tests. `npm test` asks for patience; `npx vitest` and `npx playwright` do not. */
export const TEST_LIMITS: Limits = process.env['BCS_PATIENCE'] === '1' ? WHOLE_RUN : WRITING;

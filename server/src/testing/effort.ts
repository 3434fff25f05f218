/** Tells whether random and racing tests run at length, as for a nightly run: `FUZZ=long`. */
export const IS_LONG_RUN = process.env['FUZZ'] === 'long';

/**
 * Tells whether this run only checks that the SQL works on another engine, so that tests which repeat the same
 * statements are skipped.
 */
export const SQL_ONLY = process.env['BCS_TEST_SQL_ONLY'] === '1' && !IS_LONG_RUN;

/**
 * Samples every n-th entry of a long list by day; a nightly run and `npm run test:near` take all. The sample is always
 * the same.
 */
export const sampleOf = <T>(all: readonly T[], every: number): readonly T[] =>
  IS_LONG_RUN || process.env['BCS_TEST_CALLS'] ? all : all.filter((_, at) => at % every === 0);

/** The number of rounds and simultaneous callers in a race, higher in a nightly run. */
export const RACE: { readonly rounds: number; readonly parallel: number } = IS_LONG_RUN
  ? { rounds: 25, parallel: 30 }
  : { rounds: 5, parallel: 16 };

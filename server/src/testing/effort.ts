/** Tells whether random and racing tests try as hard as for a night: `FUZZ=long`. */
export const LONG = process.env['FUZZ'] === 'long';

/**
 * Tells whether this run asks whether the SQL runs on one more engine, after all rules were tested on the newest
 * PostgreSQL: what would only send the same statements again is left out.
 */
export const SQL_ONLY = process.env['BCS_TEST_SQL_ONLY'] === '1' && !LONG;

/**
 * Every nth of a long list by day, and the whole list in a night and where `npm run test:near` names the calls that
 * changed. The same ones each day, so that what was green stays green.
 */
export const sampleOf = <T>(all: readonly T[], every: number): readonly T[] =>
  LONG || process.env['BCS_TEST_CALLS'] ? all : all.filter((_, at) => at % every === 0);

/** The rounds of a race, and the callers at the same moment: enough to meet, and many more in a night. */
export const RACE: { readonly rounds: number; readonly parallel: number } = LONG
  ? { rounds: 25, parallel: 30 }
  : { rounds: 5, parallel: 16 };

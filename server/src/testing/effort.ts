/** Tells whether random and racing tests try as hard as for a night: `FUZZ=long`. */
export const LONG = process.env['FUZZ'] === 'long';

/**
 * Tells whether this run asks whether the SQL runs on one more engine, after all rules were tested on the newest
 * PostgreSQL: what would only send the same statements again is left out.
 */
export const SQL_ONLY = process.env['BCS_TEST_SQL_ONLY'] === '1' && !LONG;

/** The rounds of a race, and the callers at the same moment: enough to meet, and many more in a night. */
export const RACE: { readonly rounds: number; readonly parallel: number } = LONG
  ? { rounds: 25, parallel: 30 }
  : { rounds: 5, parallel: 16 };

import { sql, raw, type Sql } from '#database/db';

/** The domains of the e-mails of the demo world and of benchmarks: names that RFC 2606 gives to nobody. */
export const DEMO_DOMAINS = [
  'northfield.example',
  'lakeside.example',
  'riverton.example',
  'harborview.example',
  'stonebridge.example',
  'students.example',
  'scale.example',
] as const;

/** Tells whether an account, by the name that a statement gives it, is one whose password is public. ADM-124 */
export const isDemoAccount = (account: string): Sql =>
  sql`split_part(${raw(account)}.email, '@', 2) = any(${[...DEMO_DOMAINS]})`;

import sql, { raw, type Sql } from 'sql-template-tag';

/** Where the people of the demo world and of benchmarks have their e-mail: names that RFC 2606 gives to nobody. */
export const DEMO_DOMAINS = [
  'northfield.example',
  'lakeside.example',
  'riverton.example',
  'harborview.example',
  'stonebridge.example',
  'students.example',
  'scale.example',
] as const;

/** Whether an account, by the name that a statement gives it, is one whose password is public. ADM-124 */
export const isDemoAccount = (account: string): Sql =>
  sql`split_part(${raw(account)}.email, '@', 2) = any(${[...DEMO_DOMAINS]})`;

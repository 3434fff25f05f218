import { sql, raw, type Sql } from '#database/db';

/**
 * The names by which universities and classes of the demo world are recognised when it is removed; a test compares
 * them. ADM-125
 */
export const DEMO_UNIVERSITIES = [
  { id: 1, name: 'Northfield University' },
  { id: 2, name: 'Lakeside Institute' },
  { id: 94, name: 'Riverton College' },
  { id: 222, name: 'Harborview University' },
  { id: 234, name: 'Stonebridge University' },
] as const;

/** The codes of its classes. */
export const DEMO_CLASSES: readonly string[] = [
  ...['FSF-PT', 'FSF-FT', 'DATA', 'UXUI', 'CYBER'].flatMap((program) =>
    ['11', '12', '13'].map((number) => `NU-${program}-${number}`),
  ),
  'NU-FSF-PT-9',
  'NU-FSF-PT-10',
  'LI-FSF-1',
  'RC-CYBER-1',
  'HU-FSF-1',
  'SU-UXUI-1',
];

/** The e-mail domains of the demo world and of benchmarks, which RFC 2606 reserves. */
export const DEMO_DOMAINS = [
  'northfield.example',
  'lakeside.example',
  'riverton.example',
  'harborview.example',
  'stonebridge.example',
  'students.example',
  'scale.example',
] as const;

/** Tells whether an account, by its alias, has a public password. ADM-124 */
export const isDemoAccount = (account: string): Sql =>
  sql`split_part(${raw(account)}.email, '@', 2) = any(${[...DEMO_DOMAINS]})`;

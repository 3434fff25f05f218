import type { NavEntry, NavKey } from './nav-entries.ts';

export type NavGroup = { readonly title: string; readonly entries: readonly NavEntry[] };

/** The first entry below each heading; the order of the entries stays that of Annex B. */
const GROUP_STARTS: readonly [title: string, keys: readonly string[]][] = [
  ['Course', ['dashboard', 'today', 'sessions', 'coursework', 'career'] satisfies NavKey[]],
  [
    'Progress',
    [
      'grades',
      'attendance',
      'graduation',
      'gradebook',
      'students',
      'remote',
      'feedback',
      'cohorts',
      'nps',
      'turnout',
    ] satisfies NavKey[],
  ],
];
const headingOf = ({ key, group }: NavEntry): string =>
  group ?? GROUP_STARTS.find(([, keys]) => keys.includes(key))?.[0] ?? 'More';

/** The entries under their headings, in their order. */
export const navGroups = (entries: readonly NavEntry[]): NavGroup[] =>
  [...Map.groupBy(entries, headingOf)].map(([title, under]) => ({ title, entries: under }));

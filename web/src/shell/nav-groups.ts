import type { NavEntry, NavKey } from './nav-entries.ts';

export interface NavGroup {
  readonly title: string;
  readonly entries: readonly NavEntry[];
}

/** Where a heading begins; the order of the entries stays that of Annex B. */
const BEGINS: readonly [title: string, keys: readonly NavKey[]][] = [
  ['Course', ['dashboard', 'today', 'sessions', 'coursework', 'career']],
  ['Progress', ['grades', 'attendance', 'graduation', 'gradebook', 'students', 'remote', 'feedback', 'cohorts']],
  [
    'More',
    [
      'announcements',
      'notifications',
      'videos',
      'contacts',
      'profile',
      'billing',
      'api',
      'courses',
      'remoteAll',
      'administration',
    ],
  ],
];

/** The entries under three headings; an empty heading falls away. */
export const navGroups = (entries: readonly NavEntry[]): NavGroup[] =>
  BEGINS.map(([title, keys]) => ({ title, entries: entries.filter(({ key }) => keys.includes(key)) })).filter(
    (group) => group.entries.length > 0,
  );

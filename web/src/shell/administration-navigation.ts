import {
  IconBuildingCommunity,
  IconHeartbeat,
  IconHistory,
  IconLayoutDashboard,
  IconListDetails,
  IconMailbox,
  IconSchool,
  IconTableImport,
  IconUserCheck,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import { ADMIN_PAGES, type NavigationPath, type Way } from '#features/grants/admin-pages.ts';
import type { NavEntry } from './nav-entries.ts';

/** The compiler asks for the sign of a new page. One that other pages show as well would bring administration along to them. */
const ICONS: Readonly<Record<NavigationPath, Icon>> = {
  '/admin': IconLayoutDashboard,
  '/admin/people': IconUsers,
  '/admin/classes': IconSchool,
  '/admin/plans': IconListDetails,
  '/admin/import': IconTableImport,
  '/admin/universities': IconBuildingCommunity,
  '/admin/audit': IconHistory,
  '/admin/grants': IconUserCheck,
  '/admin/mail': IconMailbox,
  '/admin/health': IconHeartbeat,
};

/** The side navigation of administration: the pages that the person may open, and the way back to the class. ADM-008, ADM-013 */
export const administrationEntries = (way: Way | null, entries: readonly NavEntry[]): NavEntry[] => [
  ...ADMIN_PAGES.flatMap(({ to, label, ways }) => {
    if (label === null || way === null || !ways.includes(way)) return [];
    return [{ key: to, label, href: to, group: 'Administration', icon: ICONS[to as NavigationPath] }];
  }),
  ...entries.filter(({ key }) => key === 'dashboard'),
];

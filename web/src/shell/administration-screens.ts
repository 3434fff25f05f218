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
import { ClassHead } from '#features/classes/class-head.tsx';
import { ADMIN_PAGES, type NavigationPath, type AdministrationAccess } from '#features/grants/admin-pages.ts';
import { DemoNotice } from '#features/grants/demo-notice.tsx';
import type { NavEntry } from './nav-entries.ts';
import type { Screen, Screens } from './screen.ts';

/**
 * The compiler requires an icon for each new page. An icon that other pages use would load administration with them.
 */
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

/**
 * The side navigation of administration: the pages that the person may open, and the link back to the class. ADM-008,
 * ADM-013
 */
const administrationEntries = (way: AdministrationAccess | null, entries: readonly NavEntry[]): NavEntry[] => [
  ...ADMIN_PAGES.flatMap(({ to, label, ways }) => {
    if (label === null || way === null || !ways.includes(way)) return [];
    return [{ key: to, label, href: to, group: 'Administration', icon: ICONS[to as NavigationPath] }];
  }),
  ...entries.filter(({ key }) => key === 'dashboard'),
];

/** The facts that all screens below share. Grants and roles open them: their layout decides. ADM-008, ADM-013 */
const admin = {
  needsClass: false,
  needsEnrollment: false,
  navigation: administrationEntries,
  mark: DemoNotice,
} as const satisfies Partial<Screen>;
const ofClass = { ...admin, head: ClassHead } as const satisfies Partial<Screen>;

/** Screens of administration by their paths. */
export const ADMINISTRATION_SCREENS: Screens = {
  '/admin': { ...admin, title: 'Administration' },
  '/admin/audit': { ...admin, title: 'History' },
  '/admin/people': { ...admin, title: 'People' },
  '/admin/people/$accountId': { ...admin, title: 'Person', shape: 'blocks' },
  '/admin/universities': { ...admin, title: 'Universities' },
  '/admin/universities/$universityId': { ...admin, title: 'University', shape: 'blocks' },
  '/admin/classes': { ...admin, title: 'Classes' },
  '/admin/classes/new': { ...admin, title: 'New class', shape: 'blocks' },
  '/admin/classes/$courseId': { ...ofClass, title: 'Class', shape: 'blocks' },
  '/admin/classes/$courseId/copy': { ...ofClass, title: 'Copy of a class', shape: 'blocks' },
  '/admin/classes/$courseId/roster': { ...ofClass, title: 'Roster' },
  '/admin/classes/$courseId/chat': { ...ofClass, title: 'Chat channels' },
  '/admin/classes/$courseId/settings': { ...ofClass, title: 'Settings', shape: 'blocks' },
  '/admin/classes/$courseId/sessions': { ...ofClass, title: 'Sessions' },
  '/admin/classes/$courseId/sessions/$sessionId': { ...ofClass, title: 'Session', shape: 'blocks' },
  '/admin/classes/$courseId/move': { ...ofClass, title: 'Move items' },
  '/admin/classes/$courseId/syllabus': { ...ofClass, title: 'Syllabus' },
  '/admin/classes/$courseId/assignments': { ...ofClass, title: 'Assignments' },
  '/admin/classes/$courseId/assignments/$assignmentId': { ...ofClass, title: 'Assignment', shape: 'blocks' },
  '/admin/classes/$courseId/files': { ...ofClass, title: 'Curriculum', shape: 'blocks' },
  '/admin/plans': { ...admin, title: 'Plans' },
  '/admin/plans/$planId': { ...admin, title: 'Plan', shape: 'blocks' },
  '/admin/import': { ...admin, title: 'Import' },
  '/admin/import/$importId': { ...admin, title: 'Import', shape: 'blocks' },
  '/admin/grants': { ...admin, title: 'Grants' },
  '/admin/mail': { ...admin, title: 'E-mail', shape: 'blocks' },
  '/admin/health': { ...admin, title: 'Health', shape: 'blocks' },
};

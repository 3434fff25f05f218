import { ClassHead } from '#features/classes/class-head.tsx';
import { DemoNotice } from '#features/grants/demo-notice.tsx';
import { administrationEntries } from './administration-navigation.ts';
import type { Screen, Screens } from './screen.ts';

/** The facts that all screens below share. Grants and roles open them: their layout judges. ADM-008, ADM-013 */
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

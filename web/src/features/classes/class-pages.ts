import type { Output } from '#lib/api.ts';

type Way = Output<'myInfo'>['administers'];

/**
 * The pages of a class in the order of their tabs, and for whom each is closed. Each feature adds its pages. ADM-006,
 * ADM-007, ADM-065
 */
export const CLASS_PAGES: readonly {
  readonly to: string;
  readonly label: string;
  readonly exact?: true;
  readonly closedTo?: readonly Way[];
}[] = [
  { to: '/admin/classes/$courseId', label: 'Class', exact: true },
  { to: '/admin/classes/$courseId/roster', label: 'Roster', closedTo: ['authoring'] },
  { to: '/admin/classes/$courseId/sessions', label: 'Sessions' },
  { to: '/admin/classes/$courseId/assignments', label: 'Assignments' },
  { to: '/admin/classes/$courseId/files', label: 'Curriculum' },
  { to: '/admin/classes/$courseId/chat', label: 'Chat channels', closedTo: ['reading'] },
  { to: '/admin/classes/$courseId/settings', label: 'Settings', closedTo: ['reading', 'authoring'] },
];

/** Tells whether somebody may open a page of a class; the server judges each call again. ADM-007 */
export const mayOpenClassPage = (to: string, way: Way): boolean =>
  CLASS_PAGES.find((page) => page.to === to)?.closedTo?.includes(way) !== true;

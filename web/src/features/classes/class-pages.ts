/** The pages of one class in the order of their tabs; `edits`: not for those who only read. Each feature adds its own. ADM-065 */
export const CLASS_PAGES: readonly {
  readonly to: string;
  readonly label: string;
  readonly exact?: true;
  readonly edits?: true;
}[] = [
  { to: '/admin/classes/$courseId', label: 'Class', exact: true },
  { to: '/admin/classes/$courseId/roster', label: 'Roster' },
  { to: '/admin/classes/$courseId/sessions', label: 'Sessions' },
  { to: '/admin/classes/$courseId/assignments', label: 'Assignments' },
  { to: '/admin/classes/$courseId/settings', label: 'Settings', edits: true },
];

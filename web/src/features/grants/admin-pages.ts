import type { Output } from '#lib/api.ts';

/** The kind of access that somebody has to administration. ADM-007 */
export type AdministrationAccess = NonNullable<Output<'myInfo'>['administers']>;

interface AdminPage {
  readonly to: `/admin${string}`;
  /** The label in the navigation; null if there is no entry. Such a page is listed before its parent page. */
  readonly label: string | null;
  /** The ways in which somebody administers who opens it, and the pages below it. */
  readonly ways: readonly AdministrationAccess[];
  /** True for this path only, without the paths below it. */
  readonly exact?: true;
}

const EDITORS: readonly AdministrationAccess[] = ['installation', 'university', 'course'];
const READERS: readonly AdministrationAccess[] = [...EDITORS, 'reading'];
/** Allowed for everybody who administers, and for instructors whose class allows them to edit it. ADM-007 */
const ALL_WAYS: readonly AdministrationAccess[] = [...READERS, 'authoring'];

const PAGES = [
  { to: '/admin', label: 'Overview', ways: ALL_WAYS, exact: true },
  { to: '/admin/people', label: 'People', ways: ['installation', 'university'] },
  { to: '/admin/classes/new', label: null, ways: ['installation', 'university'] },
  { to: '/admin/classes', label: 'Classes', ways: ALL_WAYS },
  { to: '/admin/plans', label: 'Plans', ways: ['installation', 'university'] },
  { to: '/admin/import', label: 'Import', ways: EDITORS },
  { to: '/admin/universities', label: 'Universities', ways: ['installation', 'university'] },
  { to: '/admin/audit', label: 'History', ways: READERS },
  { to: '/admin/grants', label: 'Grants', ways: ['installation'] },
  { to: '/admin/mail', label: 'E-mail', ways: ['installation'] },
  { to: '/admin/health', label: 'Health', ways: ['installation'] },
] as const satisfies readonly AdminPage[];

/** The pages below /admin in the order of the navigation. Each feature adds its own. ADM-013 */
export const ADMIN_PAGES: readonly AdminPage[] = PAGES;
/** The pages to which the navigation leads: each has a sign there. */
export type NavigationPath = Extract<(typeof PAGES)[number], { readonly label: string }>['to'];

/** Tells whether somebody may open a path below /admin; the server judges each call again. ADM-008 */
export const mayOpenAdmin = (pathname: string, way: AdministrationAccess | null): boolean => {
  const path = pathname.replace(/\/$/, '');
  const page = ADMIN_PAGES.find(({ to, exact }) => path === to || (!exact && path.startsWith(`${to}/`)));
  return way !== null && (page?.ways.includes(way) ?? true);
};

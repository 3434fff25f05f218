import { FIRST_VIEWS, firstViews, type Ask, type FirstView } from './first-views.ts';

const VENDOR =
  /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack)[\\/](?!.*(useBlocker|useMutation|mutationObserver|useQueries|queriesObserver|nfiniteQuery[.OS]|SuspenseInfinite))/;

interface Shared {
  readonly name: string;
  /** Paths in web/src or contract/src, without ending. */
  readonly paths: readonly string[];
  /** True if the icons belong to it as well. */
  readonly icons?: true;
  /** The number of pages that have to share a module at least. */
  readonly minShareCount?: number;
}

/**
 * The files of what pages share beyond the first views: one file instead of a request each. The first that wants a
 * module has it, with all that the module imports. A test finds a module for every path.
 */
export const SHARED: readonly Shared[] = [
  // Public pages share it with private ones
  { name: 'alert', paths: ['kit/alert'] },
  { name: 'auth', paths: ['features/identity/(auth-layout|login-form)'] },
  { name: 'tables', paths: ['kit/(table|table-head|column|sort|scroll-area)'] },
  // What lists are searched with, also where they are no tables
  { name: 'search', paths: ['kit/search-field', 'lib/plain-text'] },
  // The numbers of a class, which staff see on the dashboard, with the small lines beside them
  {
    name: 'pulse',
    paths: [
      'features/cohort-health/(small-groups|words|class-pulse-row|pulse-tile|pulse-words)',
      'kit/plot/(sparkline|scale|plot-tone)',
    ],
  },
  // What coursework and its grades look like, on every page that shows some; tables come with those who show them
  {
    name: 'coursework-parts',
    paths: [
      'features/coursework/(?!staff-table|title-cell)[a-z-]+',
      'features/grading/(rights|grading-link|grade-chip)',
    ],
    minShareCount: 2,
  },
  // Every form that keeps what is typed
  { name: 'drafts', paths: ['lib/draft[a-z-]*'] },
  // Ways to reach somebody, on every page that shows people
  { name: 'people-parts', paths: ['features/(people|student-page)/[a-z-]+', 'kit/mail-to'], minShareCount: 2 },
  {
    name: 'kit',
    paths: [
      'kit/(?!dialog|confirm|month|calendar|markdown|text-area|[a-z-]*field)[a-z-]+',
      'lib/(?!already|changed|draft|failure|form|late|past|planned|realtime|changes|versioned|zone)[a-z-]+',
    ],
    icons: true,
    minShareCount: 3,
  },
  // How sessions and their attendance look, on every page that shows some
  {
    name: 'session-parts',
    paths: [
      'features/sessions/(abilities|failures|load-failed|place|session-state|session-time|video-url)',
      'features/attendance/(abilities|check-in-code|marking|standing)',
    ],
    minShareCount: 2,
  },
  // The heaviest part of some pages
  { name: 'markdown', paths: ['kit/markdown'] },
];

const testOf = ({ paths, icons }: Shared) => {
  const ours = String.raw`/(web|contract)/src/(${paths.join('|')})\.tsx?(\?|$)`;
  return new RegExp((icons ? `${ours}|/@tabler/` : ours).replaceAll('/', String.raw`[\\/]`));
};

/** Assigns modules to files. The size of the first views is limited by e2e/journeys/arrive-quickly.spec.ts. */
export function chunks() {
  let views: ReturnType<typeof firstViews> | undefined;
  const belongsTo = (view: FirstView) => (id: string, graph: { getModuleInfo: Ask }) =>
    (views ??= firstViews((module) => graph.getModuleInfo(module)))[view].has(id) ? view : null;
  const groups = [
    // React, the router and the queries, without what only some pages use: one long-lived file
    { name: 'vendor', test: VENDOR },
    // A style sheet alone: where it is shared, no script comes with it
    { name: 'prose', test: /styles[\\/]prose\.css/ },
    ...FIRST_VIEWS.map((view) => ({ name: belongsTo(view), debugName: view })),
    ...SHARED.map((group) => ({ name: group.name, minShareCount: group.minShareCount ?? 1, test: testOf(group) })),
  ];
  return { groups: groups.map((group, place) => ({ ...group, priority: groups.length - place })) };
}

const NAMED = new Set(['vendor', ...FIRST_VIEWS, ...SHARED.map(({ name }) => name), 'rolldown-runtime']);

/** The files of single pages go by their hash alone: their names would stand wherever they are imported. */
export const fileNameOf = ({ name }: { name: string }): string =>
  NAMED.has(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js';

/** Shared by many pages and not there from the first view on. */
const WORTH_NAMING = /^assets\/(alert|auth|kit|markdown|tables)-/;

/**
 * Lists what is asked for together with a file that is imported later. Only what weighs something: the list of all
 * small files beside every page would stand with the routes.
 */
export const preloadsBeside = (file: string, needed: string[], { hostType }: { hostType: 'html' | 'js' }): string[] =>
  hostType === 'html' ? needed : needed.filter((other) => other !== file && WORTH_NAMING.test(other));

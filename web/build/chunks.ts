/** Our own modules by their path in web/src or contract/src, without ending. */
const ours = (paths: readonly string[]) =>
  new RegExp(`/(web|contract)/src/(${paths.join('|')})\\.tsx?(\\?|$)`.replaceAll('/', String.raw`[\\/]`));
const either = (...patterns: readonly RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'));

const VENDOR =
  /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack)[\\/](?!.*(useBlocker|useMutation|mutationObserver|useQueries|queriesObserver|nfiniteQuery[.OS]|SuspenseInfinite))/;
const ALERT = ours(['kit/alert']);
const AUTH = ours(['features/identity/(auth-layout|login-form)', 'kit/text-field']);
const FRAME = either(
  ours([
    'shell/frame',
    'kit/(anchor|badge|card|countdown|empty-state|link-button|page-header|progress-bar|select-field)',
    'lib/(dates|now)',
    'features/attendance/(absences|check-in|check-in-status|status-look)',
    'features/(coursework/categories|coursework/overdue|coursework/percentages|today/times|enrollments/course-dates|remote-attendance/request)',
    'features/(grades/average|grading/scale|sessions/categories|sessions/classroom)',
  ]),
  /[\\/]Icon(Chevron(Down|Left|Right)|Clock|MapPin|Refresh|Rocket|TargetArrow)\./,
);
const HOME = ours(['routes/_app/index', 'features/dashboard/dashboard-screen']);
const WORK = ours(['features/coursework/[a-z-]+', 'features/grading/(rights|grading-link|grade-chip)']);
const SESSIONS = either(
  ours([
    'features/sessions/(abilities|failures|load-failed|place|sentences|session-state|session-time|video-url)',
    'features/attendance/(abilities|check-in-code|marking|standing)',
  ]),
  /[\\/]Icon(CalendarOff|MovieOff)\./,
);
const PEOPLE = either(
  ours(['features/(people|student-page)/[a-z-]+', 'kit/mail-to']),
  /[\\/]Icon(BrandGithub|Copy|Mail)\./,
);
const DRAFTS = ours(['lib/draft[a-z-]*']);
const TABLES = ours(['kit/(table|table-head|column|sort|scroll-area)', 'lib/plain-text']);
const KIT = either(
  ours([
    'kit/(?!dialog|confirm|month|calendar|markdown|text-area|[a-z-]*field)[a-z-]+',
    'lib/(?!already|changed|draft|failure|realtime|changes|versioned)[a-z-]+',
  ]),
  /node_modules[\\/]@tabler[\\/](?!.*Icon(BrandGithub|CalendarOff|Copy|Hammer|Mail|MovieOff)\.)/,
);

/**
 * Which module stands in which file. A group brings along what its modules import; the first that wants a module has
 * it. What the first views may weigh is held by e2e/journeys/arrive-quickly.spec.ts.
 */
export const CHUNKS = {
  groups: [
    // React, the router and the queries, without what only some pages use: one long-lived file
    { name: 'vendor', priority: 9, test: VENDOR },
    // What every first view needs: without a group it falls into a dozen small files
    { name: 'start', priority: 8, tags: ['$initial'] },
    // Public pages share it with private ones
    { name: 'alert', priority: 7, test: ALERT },
    { name: 'auth', priority: 6, test: AUTH },
    // The frame of all private pages, with the small parts that the dashboard shares with many of them
    { name: 'frame', priority: 5, test: FRAME },
    // The rest of the dashboard: whatever comes to be shared with it, it stays light
    { name: 'home', priority: 4, test: HOME },
    { name: 'tables', priority: 3, test: TABLES },
    // What coursework and its grades look like, on every page that shows some
    { name: 'coursework-parts', priority: 3, test: WORK, minShareCount: 2 },
    // Every form that keeps what is typed
    { name: 'drafts', priority: 3, test: DRAFTS },
    // Small parts that several pages share: one file instead of a request each
    { name: 'kit', priority: 2, minShareCount: 3, test: KIT },
    // How sessions and their attendance look, on every page that shows some
    { name: 'session-parts', priority: 1, test: SESSIONS, minShareCount: 2 },
    // Ways to reach somebody, on every page that shows people
    { name: 'people-parts', priority: 3, test: PEOPLE, minShareCount: 2 },
    // The heaviest part of some pages
    { name: 'markdown', priority: 1, test: ours(['kit/markdown']) },
  ],
};

const NAMED = new Set([...CHUNKS.groups.map(({ name }) => name), 'rolldown-runtime']);

/** The files of single pages go by their hash alone: the first view carries a list of all of them. */
export const fileNameOf = ({ name }: { name: string }): string =>
  NAMED.has(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js';

/** Shared by many pages and not there from the first view on. */
const WORTH_NAMING = /^assets\/(alert|auth|home|kit|markdown|tables)-/;

/**
 * What is asked for together with a file that is imported later. Only what weighs something: the list of all small
 * files beside every page would stand in the entry, which everybody loads.
 */
export const preloadsBeside = (file: string, needed: string[], { hostType }: { hostType: 'html' | 'js' }): string[] =>
  hostType === 'html' ? needed : needed.filter((other) => other !== file && WORTH_NAMING.test(other));

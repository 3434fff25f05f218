import { createRoute } from '@tanstack/react-router';
import { CLASSES_LIST } from '#features/classes/classes-list.ts';
import { GRANTS_LIST } from '#features/grants/grants-list.ts';
import { HISTORY_LIST } from '#features/audit/audit-list.ts';
import { IMPORTS_LIST } from '#features/imports/imports-list.ts';
import { PEOPLE_LIST } from '#features/accounts/people-list.ts';
import { PLANS_LIST } from '#features/plans/plans-list.ts';
import { ROSTER_LIST } from '#features/rosters/roster-list.ts';
import { UNIVERSITIES_LIST } from '#features/universities/universities-list.ts';
import { callQuery } from '#lib/queries.ts';
import { parseTexts } from '#lib/search.ts';
import { pathId } from '#lib/path-id.ts';
import { redirectUnauthorized } from '#features/imports/lead-away.ts';
import { storedSettings } from '#features/class-settings/standing-settings.ts';
import { Route as Administration } from '#routes/_app/admin.tsx';
import { Route as Class } from '#routes/_app/admin/classes/$courseId.tsx';
import { below } from './below.ts';

const inAdmin = below(Administration);
const inClass = below(Class);

/**
 * Pages of administration that consist of one screen. Those with a specific failure page are files in web/src/routes.
 */
export const ADMINISTRATION_TABLE = [
  createRoute({
    ...inAdmin('/audit', () => import('#features/audit/audit-screen.tsx'), 'AuditScreen'),
    validateSearch: HISTORY_LIST.parse,
    loader: ({ context: { queryClient }, location }) =>
      queryClient.ensureQueryData(HISTORY_LIST.query(location.search, {})),
  }),
  createRoute({
    ...inAdmin('/grants', () => import('#features/grants/grants-screen.tsx'), 'GrantsScreen'),
    validateSearch: GRANTS_LIST.parse,
    loader: ({ context: { queryClient }, location }) =>
      queryClient.ensureQueryData(GRANTS_LIST.query(location.search, {})),
  }),
  createRoute({
    ...inAdmin('/people/', () => import('#features/accounts/people-screen.tsx'), 'PeopleScreen'),
    validateSearch: PEOPLE_LIST.parse,
    loader: ({ context: { queryClient }, location }) =>
      queryClient.ensureQueryData(PEOPLE_LIST.query(location.search, {})),
  }),
  createRoute({
    ...inAdmin('/people/$accountId', () => import('#features/accounts/person-screen.tsx'), 'PersonScreen'),
    loader: ({ context: { queryClient }, params }) =>
      queryClient.ensureQueryData(callQuery('adminPerson', { accountId: pathId(params.accountId) })),
  }),
  createRoute({
    ...inAdmin('/plans/', () => import('#features/plans/plans-screen.tsx'), 'PlansScreen'),
    validateSearch: PLANS_LIST.parse,
    loader: ({ context: { queryClient }, location }) =>
      queryClient.ensureQueryData(PLANS_LIST.query(location.search, {})),
  }),
  createRoute({
    ...inAdmin('/plans/$planId', () => import('#features/plans/plan-screen.tsx'), 'PlanScreen'),
    validateSearch: (search) => parseTexts(search, ['version']),
  }),
  createRoute({
    ...inAdmin('/universities/', () => import('#features/universities/universities-screen.tsx'), 'UniversitiesScreen'),
    validateSearch: UNIVERSITIES_LIST.parse,
    loader: ({ context: { queryClient, info }, location }) =>
      Promise.all([
        queryClient.ensureQueryData(UNIVERSITIES_LIST.query(location.search, {})),
        // loaded with the list, so that its card does not push content down later
        info.administers === 'installation' &&
          queryClient.prefetchQuery({ ...callQuery('featureFlags'), retry: false }),
      ]),
  }),
  createRoute({
    ...inAdmin(
      '/universities/$universityId',
      () => import('#features/universities/university-screen.tsx'),
      'UniversityScreen',
    ),
    loader: ({ context: { queryClient }, params }) =>
      queryClient.ensureQueryData(callQuery('adminUniversity', { universityId: pathId(params.universityId) })),
  }),
  createRoute({
    ...inAdmin('/import/', () => import('#features/imports/imports-screen.tsx'), 'ImportsScreen'),
    validateSearch: IMPORTS_LIST.parse,
    loader: ({ context: { queryClient }, location }) =>
      queryClient.ensureQueryData(IMPORTS_LIST.query(location.search, {})).catch(redirectUnauthorized),
  }),
  createRoute({
    ...inAdmin('/classes/', () => import('#features/classes/classes-screen.tsx'), 'ClassesScreen'),
    validateSearch: CLASSES_LIST.parse,
    loader: ({ context: { queryClient }, location }) =>
      queryClient.ensureQueryData(CLASSES_LIST.query(location.search, {})),
  }),
  createRoute(inAdmin('/classes/new', () => import('#features/classes/new-class-screen.tsx'), 'NewClassScreen')),
  createRoute({
    ...inClass('/', () => import('#features/classes/class-screen.tsx'), 'ClassScreen'),
    loader: ({ context: { queryClient }, params }) =>
      queryClient.ensureQueryData(callQuery('adminClass', { courseId: pathId(params.courseId) })),
  }),
  createRoute({
    ...inClass('/copy', () => import('#features/scheduling/copy-screen.tsx'), 'CopyScreen'),
    loader: ({ context: { queryClient }, params }) =>
      queryClient.ensureQueryData(callQuery('adminClass', { courseId: pathId(params.courseId) })),
  }),
  createRoute({
    ...inClass('/roster', () => import('#features/rosters/roster-screen.tsx'), 'RosterScreen'),
    validateSearch: ROSTER_LIST.parse,
    loader: ({ context: { queryClient }, location, params }) =>
      queryClient.ensureQueryData(ROSTER_LIST.query(location.search, { courseId: pathId(params.courseId) })),
  }),
  createRoute({
    ...inClass('/settings', () => import('#features/class-settings/settings-screen.tsx'), 'SettingsScreen'),
    loader: ({ context: { queryClient }, params }) =>
      queryClient.ensureQueryData(callQuery('previewClassSettings', storedSettings(pathId(params.courseId)))),
  }),
  createRoute({
    ...inClass('/files', () => import('#features/course-files/course-files-screen.tsx'), 'CourseFilesScreen'),
    validateSearch: (search) => parseTexts(search, ['plan', 'version', 'folder']),
  }),
  createRoute(inClass('/move', () => import('#features/session-editor/move-screen.tsx'), 'MoveScreen')),
  createRoute(
    inClass('/syllabus', () => import('#features/session-editor/syllabus-screen.tsx'), 'SyllabusEditorScreen'),
  ),
  createRoute({
    ...inClass(
      '/assignments/',
      () => import('#features/assignment-editor/assignments-screen.tsx'),
      'AssignmentsScreen',
    ),
    validateSearch: (search) => parseTexts(search, ['tab']),
    loader: ({ context: { queryClient }, params }) =>
      queryClient.ensureQueryData(callQuery('adminAssignments', { courseId: pathId(params.courseId) })),
  }),
  createRoute(
    inClass(
      '/assignments/$assignmentId',
      () => import('#features/assignment-editor/editor-screen.tsx'),
      'EditorScreen',
    ),
  ),
  createRoute(
    inClass('/sessions/$sessionId', () => import('#features/session-editor/session-screen.tsx'), 'SessionScreen'),
  ),
  createRoute(inAdmin('/health', () => import('#features/health/health-screen.tsx'), 'HealthScreen', 'HealthFailed')),
  createRoute(inAdmin('/mail', () => import('#features/health/mail-screen.tsx'), 'MailScreen', 'MailFailed')),
  createRoute({
    ...inClass('/chat', () => import('#features/chat-bridges/chat-screen.tsx'), 'ChatScreen', 'ChatFailed'),
    loader: ({ context: { queryClient }, params }) =>
      queryClient.ensureQueryData(callQuery('chatBridges', { courseId: pathId(params.courseId) })),
  }),
  createRoute({
    ...inClass(
      '/sessions/',
      () => import('#features/scheduling/sessions-screen.tsx'),
      'SessionsScreen',
      'SessionsFailed',
    ),
    loader: ({ context: { queryClient }, params }) =>
      queryClient.ensureQueryData(callQuery('adminSessions', { courseId: pathId(params.courseId) })),
  }),
];

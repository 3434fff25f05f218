import { createRoute } from '@tanstack/react-router';
import { callQuery } from '#lib/queries.ts';
import { deskSearch } from '#features/support/desk-search.ts';
import { parseId, parseTexts } from '#lib/search.ts';
import { pathId } from '#lib/path-id.ts';
import { Route as App } from '#routes/_app.tsx';
import { below } from './below.ts';

const inApp = below(App);

/**
 * Pages behind the login that consist of one screen. Those with a specific failure page are files in web/src/routes.
 */
export const PRIVATE_TABLE = [
  createRoute(inApp('/agreement', () => import('#features/surveys/course-surveys.tsx'), 'AgreementSurvey')),
  createRoute(inApp('/careerSurvey', () => import('#features/surveys/course-surveys.tsx'), 'CareerSurvey')),
  createRoute(inApp('/cscurriculum', () => import('#features/surveys/course-surveys.tsx'), 'CurriculumSurvey')),
  createRoute(inApp('/precourse', () => import('#features/surveys/course-surveys.tsx'), 'PreCourseSurvey')),
  ...(
    [
      '/agreementsuccess',
      '/careerSuccess',
      '/cscurriculumsuccess',
      '/npssuccess/additional',
      '/npssuccess/end',
      '/precoursesuccess',
      '/weeklysuccess',
    ] as const
  ).map((path) => createRoute(inApp(path, () => import('#features/surveys/success-screen.tsx'), 'SuccessScreen'))),
  createRoute(inApp('/casesuccess', () => import('#features/support/case-sent-screen.tsx'), 'CaseSentScreen')),
  createRoute(inApp('/unauthorized', () => import('./unauthorized-page.tsx'), 'UnauthorizedPage')),
  createRoute(
    inApp('/sessions/create', () => import('#features/sessions/career-create-screen.tsx'), 'CareerCreateScreen'),
  ),
  createRoute(
    inApp(
      '/manage-profile/$studentEnrollmentId',
      () => import('#features/pictures/profile-picture-screen.tsx'),
      'ProfilePictureScreen',
    ),
  ),
  createRoute({
    ...inApp('/live-classroom', () => import('#features/classroom/provider-screen.tsx'), 'ProviderScreen'),
    loader: ({ context: { queryClient, viewer } }) => {
      if (viewer) void queryClient.prefetchQuery(callQuery('meetingProvider', { enrollmentId: viewer.enrollmentId }));
    },
  }),
  createRoute({
    ...inApp('/sign-ins', () => import('#features/identity/sign-ins-screen.tsx'), 'SignInsScreen'),
    loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(callQuery('ownSessions', {})),
  }),
  createRoute({
    ...inApp('/preferences', () => import('#features/preferences/preferences-screen.tsx'), 'PreferencesScreen'),
    loader: ({ context: { queryClient } }) => {
      void queryClient.prefetchQuery(callQuery('digestPreview', {}));
      return queryClient.ensureQueryData(callQuery('mailPreferences', {}));
    },
  }),
  createRoute({
    ...inApp('/support', () => import('#features/support/support-screen.tsx'), 'SupportScreen'),
    validateSearch: ({ case: opened }): { case?: number | undefined } => ({ case: parseId(opened) }),
    loader: ({ context: { queryClient, viewer } }) =>
      queryClient.ensureQueryData(callQuery('supportForm', { enrollmentId: viewer?.enrollmentId ?? null })),
  }),
  createRoute({
    ...inApp('/support-desk/', () => import('#features/support/desk-screen.tsx'), 'DeskScreen'),
    validateSearch: (search) => parseTexts(search, ['state', 'q', 'course', 'page']),
    loaderDeps: ({ search }) => search,
    loader: ({ context: { queryClient, viewer }, deps }) =>
      viewer &&
      queryClient.ensureQueryData(
        callQuery('supportCases', { enrollmentId: viewer.enrollmentId, ...deskSearch(deps) }),
      ),
  }),
  createRoute({
    ...inApp('/support-desk/$caseId', () => import('#features/support/case-screen.tsx'), 'CaseScreen'),
    loader: ({ context: { queryClient, viewer }, params }) =>
      viewer &&
      queryClient.ensureQueryData(
        callQuery('supportCase', { enrollmentId: viewer.enrollmentId, caseId: pathId(params.caseId) }),
      ),
  }),
  createRoute({
    ...inApp('/attendance/', () => import('#features/remote-attendance/attendance-screen.tsx'), 'AttendanceScreen'),
    validateSearch: (search) => parseTexts(search, ['tab', 'status']),
    loader: ({ context: { queryClient, viewer } }) =>
      viewer && queryClient.ensureQueryData(callQuery('attendanceHistory', { enrollmentId: viewer.enrollmentId })),
  }),
  createRoute({
    ...inApp('/videos/playlists/', () => import('#features/videos/playlists-screen.tsx'), 'PlaylistsScreen'),
    loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(callQuery('videoPlaylists')),
  }),
  createRoute(
    inApp('/instructor-api-docs/', () => import('#features/instructor-api/overview-page.tsx'), 'OverviewPage'),
  ),
  createRoute(
    inApp('/instructor-api-docs/login', () => import('#features/instructor-api/login-page.tsx'), 'LoginPage'),
  ),
  createRoute(
    inApp('/instructor-api-docs/policy', () => import('#features/instructor-api/policy-page.tsx'), 'PolicyPage'),
  ),
  createRoute(
    inApp('/instructor-api-docs/graphql', () => import('#features/instructor-api/graphql-page.tsx'), 'GraphqlPage'),
  ),
  createRoute({
    ...inApp('/instructor-api-docs/tokens', () => import('#features/instructor-api/tokens-page.tsx'), 'TokensPage'),
    loader: ({ context: { queryClient, viewer } }) => {
      if (viewer) void queryClient.prefetchQuery(callQuery('accessTokens', { enrollmentId: viewer.enrollmentId }));
    },
  }),
  createRoute({
    ...inApp(
      '/instructor-api-docs/webhooks',
      () => import('#features/instructor-api/webhooks-page.tsx'),
      'WebhooksPage',
    ),
    loader: ({ context: { queryClient, viewer } }) => {
      if (viewer) void queryClient.prefetchQuery(callQuery('webhooks', { enrollmentId: viewer.enrollmentId }));
    },
  }),
  ...(
    [
      '/instructor-api-docs/attendance',
      '/instructor-api-docs/grades',
      '/instructor-api-docs/assignments',
      '/instructor-api-docs/assignmentDetail',
      '/instructor-api-docs/sessions',
      '/instructor-api-docs/sessionDetail',
      '/instructor-api-docs/weeklyFeedback',
      '/instructor-api-docs/me',
    ] as const
  ).map((path) => createRoute(inApp(path, () => import('#features/instructor-api/endpoint-page.tsx'), 'EndpointPage'))),
];

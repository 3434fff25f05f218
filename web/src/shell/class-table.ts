import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { pathId } from '#lib/path-id.ts';
import { callQuery } from '#lib/queries.ts';
import { parseTexts, parseText } from '#lib/search.ts';
import { Route as App } from '#routes/_app.tsx';
import { isCareer } from '@bcs/contract/features/enrollments/contexts';
import { isStudent } from '@bcs/contract/kernel/roles';
import { below } from './below.ts';

const inApp = below(App);
const cohortsFailed = lazyRouteComponent(() => import('#features/cohort-health/cohorts-failed.tsx'), 'CohortsFailed');
const gradesFailed = lazyRouteComponent(() => import('#features/grades/grades-failed.tsx'), 'GradesLoadFailed');
const sessionsFailed = lazyRouteComponent(() => import('#features/sessions/load-failed.tsx'), 'SessionListFailed');
const sessionFailed = lazyRouteComponent(() => import('#features/sessions/load-failed.tsx'), 'SessionFailed');
const selectedVideosFailed = lazyRouteComponent(
  () => import('#features/sessions/load-failed.tsx'),
  'SelectedVideosFailed',
);
const announcementsFailed = lazyRouteComponent(
  () => import('#features/announcements/unknown-announcement.tsx'),
  'AnnouncementsFailed',
);
const announcementFailed = lazyRouteComponent(
  () => import('#features/announcements/unknown-announcement.tsx'),
  'AnnouncementFailed',
);
const inSessions = below(App, sessionsFailed);
const inSession = below(App, sessionFailed);
const libraryFailed = lazyRouteComponent(() => import('#features/videos/library-failed.tsx'), 'LibraryFailed');

/** Pages about the chosen class, each with its failure page. */
export const CLASS_TABLE = [
  createRoute(inApp('/today', () => import('#features/today/today-screen.tsx'), 'TodayScreen', 'TodayFailed')),
  createRoute({
    ...inApp(
      '/class-contacts',
      () => import('#features/people/contacts-screen.tsx'),
      'ContactsScreen',
      'ContactsFailed',
    ),
    loader: ({ context: { queryClient, viewer } }) =>
      viewer && queryClient.ensureQueryData(callQuery('classContacts', { courseId: viewer.courseId })),
  }),
  createRoute({
    ...inApp('/cohort/', () => import('#features/cohort-health/cohorts-screen.tsx'), 'CohortsScreen', cohortsFailed),
    loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(callQuery('cohorts', {})),
  }),
  createRoute({
    ...inApp('/grades/', () => import('#features/grades/grades-screen.tsx'), 'GradesScreen', gradesFailed),
    loader: ({ context: { queryClient, viewer } }) =>
      viewer && queryClient.ensureQueryData(callQuery('grades', { enrollmentId: viewer.enrollmentId })),
  }),
  createRoute({
    ...inSessions('/sessions/', () => import('#features/session-page/week-screen.tsx'), 'WeekScreen'),
    loader: ({ context: { queryClient, viewer } }) => {
      if (!viewer) return undefined;
      const of = { enrollmentId: viewer.enrollmentId };
      if (isStudent(viewer.role)) void queryClient.prefetchQuery(callQuery('attendanceHistory', of));
      return queryClient.ensureQueryData(callQuery('sessions', of));
    },
  }),
  createRoute({
    ...inSessions(
      '/sessions/recordings',
      () => import('#features/session-page/recordings-screen.tsx'),
      'RecordingsScreen',
    ),
    validateSearch: (search: Record<string, unknown>) => parseTexts(search, ['q', 'only']),
    loader: ({ context: { queryClient, viewer } }) =>
      viewer && queryClient.ensureQueryData(callQuery('recordings', { enrollmentId: viewer.enrollmentId })),
  }),
  createRoute({
    ...inSessions('/academicSyllabus', () => import('#features/sessions/syllabus-screen.tsx'), 'SyllabusScreen'),
    loader: ({ context: { queryClient, viewer } }) =>
      viewer &&
      queryClient.ensureQueryData(callQuery('academicSessionsForStudent', { enrollmentId: viewer.enrollmentId })),
  }),
  createRoute({
    ...inSession(
      '/attendance/check-in/$sessionId',
      () => import('#features/session-page/check-in-screen.tsx'),
      'CheckInScreen',
    ),
    loader: ({ context: { queryClient }, params }) =>
      queryClient.ensureQueryData(callQuery('sessionDetail', { sessionId: pathId(params.sessionId) })),
    // after scanning the code in the classroom, the address contains it
    validateSearch: ({ code }): { code?: string | undefined } => ({ code: parseText(code, 40) }),
  }),
  createRoute({
    ...inSession(
      '/sessions/$sessionId/classroom',
      () => import('#features/classroom/room/classroom-screen.tsx'),
      'ClassroomScreen',
    ),
    loader: ({ context: { queryClient }, params }) =>
      queryClient.ensureQueryData(callQuery('sessionDetail', { sessionId: pathId(params.sessionId) })),
  }),
  createRoute({
    ...inSession('/sessions/$sessionId/room', () => import('#features/session-page/room-screen.tsx'), 'RoomScreen'),
    loader: ({ context: { queryClient }, params }) => {
      const sessionId = pathId(params.sessionId);
      return Promise.all([
        queryClient.ensureQueryData(callQuery('sessionDetail', { sessionId })),
        queryClient.ensureQueryData(callQuery('checkInCode', { sessionId })),
      ]);
    },
  }),
  createRoute({
    ...inSession(
      '/sessions/$sessionId/edit',
      () => import('#features/sessions/career-edit-screen.tsx'),
      'CareerEditScreen',
    ),
    loader: async ({ context: { queryClient }, params }) => {
      const { session } = await queryClient.ensureQueryData(callQuery('session', { id: pathId(params.sessionId) }));
      if (!isCareer({ contextId: session.context.id })) throw redirect({ to: '/unauthorized' });
    },
  }),
  createRoute({
    ...inSession(
      '/sessions/$sessionId/video/create',
      () => import('#features/sessions/video-add-screen.tsx'),
      'VideoAddScreen',
    ),
    loader: ({ context: { queryClient }, params }) =>
      queryClient.ensureQueryData(callQuery('session', { id: pathId(params.sessionId) })),
  }),
  createRoute({
    ...inApp(
      '/sessions/$sessionId/video/update',
      () => import('#features/sessions/video-edit-screen.tsx'),
      'VideoEditScreen',
      selectedVideosFailed,
    ),
    loader: ({ context: { queryClient }, params }) =>
      queryClient.ensureQueryData(callQuery('sessionVideos', { id: pathId(params.sessionId) })),
  }),
  createRoute({
    ...inApp(
      '/announcements',
      () => import('#features/announcements/announcements-screen.tsx'),
      'AnnouncementsScreen',
      announcementsFailed,
    ),
    // the screen knows which filters exist
    validateSearch: (search): { type?: string | undefined } => ({ type: parseText(search['type'], 40) }),
    loader: ({ context: { queryClient, viewer } }) =>
      viewer && queryClient.ensureQueryData(callQuery('announcements', { enrollmentId: viewer.enrollmentId })),
  }),
  createRoute({
    ...inApp(
      '/announcement/$announcementId/show',
      () => import('#features/announcements/show-screen.tsx'),
      'ShowScreen',
      announcementFailed,
    ),
    loader: ({ context: { queryClient, viewer } }) =>
      viewer && queryClient.ensureQueryData(callQuery('announcements', { enrollmentId: viewer.enrollmentId })),
  }),
  createRoute({
    ...inApp('/videos/', () => import('#features/videos/library-screen.tsx'), 'LibraryScreen', libraryFailed),
    validateSearch: (search): { playlist?: string | undefined } => {
      const playlist = parseText(search['playlist'], 100);
      return playlist === undefined ? {} : { playlist };
    },
    loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(callQuery('videoPlaylists')),
  }),
  createRoute({
    ...inApp(
      '/videos/onboarding/',
      () => import('#features/videos/onboarding-screen.tsx'),
      'OnboardingScreen',
      libraryFailed,
    ),
    loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(callQuery('videoPlaylists')),
  }),
];

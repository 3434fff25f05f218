import { createFileRoute } from '@tanstack/react-router';
import { DashboardScreen } from '#features/dashboard/dashboard-screen.tsx';
import type { CalendarSearch } from '#features/dashboard/calendar-filters.tsx';
import {
  bringClassFeedback,
  bringClassPulse,
  bringDoNext,
  bringMeeting,
  bringTodayLines,
} from '#features/dashboard/parts.ts';
import { isStudent, MEETING_HOSTS, SSM_TYPE } from '@bcs/contract/kernel/roles';
import { callQuery } from '#lib/queries.ts';
import { parseText } from '#lib/search.ts';

const KEYS = ['selectedEventType', 'selectedSessionCategory', 'selectedCourseworkCategory', 'selectedMonth'] as const;

export const Route = createFileRoute('/_app/')({
  validateSearch: (search): CalendarSearch =>
    Object.fromEntries(
      KEYS.flatMap((key) => [[key, parseText(search[key], 40)]]).filter(([, value]) => value !== undefined),
    ),
  loader: ({ context: { queryClient, viewer } }) => {
    if (!viewer) return undefined;
    const { role, courseId, enrollmentId } = viewer;
    const hosts = MEETING_HOSTS.includes(role);
    if (isStudent(role)) void bringDoNext();
    else {
      void queryClient.prefetchQuery(callQuery('classPulse', { courseId }));
      void bringClassPulse();
      void bringTodayLines();
    }
    if (isStudent(role) || hosts) void bringMeeting();
    if (SSM_TYPE.includes(role)) {
      void queryClient.prefetchQuery(callQuery('survey', { enrollmentId }));
      void bringClassFeedback();
    }
    return queryClient.ensureQueryData(callQuery('dashboard', { enrollmentId }));
  },
  component: DashboardScreen,
});

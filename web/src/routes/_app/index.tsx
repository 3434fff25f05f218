import { createFileRoute } from '@tanstack/react-router';
import { DashboardScreen } from '#features/dashboard/dashboard-screen.tsx';
import type { CalendarSearch } from '#features/dashboard/calendar-filters.tsx';
import { bringClassPulse } from '#features/dashboard/parts.ts';
import { isStudent } from '@bcs/contract/kernel/roles';
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
    if (!isStudent(viewer.role)) {
      void queryClient.prefetchQuery(callQuery('classPulse', { courseId: viewer.courseId }));
      void bringClassPulse();
    }
    return queryClient.ensureQueryData(callQuery('dashboard', { enrollmentId: viewer.enrollmentId }));
  },
  component: DashboardScreen,
});

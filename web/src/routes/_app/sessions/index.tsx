import { createFileRoute } from '@tanstack/react-router';
import { isStudent } from '@bcs/contract/kernel/roles';
import { WeekScreen } from '#features/session-page/week-screen.tsx';
import { SessionListFailed } from '#features/sessions/load-failed.tsx';
import { callQuery } from '#lib/queries.ts';

export const Route = createFileRoute('/_app/sessions/')({
  loader: ({ context: { queryClient, viewer } }) => {
    if (!viewer) return undefined;
    const of = { enrollmentId: viewer.enrollmentId };
    if (isStudent(viewer.role)) void queryClient.prefetchQuery(callQuery('attendanceHistory', of));
    return queryClient.ensureQueryData(callQuery('sessions', of));
  },
  component: WeekScreen,
  errorComponent: SessionListFailed,
});

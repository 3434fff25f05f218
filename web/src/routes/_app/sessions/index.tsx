import { createFileRoute } from '@tanstack/react-router';
import { WeekScreen } from '#features/session-page/week-screen.tsx';
import { SessionListFailed } from '#features/sessions/load-failed.tsx';
import { callQuery } from '#lib/queries.ts';

export const Route = createFileRoute('/_app/sessions/')({
  loader: ({ context: { queryClient, viewer } }) =>
    viewer && queryClient.ensureQueryData(callQuery('sessions', { enrollmentId: viewer.enrollmentId })),
  component: WeekScreen,
  errorComponent: SessionListFailed,
});

import { createFileRoute } from '@tanstack/react-router';
import { ProviderScreen } from '#features/classroom/provider-screen.tsx';
import { callQuery } from '#lib/queries.ts';

export const Route = createFileRoute('/_app/live-classroom')({
  loader: ({ context: { queryClient, viewer } }) => {
    if (viewer) void queryClient.prefetchQuery(callQuery('meetingProvider', { enrollmentId: viewer.enrollmentId }));
  },
  component: ProviderScreen,
});

import { createFileRoute } from '@tanstack/react-router';
import { ShowScreen } from '#features/announcements/show-screen.tsx';
import { AnnouncementFailed } from '#features/announcements/unknown-announcement.tsx';
import { callQuery } from '#lib/queries.ts';

export const Route = createFileRoute('/_app/announcement/$announcementId/show')({
  loader: ({ context: { queryClient, viewer } }) =>
    viewer && queryClient.ensureQueryData(callQuery('announcements', { enrollmentId: viewer.enrollmentId })),
  component: ShowScreen,
  errorComponent: AnnouncementFailed,
});

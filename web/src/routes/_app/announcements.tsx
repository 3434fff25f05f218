import { createFileRoute } from '@tanstack/react-router';
import { AnnouncementsScreen } from '#features/announcements/announcements-screen.tsx';
import { AnnouncementsFailed } from '#features/announcements/unknown-announcement.tsx';
import { callQuery } from '#lib/queries.ts';
import { parseText } from '#lib/search.ts';

export const Route = createFileRoute('/_app/announcements')({
  // The screen knows which filters there are
  validateSearch: (search): { type?: string | undefined } => ({ type: parseText(search['type'], 40) }),
  loader: ({ context: { queryClient, viewer } }) =>
    viewer && queryClient.ensureQueryData(callQuery('announcements', { enrollmentId: viewer.enrollmentId })),
  component: AnnouncementsScreen,
  errorComponent: AnnouncementsFailed,
});

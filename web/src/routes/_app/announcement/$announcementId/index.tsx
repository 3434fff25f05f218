import { createFileRoute, redirect } from '@tanstack/react-router';
import { EditScreen } from '#features/announcements/edit-screen.tsx';
import { AnnouncementFailed } from '#features/announcements/unknown-announcement.tsx';
import { pathId } from '#lib/path-id.ts';
import { callQuery } from '#lib/queries.ts';

export const Route = createFileRoute('/_app/announcement/$announcementId/')({
  loader: async ({ context: { queryClient, viewer }, params: { announcementId } }) => {
    if (!viewer || announcementId === 'new') return;
    const id = pathId(announcementId);
    const { enrollmentId } = viewer;
    const { announcements } = await queryClient.ensureQueryData(callQuery('announcements', { enrollmentId }));
    const announcement = announcements.announcementList.find((one) => one.id === id);
    // only the author may edit an announcement (ANN-028)
    if (announcement && announcement.staffEnrollmentId !== enrollmentId) throw redirect({ to: '/unauthorized' });
  },
  component: EditScreen,
  errorComponent: AnnouncementFailed,
});

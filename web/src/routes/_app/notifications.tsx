import { createFileRoute } from '@tanstack/react-router';
import { NotificationsScreen } from '#features/notifications/notifications-screen.tsx';
import { callQuery } from '#lib/queries.ts';
import { parseText } from '#lib/search.ts';
import { NotificationActions } from '#shell/notification-actions.ts';

const Notifications = () => <NotificationsScreen actions={NotificationActions} />;

export const Route = createFileRoute('/_app/notifications')({
  // the screen knows which filters exist
  validateSearch: (search): { filter?: string | undefined } => ({ filter: parseText(search['filter'], 40) }),
  loader: ({ context: { queryClient, viewer } }) =>
    viewer && queryClient.ensureQueryData(callQuery('notifications', { enrollmentId: viewer.enrollmentId })),
  component: Notifications,
});

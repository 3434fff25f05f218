import { createFileRoute } from '@tanstack/react-router';
import { NOTIFICATION_FILTER, type NotificationFilter } from '@bcs/contract/features/notifications/groups';
import { NotificationsScreen } from '#features/notifications/notifications-screen.tsx';
import { callQuery } from '#lib/queries.ts';
import { oneOf } from '#lib/search.ts';
import { NotificationDoings } from '#shell/notification-doings.ts';

function Notifications() {
  return <NotificationsScreen doings={NotificationDoings} />;
}

export const Route = createFileRoute('/_app/notifications')({
  validateSearch: (search): { filter?: NotificationFilter } => {
    const filter = oneOf(search['filter'], NOTIFICATION_FILTER);
    return filter ? { filter } : {};
  },
  loader: ({ context: { queryClient, viewer } }) =>
    viewer && queryClient.ensureQueryData(callQuery('notifications', { enrollmentId: viewer.enrollmentId })),
  component: Notifications,
});

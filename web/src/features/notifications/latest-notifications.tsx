import { Link } from '@tanstack/react-router';
import type { NotificationsResume } from '@bcs/contract/features/notifications/model';
import { Button } from '#kit/button.tsx';
import { useSend } from '#lib/send.ts';
import { useViewer } from '#lib/viewer.ts';
import type { NotificationActions } from './actions.ts';
import { newestShown } from './newest.ts';
import { NotificationItem } from './notification-item.tsx';

type Props = { resume: NotificationsResume; onClose: () => void; actions?: NotificationActions | undefined };

/** The latest five, Mark All as Read, and See All. NOTE-002 to NOTE-004 */
export function LatestNotifications({ resume: { unhandledCount, notifications }, onClose, actions }: Props) {
  const { enrollmentId } = useViewer();
  const markAll = useSend('handleNotificationForEnrollment');
  return (
    <>
      <header className="flex items-center justify-between gap-2 py-2 pr-2 pl-4">
        <h2 className="font-semibold">Notifications</h2>
        <Button
          tone="quiet"
          size="sm"
          disabled={unhandledCount === 0}
          pending={markAll.pending}
          onClick={() => void markAll.send({ enrollmentId, ...newestShown(notifications) })}
        >
          Mark All as Read
        </Button>
      </header>
      {notifications.length === 0 ? (
        <p className="border-y border-line px-4 py-8 text-center text-muted">No New Notifications</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {notifications.map((notification) => (
            <li key={notification.id}>
              <NotificationItem notification={notification} onOpened={onClose} actions={actions} />
            </li>
          ))}
        </ul>
      )}
      <Link
        to="/notifications"
        onClick={onClose}
        className="block rounded-b-2xl py-3 text-center font-semibold text-brand hover:bg-sunken focus-visible:-outline-offset-2"
      >
        See All
      </Link>
    </>
  );
}

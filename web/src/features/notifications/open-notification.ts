import { useNavigate } from '@tanstack/react-router';
import type { Notification } from '@bcs/contract/features/notifications/model';
import { targetOf } from '@bcs/contract/features/notifications/types';
import { useSend } from '#lib/send.ts';
import { useViewer } from '#lib/viewer.ts';

/** Marks a notification handled and goes where it leads for the role of the viewer. NOTE-011 to NOTE-014 */
export function useOpenNotification() {
  const { role } = useViewer();
  const navigate = useNavigate();
  const { send } = useSend('handleNotification');
  return async (notification: Notification) => {
    const target = targetOf(notification, role);
    // the page opens at once; the mark follows
    if (target?.outside) window.open(target.to, '_blank', 'noopener,noreferrer');
    else if (target) void navigate({ href: target.to });
    if (!notification.handled) await send({ notificationId: notification.id });
  };
}

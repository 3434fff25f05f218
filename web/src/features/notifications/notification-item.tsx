import { Suspense } from 'react';
import { IconBook2, IconCalendarEvent, IconInfoCircle, IconUserCheck } from '@tabler/icons-react';
import type { Notification } from '@bcs/contract/features/notifications/model';
import type { NotificationGroup } from '@bcs/contract/features/notifications/record';
import { groupOf, targetOf } from '@bcs/contract/features/notifications/types';
import { cx } from '#kit/cx.ts';
import { SOFT_TONES, type Tone } from '#kit/tone.ts';
import { formatAgo } from '#lib/dates.ts';
import { Moment } from '#lib/moment.tsx';
import { useNow } from '#lib/now.ts';
import { useViewer } from '#lib/viewer.ts';
import type { NotificationActions } from './actions.ts';
import { useNavigate } from '@tanstack/react-router';
import { useSend } from '#lib/send.ts';

/** Marks a notification as handled and opens its page for the viewer's role. NOTE-011 to NOTE-014 */
function useOpenNotification() {
  const { role } = useViewer();
  const navigate = useNavigate();
  const { send } = useSend('handleNotification');
  return async (notification: Notification) => {
    const target = targetOf(notification, role);
    // the page opens at once; marking follows
    if (target?.outside) window.open(target.to, '_blank', 'noopener,noreferrer');
    else if (target) void navigate({ href: target.to });
    if (!notification.handled) await send({ notificationId: notification.id });
  };
}

const LOOK: Record<NotificationGroup, { icon: typeof IconBook2; tone: Tone }> = {
  homework: { icon: IconBook2, tone: 'brand' },
  session: { icon: IconCalendarEvent, tone: 'good' },
  absence: { icon: IconUserCheck, tone: 'amber' },
  none: { icon: IconInfoCircle, tone: 'neutral' },
};

type Props = {
  notification: Notification;
  onOpened?: (() => void) | undefined;
  actions?: NotificationActions | undefined;
};

/** One notification: a click marks it as handled and opens its page. NOTE-009, NOTE-011 */
export function NotificationItem({ notification, onOpened, actions: InPlace }: Props) {
  const { timeZone } = useViewer();
  const now = useNow();
  const open = useOpenNotification();
  const { type, handled, content, createdAt } = notification;
  const { icon: Icon, tone } = LOOK[groupOf(type)];
  const item = (
    <button
      type="button"
      onClick={() => {
        onOpened?.();
        void open(notification);
      }}
      className="flex w-full items-start gap-3 px-4 py-3 text-left hover:bg-sunken focus-visible:-outline-offset-2"
    >
      <span aria-hidden className={cx('mt-0.5 grid size-8 shrink-0 place-items-center rounded-lg', SOFT_TONES[tone])}>
        <Icon size={18} />
      </span>
      <span className="min-w-0 grow">
        <span className={cx('wrap-anywhere', handled ? 'text-muted' : 'font-semibold')}>{content.message}</span>
        {content.linkText && <span className="block text-sm font-semibold text-brand">{content.linkText}</span>}
        <span className="block text-sm text-muted">
          {formatAgo(createdAt, now, timeZone)} · <Moment at={createdAt} zone={timeZone} />
        </span>
      </span>
      {!handled && (
        <span className="mt-2 size-2.5 shrink-0 rounded-full bg-brand">
          <span className="sr-only">unread</span>
        </span>
      )}
    </button>
  );
  // only this kind can be answered in place (D-121)
  if (!InPlace || content.remoteAttendanceRequestId === undefined) return item;
  return (
    <>
      {item}
      <Suspense>
        <InPlace notification={notification} />
      </Suspense>
    </>
  );
}

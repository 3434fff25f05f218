import { lazy, Suspense } from 'react';
import { IconBell } from '@tabler/icons-react';
import { IconButton } from '#kit/button.tsx';
import { Popover } from '#kit/popover.tsx';
import type { PopoverButton } from '#kit/use-popover.ts';
import { useRead } from '#lib/queries.ts';
import { useViewer } from '#lib/viewer.ts';
import type { NotificationActions } from './actions.ts';

const list = () => import('./latest-notifications.tsx');
const LatestNotifications = lazy(() => list().then((file) => ({ default: file.LatestNotifications })));

/** The bell in the header: how many are unread, and the latest five. SHELL-033, NOTE-002 */
export function Bell({ actions }: { actions?: NotificationActions }) {
  const { enrollmentId } = useViewer();
  const { data } = useRead('latestNotifications', { enrollmentId });
  const resume = data?.notificationsResume ?? { unhandledCount: 0, notifications: [] };
  return (
    <Popover
      label="Notifications"
      className="w-96"
      button={(wiring) => <BellButton {...wiring} count={resume.unhandledCount} />}
    >
      {(close) => (
        <Suspense fallback={<p className="px-4 py-8 text-center text-muted">Please stand by..</p>}>
          <LatestNotifications resume={resume} onClose={close} actions={actions} />
        </Suspense>
      )}
    </Popover>
  );
}

const BellButton = ({ count, ...wiring }: PopoverButton & { count: number }) => (
  <span className="relative">
    <IconButton
      {...wiring}
      icon={IconBell}
      iconSize={21}
      onPointerEnter={() => void list()}
      label={`Notifications, ${count} unread`}
    />
    {count > 0 && (
      <span
        aria-hidden
        // covers no more than a corner of the bell, however long the number
        className="pointer-events-none absolute -top-0.5 left-6 grid h-4 min-w-4 place-items-center rounded-full bg-bad px-1 text-2xs font-bold whitespace-nowrap text-canvas tabular-nums ring-2 ring-canvas"
      >
        {count > 99 ? '99+' : count}
      </span>
    )}
  </span>
);

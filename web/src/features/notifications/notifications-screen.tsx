import { getRouteApi } from '@tanstack/react-router';
import { IconBellOff, IconChecks } from '@tabler/icons-react';
import { matchesNotificationFilter, NOTIFICATION_FILTER } from '@bcs/contract/features/notifications/filter';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { Segmented } from '#kit/segmented.tsx';
import { useAnswer } from '#lib/queries.ts';
import { parseChoice } from '#lib/search.ts';
import { useSend } from '#lib/send.ts';
import { useViewer } from '#lib/viewer.ts';
import type { NotificationActions } from './actions.ts';
import { newestShown } from './newest.ts';
import { NotificationItem } from './notification-item.tsx';

const route = getRouteApi('/_app/notifications');
const LABELS = { all: 'All', session: 'Sessions', homework: 'Homework', absence: 'Absences' } as const;
const OPTIONS = NOTIFICATION_FILTER.map((value) => ({ value, label: LABELS[value] }));

/** All notifications of the chosen class, newest first. NOTE-001, NOTE-005, NOTE-006 */
export function NotificationsScreen({ actions }: { actions?: NotificationActions }) {
  const { enrollmentId } = useViewer();
  const filter = parseChoice(route.useSearch().filter, NOTIFICATION_FILTER) ?? 'all';
  const navigate = route.useNavigate();
  const data = useAnswer('notifications', { enrollmentId });
  const markAll = useSend('handleNotificationForEnrollment');
  const shown = data.notifications.filter(({ type }) => matchesNotificationFilter(type, filter));
  const unread = data.notifications.some(({ handled }) => !handled);
  return (
    <div className="max-w-3xl">
      <PageHeader title="Notifications">
        <Button
          disabled={!unread}
          pending={markAll.pending}
          onClick={() => void markAll.send({ enrollmentId, ...newestShown(data.notifications) })}
        >
          <IconChecks size={18} aria-hidden />
          Mark All as Read
        </Button>
      </PageHeader>
      <div className="grid gap-4">
        <Segmented
          label="Which notifications"
          value={filter}
          options={OPTIONS}
          onChange={(value) =>
            void navigate({ search: value === 'all' ? {} : { filter: value }, replace: true, resetScroll: false })
          }
        />
        <Card className="overflow-hidden">
          {shown.length === 0 ? (
            <EmptyState icon={<IconBellOff size={28} />} title="No New Notifications" />
          ) : (
            <ul className="divide-y divide-line">
              {shown.map((notification) => (
                <li key={notification.id}>
                  <NotificationItem notification={notification} actions={actions} />
                </li>
              ))}
            </ul>
          )}
        </Card>
      </div>
    </div>
  );
}

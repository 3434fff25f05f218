import { recipientsOf } from '@bcs/contract/features/notifications/recipients';
import type { Notification } from '@bcs/contract/features/notifications/model';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { useViewer } from '#lib/viewer.ts';
import { useDecide } from './use-decide.ts';

/** Approve and Deny under the notification of a request, until somebody has decided. REM-035, D-121 */
export function DecideInPlace({ notification: { content } }: { notification: Notification }) {
  const { role } = useViewer();
  const { decide, busy, failed } = useDecide();
  const { remoteAttendanceRequestId: id, message } = content;
  if (id === undefined || !recipientsOf('REMOTE_REQUESTED').includes(role)) return null;
  return (
    <div className="grid gap-2 pr-4 pb-3 pl-15">
      <span className="flex flex-wrap gap-2">
        <Button size="sm" pending={busy.has(id)} onClick={() => void decide([{ id, name: message }], 'approve')}>
          Approve
        </Button>
        <Button size="sm" pending={busy.has(id)} onClick={() => void decide([{ id, name: message }], 'deny')}>
          Deny
        </Button>
      </span>
      {failed.map(({ reason }) => (
        <Alert key={id} tone="bad">
          {reason}
        </Alert>
      ))}
    </div>
  );
}

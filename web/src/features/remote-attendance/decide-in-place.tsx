import { isAttendanceLocked } from '@bcs/contract/features/attendance/marking';
import type { Notification } from '@bcs/contract/features/notifications/model';
import { isRecipient } from '@bcs/contract/features/notifications/types';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { useNow } from '#lib/now.ts';
import { useViewer } from '#lib/viewer.ts';
import { useDecide } from './use-decide.ts';

/** The Approve and Deny buttons under the notification of a request, until somebody has decided. REM-035, D-121 */
export function DecideInPlace({ notification: { content } }: { notification: Notification }) {
  const { role, timeZone } = useViewer();
  const now = useNow();
  const { decide, progress, failed } = useDecide();
  const { remoteAttendanceRequestId: id, message } = content;
  const { startTime } = content;
  const locked = startTime !== undefined && isAttendanceLocked({ startTime, zone: timeZone }, role, now);
  if (id === undefined || !isRecipient('REMOTE_REQUESTED', role)) return null;
  return (
    <div className="grid gap-2 pr-4 pb-3 pl-15">
      <span className="flex flex-wrap gap-2">
        {!locked && (
          <Button size="sm" pending={progress !== null} onClick={() => void decide([{ id, name: message }], 'approve')}>
            Approve
          </Button>
        )}
        <Button size="sm" pending={progress !== null} onClick={() => void decide([{ id, name: message }], 'deny')}>
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

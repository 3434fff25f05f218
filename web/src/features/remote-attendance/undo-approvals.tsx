import { useState, useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { UNDO_APPROVAL_WITHIN } from '@bcs/contract/features/remote-attendance/decision';
import { plus, timeText } from '@bcs/contract/kernel/clock';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { toast } from '#kit/toasts.ts';
import { refreshAfter } from '#lib/changes.ts';
import { useNow } from '#lib/now.ts';
import { useViewer } from '#lib/viewer.ts';
import { decideAll } from './decide.ts';
import { lastApproved } from './last-approved.ts';
import type { Failed } from './use-decide.ts';

/** For ten minutes what was approved last can be undone, also by whoever has been to another page meanwhile. */
export function UndoApprovals({ onFailed }: { onFailed: (failed: readonly Failed[]) => void }) {
  const last = useSyncExternalStore(lastApproved.subscribe, lastApproved.current);
  const client = useQueryClient();
  const now = useNow();
  const { timeZone } = useViewer();
  const [done, setDone] = useState<number | null>(null);
  if (!last || now > plus(last.at, UNDO_APPROVAL_WITHIN)) return null;
  const { approved, at } = last;
  const count = approved.length;
  const undo = async () => {
    setDone(0);
    const reasons = await decideAll(
      approved.map(({ id }) => id),
      'undo',
      setDone,
    );
    lastApproved.set(null);
    setDone(null);
    onFailed(
      approved.flatMap((each) => {
        const reason = reasons.get(each.id);
        return reason === undefined ? [] : [{ ...each, reason }];
      }),
    );
    const undone = count - reasons.size;
    if (undone > 0) toast(undone === 1 ? '1 approval was undone.' : `${undone} approvals were undone.`);
    await refreshAfter(client, 'undoRemoteAttendanceApproval');
  };
  return (
    <Alert
      tone="good"
      action={
        <Button size="sm" pending={done !== null} onClick={() => void undo()}>
          {count === 1 ? 'Undo' : 'Undo all'}
        </Button>
      }
    >
      {done === null
        ? `${count === 1 ? '1 request was' : `${count} requests were`} approved. You can undo this until ${timeText(plus(at, UNDO_APPROVAL_WITHIN), timeZone)}.`
        : `Undoing ${done} of ${count}…`}
    </Alert>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import type { RequestedSession } from '@bcs/contract/features/remote-attendance/model';
import { CANCEL_FAILED, CANCELLED, cancelQuestion } from '@bcs/contract/features/remote-attendance/sentences';
import { confirm } from '#kit/confirms.ts';
import { toast } from '#kit/toasts.ts';
import { callQuery } from '#lib/queries.ts';
import { useSend } from '#lib/send.ts';
import { useViewer } from '#lib/viewer.ts';

/**
 * Cancels a request after a confirmation that names it. The enrollment in the answer is stored. REM-014, REM-028,
 * REM-044, REM-047, REM-048
 */
export function useCancel() {
  const { timeZone } = useViewer();
  const client = useQueryClient();
  const { send, pending } = useSend('deleteRemoteAttendanceRequest', {
    said: CANCELLED,
    onDone: ({ enrollment }) =>
      client.setQueryData(callQuery('enrollmentInfo', { enrollmentId: enrollment.id }).queryKey, { enrollment }),
    onRefused: () => toast(CANCEL_FAILED, 'bad'),
  });
  const cancel = async (id: number, session: RequestedSession) => {
    const sure = await confirm({
      title: cancelQuestion(session, timeZone),
      action: 'Cancel request',
      cancel: 'Keep it',
      danger: true,
    });
    if (sure) await send({ id });
  };
  return { cancel, pending };
}

import type { MeetingState } from '@bcs/contract/features/classroom/model';
import { SECOND } from '@bcs/contract/kernel/clock';
import { confirm } from '#kit/confirms.ts';
import { useLateSend } from '#lib/late-send.ts';
import { useRead } from '#lib/queries.ts';
import { useViewer } from '#lib/viewer.ts';

/**
 * A new tab for a meeting. It is opened at the press, since a browser blocks what opens later, and led to the meeting
 * once its address has come; where tabs are blocked nevertheless, this page goes there itself.
 */
function tabForMeeting(): { go: (url: string) => void; close: () => void } {
  const tab = window.open('', '_blank');
  if (!tab) return { go: (url) => location.assign(url), close: () => undefined };
  // the meeting of somebody else learns nothing of this page
  tab.opener = null;
  return { go: (url) => tab.location.replace(url), close: () => tab.close() };
}

/** The time after which the status is asked for again, besides what the server tells by itself. ROOM-006 */
const POLL = 15 * SECOND;

/**
 * The meeting of a session: whether it runs, the ways into and out of it, and what went wrong.
 * @param known as the page was told with its first answer, which needs no call of its own
 */
export function useMeeting(sessionId: number, known: MeetingState | undefined) {
  const { accountId } = useViewer();
  const status = useRead(
    'hasZoomMeetingForSession',
    { sessionId },
    {
      initialData: () => known?.running,
      refetchInterval: POLL,
      // the next poll comes soon, and until then the person should see the failure
      retry: false,
    },
  );
  const join = useLateSend('prepareJoinMeetingUrl');
  const end = useLateSend('endMeeting');
  const of = { userAccountId: accountId, sessionId };

  const enter = async (joinSessions: readonly number[]) => {
    end.reset();
    const tab = tabForMeeting();
    const answer = await join.send({ ...of, joinSessions: [...joinSessions] });
    if (answer) tab.go(answer.meetingUrl);
    else tab.close();
  };
  const stop = async () => {
    const title = 'Are you sure you want to end this meeting for everyone?';
    if (!(await confirm({ title, action: 'End Meeting', danger: true }))) return;
    join.reset();
    await end.send(of);
  };
  return {
    /** Undefined until it is known. */
    running: status.data,
    failed: { join: join.failure, end: end.failure, status: status.error },
    enter,
    /** Adds or removes related sessions while the meeting runs. */
    choose: (joinSessions: readonly number[]) => join.send({ ...of, joinSessions: [...joinSessions] }),
    stop,
    entering: join.pending,
    ending: end.pending,
  };
}

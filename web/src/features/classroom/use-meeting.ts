import { useQuery } from '@tanstack/react-query';
import { MEETING, STATUS_FAILED } from '@bcs/contract/features/classroom/failures';
import { SECOND } from '@bcs/contract/kernel/clock';
import { isStudent } from '@bcs/contract/kernel/roles';
import { confirm } from '#kit/confirms.ts';
import { callQuery } from '#lib/queries.ts';
import { useSend } from '#lib/send.ts';
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

/** The meeting of a session: whether it runs, the ways into and out of it, and what went wrong. */
export function useMeeting(sessionId: number) {
  const { accountId, role } = useViewer();
  const status = useQuery({
    ...callQuery('hasZoomMeetingForSession', { sessionId }),
    refetchInterval: POLL,
    // the next question comes soon enough, and meanwhile one should know
    retry: false,
  });
  const join = useSend('prepareJoinMeetingUrl');
  const end = useSend('endMeeting');
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
  const failedJoin = join.failure && (isStudent(role) ? join.failure.message : MEETING.START_FAILED.message);
  return {
    /** Undefined until it is known. */
    running: status.data,
    problem: failedJoin ?? (end.failure ? MEETING.END_FAILED.message : status.error ? STATUS_FAILED : null),
    enter,
    /** Related sessions come along, or are taken out, while it runs. */
    choose: (joinSessions: readonly number[]) => join.send({ ...of, joinSessions: [...joinSessions] }),
    stop,
    entering: join.pending,
    ending: end.pending,
  };
}

import { lazy, Suspense, useState } from 'react';
import type { MeetingState, RelatedSession } from '@bcs/contract/features/classroom/model';
import { MEETING_HOSTS } from '@bcs/contract/kernel/roles';
import { Button } from '#kit/button.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { useRead } from '#lib/queries.ts';
import { useViewer } from '#lib/viewer.ts';
import type { FailedMeeting } from './meeting-problem.tsx';
import { useMeeting } from './use-meeting.ts';

// seldom needed, and larger than everything else here
const JoinSessions = lazy(() => import('./join-sessions.tsx').then((file) => ({ default: file.JoinSessions })));
const MeetingProblem = lazy(() => import('./meeting-problem.tsx').then((file) => ({ default: file.MeetingProblem })));

/** The height of the heading of the sessions that can join, and of each of them, in rem. */
const LEGEND_REM = 1.75;
const JOINING_REM = 2.25;

type Props = {
  sessionId: number;
  /** The meeting and what can join it, where the page was told with its first answer. */
  known?: (MeetingState & { readonly related: RelatedSession[] }) | undefined;
  /** Arranges the buttons side by side rather than in a column. */
  inLine?: boolean;
};

/** The dynamic classroom of a session: staff start, enter and end it, students enter once it runs. ROOM-002 to ROOM-014 */
export function MeetingPanel(props: Props) {
  const { role } = useViewer();
  return MEETING_HOSTS.includes(role) ? <ForHosts {...props} /> : <ForStudents {...props} />;
}

const NOTHING_CHOSEN: readonly number[] = [];
/** The sessions that were ticked and unticked since the meeting last said who is in it. */
const NOTHING_PRESSED: Readonly<Record<number, boolean>> = {};

function ForHosts({ sessionId, known, inLine = false }: Props) {
  const meeting = useMeeting(sessionId, known);
  const { data: choices } = useRead(
    'meetingChoices',
    { sessionId },
    { initialData: () => known && { relatedInstructionalSessions: known.related, joinSessions: known.joinSessions } },
  );
  const [pressed, setPressed] = useState(NOTHING_PRESSED);
  const related = choices?.relatedInstructionalSessions ?? [];
  const chosen = related.map(({ id }) => id).filter((id) => pressed[id] ?? choices?.joinSessions.includes(id));
  const choose = async (id: number, isChosen: boolean) => {
    if (meeting.entering) return;
    setPressed({ ...pressed, [id]: isChosen });
    if (!meeting.running) return;
    await meeting.choose(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id));
    // from here on the meeting itself reports who has joined
    setPressed(NOTHING_PRESSED);
  };
  return (
    <div className={inLine ? 'flex grow flex-wrap items-center gap-x-4 gap-y-2' : 'grid justify-items-start gap-3'}>
      <p role="status" className="text-muted">
        {meeting.running
          ? 'The meeting is running. Students can join.'
          : 'Students can join once you start the meeting.'}
      </p>
      {related.length > 0 && (
        <div className="w-full" style={{ minHeight: `${LEGEND_REM + related.length * JOINING_REM}rem` }}>
          <Suspense>
            <JoinSessions related={related} chosen={chosen} onChoose={(id, isChosen) => void choose(id, isChosen)} />
          </Suspense>
        </div>
      )}
      <div className={inLine ? 'order-first flex flex-wrap gap-2' : 'flex flex-wrap gap-2'}>
        <Button
          tone="primary"
          pending={meeting.entering}
          // an unknown list would remove classes that have already joined
          disabled={meeting.running === true && !choices}
          onClick={() => void meeting.enter(chosen)}
        >
          {meeting.running ? 'Join Meeting' : 'Start Meeting'}
        </Button>
        {meeting.running && (
          <Button pending={meeting.ending} onClick={() => void meeting.stop()}>
            End Meeting
          </Button>
        )}
      </div>
      <Problem {...meeting.failed} />
      <TextLink to="/live-classroom" className="text-sm">
        About the live classroom
      </TextLink>
    </div>
  );
}

function ForStudents({ sessionId, known }: Props) {
  const meeting = useMeeting(sessionId, known);
  return (
    <div className="grid justify-items-start gap-3">
      <p role="status" className="text-muted">
        {meeting.running ? 'The meeting is running.' : 'You can join once the meeting has started.'}
      </p>
      <Button
        tone="primary"
        disabled={!meeting.running}
        pending={meeting.entering}
        onClick={() => void meeting.enter(NOTHING_CHOSEN)}
      >
        Join Meeting
      </Button>
      <Problem {...meeting.failed} />
    </div>
  );
}

const Problem = (failed: FailedMeeting) =>
  (failed.join ?? failed.end ?? failed.status) && (
    <Suspense>
      <MeetingProblem {...failed} />
    </Suspense>
  );

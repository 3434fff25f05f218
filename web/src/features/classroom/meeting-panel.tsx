import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { chooseJoinSessions } from '@bcs/contract/features/classroom/abilities';
import { roleMay } from '@bcs/contract/kernel/ability';
import { Button } from '#kit/button.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { callQuery } from '#lib/queries.ts';
import { useViewer } from '#lib/viewer.ts';
import { JoinSessions } from './join-sessions.tsx';
import { MeetingProblem } from './meeting-problem.tsx';
import { useMeeting } from './use-meeting.ts';

type Props = { sessionId: number };

/** The dynamic classroom of a session: staff start, enter and end it, students enter once it runs. ROOM-002 to ROOM-014 */
export function MeetingPanel({ sessionId }: Props) {
  const { role } = useViewer();
  return roleMay(chooseJoinSessions, role) ? <ForHosts sessionId={sessionId} /> : <ForStudents sessionId={sessionId} />;
}

const NOTHING_CHOSEN: readonly number[] = [];

function ForHosts({ sessionId }: Props) {
  const meeting = useMeeting(sessionId);
  const { data: choices } = useQuery(callQuery('meetingChoices', { sessionId }));
  const [chosen, setChosen] = useState(NOTHING_CHOSEN);
  const joined = choices?.joinSessions ?? NOTHING_CHOSEN;
  const all = [...new Set([...joined, ...chosen])];
  const choose = (ids: readonly number[]) => {
    setChosen(ids);
    if (meeting.running && ids.length > all.length) void meeting.add(ids);
  };
  return (
    <div className="grid justify-items-start gap-3">
      <p role="status" className="text-muted">
        {meeting.running
          ? 'The meeting is running. Students can join.'
          : 'Students can join once you start the meeting.'}
      </p>
      <JoinSessions
        related={choices?.relatedInstructionalSessions ?? []}
        chosen={all}
        joined={joined}
        onChoose={choose}
      />
      <div className="flex flex-wrap gap-2">
        <Button tone="primary" pending={meeting.entering} onClick={() => void meeting.enter(all)}>
          {meeting.running ? 'Join Meeting' : 'Start Meeting'}
        </Button>
        {meeting.running && (
          <Button pending={meeting.ending} onClick={() => void meeting.stop()}>
            End Meeting
          </Button>
        )}
      </div>
      {meeting.problem && <MeetingProblem text={meeting.problem} />}
      <TextLink to="/live-classroom" className="text-sm">
        About the live classroom
      </TextLink>
    </div>
  );
}

function ForStudents({ sessionId }: Props) {
  const meeting = useMeeting(sessionId);
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
      {meeting.problem && <MeetingProblem text={meeting.problem} />}
    </div>
  );
}

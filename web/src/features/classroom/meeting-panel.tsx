import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { chooseJoinSessions } from '@bcs/contract/features/classroom/abilities';
import { roleMay } from '@bcs/contract/kernel/ability';
import { Button } from '#kit/button.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { callQuery } from '#lib/queries.ts';
import { useViewer } from '#lib/viewer.ts';
import { useMeeting } from './use-meeting.ts';
import { CONTACT_SUPPORT } from '@bcs/contract/features/classroom/failures';
import { Alert } from '#kit/alert.tsx';
import type { RelatedSession } from '@bcs/contract/features/classroom/model';
import { Checkbox } from '#kit/checkbox.tsx';
import { formatTimeRange } from '#lib/dates.ts';

const [BEFORE = '', AFTER = ''] = CONTACT_SUPPORT.split('Support');

/** A problem with a meeting, and who helps. ROOM-018 to ROOM-021 */
function MeetingProblem({ text }: { text: string }) {
  return (
    <Alert tone="bad" className="w-full text-left">
      {text} {BEFORE}
      <TextLink to="/support">Support</TextLink>
      {AFTER}
    </Alert>
  );
}

type Props = {
  sessionId: number;
  /** Shows them beside each other in place of below each other. */
  inLine?: boolean;
};

/** The dynamic classroom of a session: staff start, enter and end it, students enter once it runs. ROOM-002 to ROOM-014 */
export function MeetingPanel(props: Props) {
  const { role } = useViewer();
  return roleMay(chooseJoinSessions, role) ? <ForHosts {...props} /> : <ForStudents {...props} />;
}

const NOTHING_CHOSEN: readonly number[] = [];
/** The sessions that were ticked and unticked since the meeting last said who is in it. */
const NOTHING_PRESSED: Readonly<Record<number, boolean>> = {};

function ForHosts({ sessionId, inLine = false }: Props) {
  const meeting = useMeeting(sessionId);
  const { data: choices } = useQuery(callQuery('meetingChoices', { sessionId }));
  const [pressed, setPressed] = useState(NOTHING_PRESSED);
  const related = choices?.relatedInstructionalSessions ?? [];
  const chosen = related.map(({ id }) => id).filter((id) => pressed[id] ?? choices?.joinSessions.includes(id));
  const choose = async (id: number, isChosen: boolean) => {
    if (meeting.entering) return;
    setPressed({ ...pressed, [id]: isChosen });
    if (!meeting.running) return;
    await meeting.choose(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id));
    // from here on the meeting itself says who is in it, whoever changes that
    setPressed(NOTHING_PRESSED);
  };
  return (
    <div className={inLine ? 'flex grow flex-wrap items-center gap-x-4 gap-y-2' : 'grid justify-items-start gap-3'}>
      <p role="status" className="text-muted">
        {meeting.running
          ? 'The meeting is running. Students can join.'
          : 'Students can join once you start the meeting.'}
      </p>
      <JoinSessions related={related} chosen={chosen} onChoose={(id, isChosen) => void choose(id, isChosen)} />
      <div className={inLine ? 'order-first flex flex-wrap gap-2' : 'flex flex-wrap gap-2'}>
        <Button
          tone="primary"
          pending={meeting.entering}
          // a list that is not known yet would take out whoever has joined
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

type JoinSessionsProps = {
  related: readonly RelatedSession[];
  chosen: readonly number[];
  onChoose: (id: number, isChosen: boolean) => void;
};

/** Which classes meet together: staff add and remove them before the start and while it runs. ROOM-007, ROOM-008 */
function JoinSessions({ related, chosen, onChoose }: JoinSessionsProps) {
  const { timeZone } = useViewer();
  if (related.length === 0) return null;
  return (
    <fieldset className="grid w-full gap-1 text-left">
      <legend className="mb-1 font-semibold">Sessions that join</legend>
      {related.map(({ id, name, courseName, startTime, endTime }) => (
        <Checkbox
          key={id}
          label={`${courseName}: ${name}, ${formatTimeRange(startTime, endTime, timeZone)}`}
          checked={chosen.includes(id)}
          onChange={({ target }) => onChoose(id, target.checked)}
        />
      ))}
    </fieldset>
  );
}

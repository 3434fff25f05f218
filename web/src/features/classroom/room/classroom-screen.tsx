import { useEffect, useState, useSyncExternalStore } from 'react';
import { IconVideoOff } from '@tabler/icons-react';
import { LINE_CLOSE_CODES } from '@bcs/contract/features/classroom/stage';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { AnchorButton } from '#kit/link-button.tsx';
import { usePathId } from '#lib/path-id.ts';
import { useAnswer } from '#lib/queries.ts';
import { useTitle } from '#lib/title.ts';
import { ANY_DEVICE, type ChosenDevices } from './devices.ts';
import { Lobby } from './lobby.tsx';
import { RoomLine } from './room-line.ts';
import type { RoomState } from './room-state.ts';
import { RoomView } from './room-view.tsx';

/** The built-in classroom of a session: first the devices, then the room. */
export function ClassroomScreen() {
  const sessionId = usePathId('sessionId');
  const { session } = useAnswer('sessionDetail', { sessionId });
  useTitle(`Classroom: ${session.name}`);
  const [devices, setDevices] = useState<ChosenDevices>(ANY_DEVICE);
  const [entered, setEntered] = useState(false);
  if (!entered)
    return (
      <Lobby
        title={session.name}
        sessionId={sessionId}
        devices={devices}
        onDevices={setDevices}
        onEnter={() => setEntered(true)}
      />
    );
  return <Inside sessionId={sessionId} title={session.name} devices={devices} onLeave={() => setEntered(false)} />;
}

type Props = { sessionId: number; title: string; devices: ChosenDevices; onLeave: () => void };

const WHY: Readonly<Record<number, string>> = {
  [LINE_CLOSE_CODES.ended]: 'The meeting has ended.',
  [LINE_CLOSE_CODES.removed]: 'The staff of the class have removed you from this meeting.',
  [LINE_CLOSE_CODES.elsewhere]: 'You have joined this meeting on another page.',
  [LINE_CLOSE_CODES.full]: 'This room is full.',
};

/** Explains why one is no longer in the room, and where to go from here. */
function RoomOver({ sessionId, out, onAgain }: { sessionId: number; out: RoomState['out']; onAgain: () => void }) {
  const why = out?.message ?? WHY[out?.code ?? 0] ?? 'You have left the meeting.';
  return (
    <Card pad>
      <EmptyState
        icon={<IconVideoOff size={28} />}
        title={why}
        action={
          <span className="flex flex-wrap justify-center gap-2">
            {/* a whole page load: no other page keeps the right to use camera and microphone */}
            <AnchorButton href={`/sessions/${sessionId}`} tone="primary">
              Session Details
            </AnchorButton>
            {out?.code !== LINE_CLOSE_CODES.removed && <Button onClick={onAgain}>Back to the lobby</Button>}
          </span>
        }
      />
    </Card>
  );
}

function Inside({ sessionId, title, devices, onLeave }: Props) {
  const [line] = useState(() => new RoomLine(sessionId));
  const state = useSyncExternalStore(line.subscribe, line.state);
  useEffect(() => {
    line.start();
    return () => line.leave();
  }, [line]);
  if (state.phase === 'out') return <RoomOver sessionId={sessionId} out={state.out} onAgain={onLeave} />;
  return <RoomView {...{ sessionId, title, line, state, devices, onLeave }} />;
}

import { Alert } from '#kit/alert.tsx';
import { Controls } from './controls.tsx';
import type { ChosenDevices } from './devices.ts';
import { People } from './people.tsx';
import { RoomChat } from './room-chat.tsx';
import type { RoomLine } from './room-line.ts';
import type { RoomState } from './room-state.ts';
import { Stage } from './stage.tsx';

type Props = {
  sessionId: number;
  title: string;
  line: RoomLine;
  state: RoomState;
  devices: ChosenDevices;
  onLeave: () => void;
};

/** The room: the stage, who is there, and what is written. */
export function RoomView({ sessionId, title, line, state, devices, onLeave }: Props) {
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl font-bold wrap-anywhere">{title}</h1>
      {state.phase !== 'inside' && (
        <Alert tone={state.phase === 'reconnecting' ? 'warn' : 'neutral'}>
          {state.phase === 'reconnecting' ? 'The connection was lost. You are being brought back …' : 'Connecting …'}
        </Alert>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-4">
          <Stage state={state} />
          {/* within reach, however high the stage is */}
          <div className="sticky bottom-0 bg-canvas py-2">
            <Controls {...{ line, state, devices, onLeave }} />
          </div>
        </div>
        <div className="grid min-w-0 gap-4">
          <People state={state} say={line.say} />
          <RoomChat sessionId={sessionId} />
        </div>
      </div>
    </div>
  );
}

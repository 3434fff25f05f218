import { useState, type ReactNode } from 'react';
import type { MediaKind } from '@bcs/contract/features/classroom/model';
import {
  IconHandStop,
  IconLogout,
  IconMicrophone,
  IconMicrophoneOff,
  IconScreenShare,
  IconVideo,
  IconVideoOff,
} from '@tabler/icons-react';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import {
  openCamera,
  deviceLostText,
  deviceProblem,
  openMicrophone,
  openScreen,
  type ChosenDevices,
} from './devices.ts';
import { openDevice } from './open-device.ts';
import type { RoomLine } from './room-line.ts';
import { findMyself, type RoomState } from './room-state.ts';

type Props = { line: RoomLine; state: RoomState; devices: ChosenDevices; onLeave: () => void };

const OPEN_DEVICE: Readonly<Record<MediaKind, (devices: ChosenDevices) => Promise<MediaStream>>> = {
  microphone: openMicrophone,
  camera: openCamera,
  screen: openScreen,
};

/** The controls for oneself: switch on and off, ask to speak, leave. */
export function Controls({ line, state, devices, onLeave }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const me = findMyself(state);
  const isOnStage = (me?.seat ?? null) !== null;
  const isUp = (me?.hand ?? null) !== null;

  const toggle = async (source: MediaKind) => {
    setProblem(null);
    if (state.own[source]) return line.show(source, null);
    try {
      await openDevice(
        line,
        source,
        () => OPEN_DEVICE[source](devices),
        () => setProblem(deviceLostText(source)),
      );
    } catch (error) {
      const dismissed = source === 'screen' && error instanceof DOMException && error.name === 'NotAllowedError';
      if (!dismissed) setProblem(deviceProblem(error));
    }
  };
  const toggleOf = (source: MediaKind, name: string, on: ReactNode, off: ReactNode) => (
    <Button
      aria-pressed={state.own[source] !== null}
      tone={state.own[source] ? 'primary' : 'secondary'}
      onClick={() => void toggle(source)}
    >
      {state.own[source] ? on : off}
      {name}
    </Button>
  );
  return (
    <div className="grid gap-3">
      {state.mutedByStaff && <Alert tone="warn">The staff of the class have switched off your microphone.</Alert>}
      {problem && <Alert tone="bad">{problem}</Alert>}
      {isOnStage && !me?.isHost && <Alert>You are on the stage. Switch on what others should hear and see.</Alert>}
      <div role="toolbar" aria-label="Your part" className="flex flex-wrap gap-2">
        {isOnStage && (
          <>
            {toggleOf(
              'microphone',
              'Microphone',
              <IconMicrophone size={19} aria-hidden />,
              <IconMicrophoneOff size={19} aria-hidden />,
            )}
            {toggleOf('camera', 'Camera', <IconVideo size={19} aria-hidden />, <IconVideoOff size={19} aria-hidden />)}
            {'getDisplayMedia' in (navigator.mediaDevices ?? {}) &&
              toggleOf(
                'screen',
                'Share Screen',
                <IconScreenShare size={19} aria-hidden />,
                <IconScreenShare size={19} aria-hidden />,
              )}
            <Button onClick={() => line.say({ type: 'stage', person: state.me ?? 0, on: false })}>
              Leave the stage
            </Button>
          </>
        )}
        {me && !isOnStage && me.isHost && (
          <Button onClick={() => line.say({ type: 'stage', person: me.id, on: true })}>Go on the stage</Button>
        )}
        {!isOnStage && !me?.isHost && (
          <Button
            aria-pressed={isUp}
            tone={isUp ? 'primary' : 'secondary'}
            onClick={() => line.say({ type: 'hand', up: !isUp })}
          >
            <IconHandStop size={19} aria-hidden />
            {isUp ? 'Lower hand' : 'Raise hand'}
          </Button>
        )}
        <Button className="ml-auto" onClick={onLeave}>
          <IconLogout size={19} aria-hidden />
          Leave
        </Button>
      </div>
    </div>
  );
}

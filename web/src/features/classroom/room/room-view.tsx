import { IconMicrophone, IconMicrophoneOff } from '@tabler/icons-react';
import type { RoomPerson } from '@bcs/contract/features/classroom/model';
import { Alert } from '#kit/alert.tsx';
import { Controls } from './controls.tsx';
import type { ChosenDevices } from './devices.ts';
import { People } from './people.tsx';
import { RoomChat } from './room-chat.tsx';
import type { RoomLine } from './room-line.ts';
import { findTrack, type RoomState } from './room-state.ts';
import { Video, VoiceAudio } from './video.tsx';

type Props = {
  sessionId: number;
  title: string;
  line: RoomLine;
  state: RoomState;
  devices: ChosenDevices;
  onLeave: () => void;
};

const columns = (widest: string, fill: 'auto-fill' | 'auto-fit') => ({
  gridTemplateColumns: `repeat(${fill}, minmax(min(100%, ${widest}), 1fr))`,
});
/** The columns of faces beside a shared screen, where they are small; alone they are as large as the stage. */
const SMALL = columns('9rem', 'auto-fill');
const LARGE = columns('15rem', 'auto-fit');

const initials = (name: string) =>
  name
    .split(' ')
    .flatMap((word) => [...word].slice(0, 1))
    .slice(0, 2)
    .join('');

/** Somebody on the stage: the camera, or the initials. */
function Tile({ state, person }: { state: RoomState; person: RoomPerson }) {
  const isMe = person.id === state.me;
  const track = findTrack(state, person, 'camera');
  const Microphone = person.sending.microphone ? IconMicrophone : IconMicrophoneOff;
  return (
    <li className="relative grid aspect-video min-w-0 place-items-center overflow-hidden rounded-control bg-night text-white">
      {track ? (
        <Video track={track} label={`Camera of ${person.name}`} mirrored={isMe} />
      ) : (
        <span aria-hidden className="text-3xl font-bold">
          {initials(person.name)}
        </span>
      )}
      <span className="absolute bottom-2 left-2 flex max-w-[calc(100%-1rem)] items-center gap-1.5 rounded-lg bg-night/80 px-2 py-1 text-sm">
        <Microphone size={16} aria-hidden className="shrink-0" />
        <span className="truncate">
          {person.name}
          {isMe && ' (you)'}
        </span>
        <span className="sr-only">{person.sending.microphone ? 'microphone on' : 'microphone off'}</span>
      </span>
    </li>
  );
}

/** The part that everybody sees and hears: screens large, cameras beside them. */
function Stage({ state }: { state: RoomState }) {
  const onStage = state.people.filter(({ seat }) => seat !== null).toSorted((a, b) => (a.seat ?? 0) - (b.seat ?? 0));
  const screens = onStage.flatMap((person) => {
    const track = findTrack(state, person, 'screen');
    return track ? [{ person, track }] : [];
  });
  return (
    <section aria-label="Stage" className="grid min-w-0 content-start gap-3">
      {screens.map(({ person, track }) => (
        <div key={person.id} className="aspect-video overflow-hidden rounded-control bg-night">
          <Video track={track} label={`Screen of ${person.name}`} whole />
        </div>
      ))}
      {onStage.length === 0 ? (
        <p className="grid aspect-video place-items-center rounded-control bg-night p-6 text-center text-white">
          Nobody is on the stage yet.
        </p>
      ) : (
        <ul className="grid gap-3" style={screens.length > 0 ? SMALL : LARGE}>
          {onStage.map((person) => (
            <Tile key={person.id} state={state} person={person} />
          ))}
        </ul>
      )}
      {onStage.map((person) => {
        const voice = person.id === state.me ? null : findTrack(state, person, 'microphone');
        return voice && <VoiceAudio key={person.id} track={voice} />;
      })}
    </section>
  );
}

/** The room: the stage, who is there, and what is written. */
export const RoomView = ({ sessionId, title, line, state, devices, onLeave }: Props) => (
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
        {/* always in reach, however high the stage is */}
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

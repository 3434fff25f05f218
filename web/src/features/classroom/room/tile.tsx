import type { RoomPerson } from '@bcs/contract/features/classroom/model';
import { IconMicrophone, IconMicrophoneOff } from '@tabler/icons-react';
import { trackOf, type RoomState } from './room-state.ts';
import { Video } from './video.tsx';

const initials = (name: string) =>
  name
    .split(' ')
    .flatMap((word) => [...word].slice(0, 1))
    .slice(0, 2)
    .join('');

/** Somebody on the stage: the camera, or the initials. */
export function Tile({ state, person }: { state: RoomState; person: RoomPerson }) {
  const isMe = person.id === state.me;
  const track = trackOf(state, person, 'camera');
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

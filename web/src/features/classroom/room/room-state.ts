import type { RoomPerson, MediaKind } from '@bcs/contract/features/classroom/model';
import { stagePlaceOf } from '@bcs/contract/features/classroom/stage';

/** The facts that a page knows of the room it is in. */
export interface RoomState {
  readonly phase: 'connecting' | 'inside' | 'reconnecting' | 'out';
  /** The reason why it is over: the code of the line, or what the server said. */
  readonly out: { readonly code: number | null; readonly message: string | null } | null;
  /** The viewer's enrollment. */
  readonly me: number | null;
  readonly people: readonly RoomPerson[];
  /** The tracks that arrive, by the places of the stage. */
  readonly tracks: readonly (MediaStreamTrack | undefined)[];
  /** The streams that this page sends. */
  readonly own: Readonly<Record<MediaKind, MediaStream | null>>;
  /** True if staff have switched the microphone off. */
  readonly mutedByStaff: boolean;
}

export const INITIAL_ROOM: RoomState = {
  phase: 'connecting',
  out: null,
  me: null,
  people: [],
  tracks: [],
  own: { microphone: null, camera: null, screen: null },
  mutedByStaff: false,
};

export const findMyself = ({ people, me }: RoomState): RoomPerson | undefined => people.find(({ id }) => id === me);

/** Returns the track that somebody shows: one that arrives for others, the one that goes out for oneself. */
export function findTrack(state: RoomState, person: RoomPerson, source: MediaKind): MediaStreamTrack | null {
  if (!person.sending[source]) return null;
  if (person.id === state.me) return state.own[source]?.getTracks()[0] ?? null;
  const seat = source === 'screen' ? person.screenSeat : person.seat;
  return seat === null ? null : (state.tracks[stagePlaceOf(source, seat)] ?? null);
}

/** Returns the people who want to speak, in the order in which they raised their hands. */
export const raisedHands = (people: readonly RoomPerson[]): RoomPerson[] =>
  people.filter(({ hand }) => hand !== null).toSorted((a, b) => (a.hand ?? 0) - (b.hand ?? 0));

import type { MediaKind } from './model.ts';

export const SOURCES: readonly MediaKind[] = ['microphone', 'camera', 'screen'];

/** The highest number of participants who can send. More video streams would overload the connection of a phone. */
export const MOST_ON_STAGE = 6;
/** The highest number of shared screens, because screens need much bandwidth. */
export const MOST_SCREENS = 2;
/** The highest number of people in a room. */
export const MOST_IN_ROOM = 60;
/** The recommended size of a room that one machine can handle; larger classes should use a provider. */
export const ADVISED_IN_ROOM = 40;

/** The places of the stage in the received media: first sound, then video, then screens. */
export const STAGE_PLACES: readonly { readonly source: MediaKind; readonly seat: number }[] = [
  ...Array.from({ length: MOST_ON_STAGE }, (_, seat) => ({ source: 'microphone' as const, seat })),
  ...Array.from({ length: MOST_ON_STAGE }, (_, seat) => ({ source: 'camera' as const, seat })),
  ...Array.from({ length: MOST_SCREENS }, (_, seat) => ({ source: 'screen' as const, seat })),
];

/** Returns the index of a seat among the places of the stage. */
export const stagePlaceOf = (source: MediaKind, seat: number): number =>
  STAGE_PLACES.findIndex((place) => place.source === source && place.seat === seat);

/** The lowest free seat; null if all of them are taken. */
export function freeSeat(taken: readonly (number | null)[], most: number): number | null {
  const free = Array.from({ length: most }, (_, seat) => seat).find((seat) => !taken.includes(seat));
  return free ?? null;
}

/** The WebSocket codes with which a connection to the classroom is closed. */
export const LINE_CLOSE_CODES = {
  /** The ticket is missing or invalid; the browser should request a new one. */
  noTicket: 4401,
  /** Staff have removed the person. */
  removed: 4403,
  /** The meeting has ended. */
  ended: 4410,
  /** Another page of this person has connected. */
  elsewhere: 4409,
  full: 4413,
  tooMuch: 4429,
  /** The media process has stopped; the browser should reconnect. */
  restarted: 4503,
} as const;

import type { MediaKind } from './model.ts';

export const SOURCES: readonly MediaKind[] = ['microphone', 'camera', 'screen'];

/**
 * The highest number of people who send; everybody receives. More pictures than this are too much for the line of a
 * phone.
 */
export const MOST_ON_STAGE = 6;
/** Screens are large: two at a time. */
export const MOST_SCREENS = 2;
/** Nobody else is let in. */
export const MOST_IN_ROOM = 60;
/** The number of people in one room that a machine bears beside its other work; a larger class takes a provider. */
export const ADVISED_IN_ROOM = 40;

/** The places of the stage in what everybody receives: sound, then pictures, then screens. */
export const PLACES: readonly { readonly source: MediaKind; readonly seat: number }[] = [
  ...Array.from({ length: MOST_ON_STAGE }, (_, seat) => ({ source: 'microphone' as const, seat })),
  ...Array.from({ length: MOST_ON_STAGE }, (_, seat) => ({ source: 'camera' as const, seat })),
  ...Array.from({ length: MOST_SCREENS }, (_, seat) => ({ source: 'screen' as const, seat })),
];

/** Which place a seat has. */
export const placeOf = (source: MediaKind, seat: number): number =>
  PLACES.findIndex((place) => place.source === source && place.seat === seat);

/** The first free seat of so many; null where all are taken. */
export function freeSeat(taken: readonly (number | null)[], most: number): number | null {
  const free = Array.from({ length: most }, (_, seat) => seat).find((seat) => !taken.includes(seat));
  return free ?? null;
}

/** The reason why the line of a classroom is closed: codes of a WebSocket. */
export const LINE_CLOSED = {
  /** The ticket is not valid, or did not come: ask for a new one. */
  noTicket: 4401,
  /** Staff have removed the person. */
  removed: 4403,
  /** The meeting has ended. */
  ended: 4410,
  /** The code for a connection that the same person has replaced from another page. */
  elsewhere: 4409,
  full: 4413,
  tooMuch: 4429,
  /** The process of the media has gone: come again. */
  restarted: 4503,
} as const;

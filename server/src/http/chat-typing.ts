import { z } from 'zod';
import { SECOND } from '@bcs/contract/kernel/clock';
import { SUCCESS_MANAGER } from '@bcs/contract/kernel/roles';
import { id } from '@bcs/contract/kernel/schema';
import type { Database } from '#database/db';
import { publishTyping } from '#kernel/changes';
import { CLOSED, type OpenPage } from './realtime-hub.ts';

/** The only message that an open page may send. */
const Said = z.strictObject({ typing: id() });

/** The highest number of messages, far above the rate of a typing person. */
const MAX_MESSAGES = 20;
const WINDOW_MS = 10 * SECOND;
/** The time for which a page's admission to a conversation stays valid. */
const KNOWN_FOR = 60 * SECOND;
const MOST_PLACES = 100;

interface Place {
  readonly courseId: number;
  /** The enrollment of the person who is typing. */
  readonly by: number;
}

/** Finds the conversation of a student in which somebody may type, or none. */
export type FindPlace = (session: Buffer, studentEnrollmentId: number) => Promise<Place | null>;

/** Passes on to other pages of the conversation that somebody is typing. Pages that send anything else are closed. */
export function relayTyping(page: OpenPage, database: Database, findPlace: FindPlace): void {
  const { socket } = page;
  const places = new Map<number, { place: Place | null; at: number }>();
  let said: number[] = [];
  const placeOf = async (studentEnrollmentId: number, now: number) => {
    const known = places.get(studentEnrollmentId);
    if (known && now - known.at < KNOWN_FOR) return known.place;
    if (places.size >= MOST_PLACES) places.clear();
    const place = await findPlace(page.session, studentEnrollmentId);
    places.set(studentEnrollmentId, { place, at: now });
    return place;
  };
  const pass = async (studentEnrollmentId: number, now: number) => {
    const place = await placeOf(studentEnrollmentId, now);
    if (!place) return;
    const to = [`enrollment ${studentEnrollmentId}`, `${SUCCESS_MANAGER} of course ${place.courseId}`] as const;
    await publishTyping(database, { typing: { studentEnrollmentId, by: place.by }, to, except: page.id });
  };
  socket.on('message', (message) => {
    // a page whose session is over may continue to send until it confirms that it is closed
    if (socket.readyState !== socket.OPEN) return;
    const now = performance.now();
    const heard = readSaid(String(message));
    if (heard === null) return socket.close(CLOSED.notAsked, 'Nothing was asked.');
    said = [...said.filter((at) => now - at < WINDOW_MS), now];
    if (said.length > MAX_MESSAGES) return socket.close(CLOSED.tooMany, 'Too much is said.');
    // if the database is away, nobody misses it
    void pass(heard, now).catch(() => undefined);
  });
}

function readSaid(text: string): number | null {
  try {
    return Said.parse(JSON.parse(text)).typing;
  } catch {
    return null;
  }
}

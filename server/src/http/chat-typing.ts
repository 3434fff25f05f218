import sql from 'sql-template-tag';
import { z } from 'zod';
import { SECOND } from '@bcs/contract/kernel/clock';
import { id } from '@bcs/contract/kernel/schema';
import { STUDENT, SUCCESS_MANAGER } from '@bcs/contract/kernel/roles';
import type { Database } from '#database/db';
import { publishTyping } from '#kernel/changes';
import { CLOSED, type OpenPage } from './realtime-hub.ts';

/** All that an open page may say. */
const Said = z.strictObject({ typing: id() });

/** A page says it every few seconds; whoever says it much more often is no person. */
const MOST = 20;
const WINDOW = 10 * SECOND;
/** How long a page may rely on having been let into a conversation. */
const KNOWN_FOR = 60 * SECOND;
const MOST_PLACES = 100;

interface Place {
  readonly courseId: number;
  /** The enrollment of the one who types. */
  readonly by: number;
}

/** The conversation of a student as one of its two sides may be in it, by the same rule as its calls. CHAT-002, D-167 */
const findPlace = (db: Database, accountId: number, studentEnrollmentId: number) =>
  db.maybe<Place>(sql`
    select e.course_id as "courseId", m.id as by
    from enrollments e
    join enrollments m on m.university_id = e.university_id and m.course_id = e.course_id and m.account_id = ${accountId}
      and m.active and (m.id = e.id or m.role = ${SUCCESS_MANAGER})
    join universities u on u.id = e.university_id and u.chat_enabled
    join courses c on c.university_id = e.university_id and c.id = e.course_id
    join cohorts h on h.university_id = c.university_id and h.id = c.cohort_id and not h.hide_live_chat
    where e.id = ${studentEnrollmentId} and e.active and e.role = ${STUDENT}
      and (select f.enabled from feature_flags f where f.key = 'liveChat')`);

/** Passes on that somebody types, to the other pages of the conversation. Whoever says anything else is closed. */
export function hearTyping(page: OpenPage, database: Database): void {
  const { socket } = page;
  const places = new Map<number, { place: Place | undefined; at: number }>();
  let said: number[] = [];
  const placeOf = async (studentEnrollmentId: number, now: number) => {
    const known = places.get(studentEnrollmentId);
    if (known && now - known.at < KNOWN_FOR) return known.place;
    if (places.size >= MOST_PLACES) places.clear();
    const place = await findPlace(database, page.subscriber.accountId, studentEnrollmentId);
    places.set(studentEnrollmentId, { place, at: now });
    return place;
  };
  const pass = async (studentEnrollmentId: number, now: number) => {
    const place = await placeOf(studentEnrollmentId, now);
    if (!place) return;
    const to = [`enrollment ${studentEnrollmentId}`, `answerers of course ${place.courseId}`] as const;
    await publishTyping(database, { typing: { studentEnrollmentId, by: place.by }, to, except: page.id });
  };
  socket.on('message', (message) => {
    const now = performance.now();
    const heard = readSaid(String(message));
    if (heard === null) return socket.close(CLOSED.notAsked, 'Nothing was asked.');
    said = [...said.filter((at) => now - at < WINDOW), now];
    if (said.length > MOST) return socket.close(CLOSED.tooMany, 'Too much is said.');
    // nobody misses it where the database is away
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

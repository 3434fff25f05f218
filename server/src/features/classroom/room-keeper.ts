import type { Instant } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { publish } from '#kernel/changes';
import type { RoomEvent } from '#kernel/media';
import type { Services } from '#kernel/services';
import { addVisit, endVisit, renewVisits, setRemoved, setStage } from './queries-presence.ts';

const RENEW_EVERY_MS = 20_000;

/**
 * Records what happens in the rooms of this process: visits, the stage, and removals. Returns a function that stops it.
 */
export function keepRooms(services: Services, onError: (error: unknown) => void): () => Promise<void> {
  const { database, media, clock } = services;
  const inside = new Map<string, RoomEvent['pass']>();
  const keyOf = ({ room, enrollmentId }: RoomEvent['pass']) => `${room}/${enrollmentId}`;
  // in the order of the events
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (work: (now: Instant) => Promise<unknown>) => {
    last = last.then(() => work(clock())).catch(onError);
  };
  const tell = ({ universityId, sessionId }: RoomEvent['pass']) => publishToStaff(services, universityId, sessionId);

  media.onEvent((event) => {
    const { pass } = event;
    if (event.kind === 'came') inside.set(keyOf(pass), pass);
    if (event.kind === 'left') inside.delete(keyOf(pass));
    inTurn(async (now) => {
      if (event.kind === 'stage') await setStage(database, pass, event.on);
      else if (event.kind === 'came') await addVisit(database, pass, now);
      else if (event.kind === 'left') await endVisit(database, pass, now);
      else await setRemoved(database, pass, now);
      if (event.kind === 'came' || event.kind === 'left') await tell(pass);
    });
  });
  const renew = setInterval(() => {
    const all = [...inside.values()];
    inTurn(async (now) => {
      const enrolled = await renewVisits(database, all, now);
      for (const { room, enrollmentId } of all)
        if (!enrolled.has(enrollmentId) && inside.has(`${room}/${enrollmentId}`)) media.remove(room, enrollmentId);
    });
  }, RENEW_EVERY_MS);
  const unsubscribe = database.subscribe((message) => {
    const { meetingEnded } = JSON.parse(message) as { meetingEnded?: string };
    if (meetingEnded !== undefined) media.end(meetingEnded);
  });
  return async () => {
    unsubscribe();
    clearInterval(renew);
    await media.stop();
    await last;
  };
}

/** Shows staff of the class who comes and goes. */
async function publishToStaff({ database }: Services, universityId: number, sessionId: number): Promise<void> {
  const session = await database.maybe<{ courseId: number }>(sql`
    select course_id as "courseId" from sessions where university_id = ${universityId} and id = ${sessionId}`);
  if (session) await publish(database, { topics: ['room presence'], to: [`staff of course ${session.courseId}`] });
}

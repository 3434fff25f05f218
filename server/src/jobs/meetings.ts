import { HOUR, MINUTE, plus } from '@bcs/contract/kernel/clock';
import { noteEnded, publishMeeting } from '#features/classroom/queries-change';
import { findAllMeetings, openMeetingOf, referenceOf } from '#features/classroom/queries-facts';
import type { Services } from '#kernel/services';

type Running = Awaited<ReturnType<typeof findAllMeetings>>[number];

/** Whoever starts a meeting goes in at once: one in which nobody is for so long was left. */
const WAITS_FOR = 10 * MINUTE;
/** A class may run late, but not until the next day. */
const AFTER_CLASS = 3 * HOUR;

/**
 * Compares the meetings with what their provider knows: ends those that are over there, those whose class has long been
 * over, and what an interrupted start has left behind. Several processes may do it at once. D-068
 */
export async function settleMeetings(services: Services): Promise<void> {
  const { database, clock } = services;
  for (const meeting of await findAllMeetings(database)) {
    // a provider that does not answer is asked again in a minute
    if (!(await isOver(services, meeting).catch(() => false))) continue;
    await database.transaction(async (tx) => {
      await noteEnded(tx, meeting, null, clock());
      await publishMeeting(tx, meeting);
    });
  }
}

/** Tells whether it is over; what is left of it at the provider goes away first. */
async function isOver({ meetings, clock }: Services, meeting: Running): Promise<boolean> {
  const now = clock();
  // of another provider nothing can be asked any more
  if (meeting.provider !== meetings.driver) return true;
  if (meeting.openedAt === null) {
    if (meeting.openingUntil > now) return false;
    await meetings.takeBack({ reference: referenceOf(meeting), hostId: meeting.hostId });
    return true;
  }
  const open = openMeetingOf(meeting);
  const isLate = plus(meeting.lastEnd, AFTER_CLASS) <= now;
  const status = isLate ? null : await meetings.status(open);
  if (status === 'gone') return true;
  const isLeft = status === 'waiting' && plus(meeting.openedAt, WAITS_FOR) <= now;
  if (!isLate && !isLeft) return false;
  await meetings.end(open);
  return true;
}

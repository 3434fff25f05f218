import { HOUR, MINUTE, plus } from '@bcs/contract/kernel/clock';
import { noteEnded, publishMeeting } from '#features/classroom/queries-change';
import { findAllMeetings, openMeetingOf, meetingReference } from '#features/classroom/queries-facts';
import type { Services } from '#kernel/services';

type Running = Awaited<ReturnType<typeof findAllMeetings>>[number];

/** The time after which an empty meeting is given up, since its host would enter at once. */
const WAITS_FOR = 10 * MINUTE;
/** The time after class during which a meeting may continue. */
const AFTER_CLASS = 3 * HOUR;

/**
 * Compares the meetings with their provider: ends those that have ended there or whose class is long over, and cleans
 * up after interrupted starts. Several processes can run it at once. D-068
 */
export async function settleMeetings(services: Services): Promise<void> {
  const { database, clock } = services;
  for (const meeting of await findAllMeetings(database)) {
    // a provider that does not respond is asked again in a minute
    if (!(await isOver(services, meeting).catch(() => false))) continue;
    await database.transaction(async (tx) => {
      await noteEnded(tx, meeting, null, clock());
      await publishMeeting(tx, meeting);
    });
  }
}

/** Tells whether a meeting is over; what remains at the provider is removed first. */
async function isOver({ meetings, clock }: Services, meeting: Running): Promise<boolean> {
  const now = clock();
  // another provider cannot be asked any more
  if (meeting.provider !== meetings.driver) return true;
  if (meeting.openedAt === null) {
    if (meeting.openingUntil > now) return false;
    await meetings.takeBack({ reference: meetingReference(meeting), hostId: meeting.hostId });
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

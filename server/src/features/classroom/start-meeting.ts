import { setTimeout as pause } from 'node:timers/promises';
import { MEETING } from '@bcs/contract/features/classroom/failures';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { MeetingPlan } from '#kernel/meeting-provider';
import { RefusalError } from '#kernel/refusal-error';
import type { Services } from '#kernel/services';
import { noteEnded, noteOpened, publishMeeting } from './queries-change.ts';
import { findMeeting, meetingReference, type ClassroomFacts, type MeetingRow } from './queries-facts.ts';
import { OPENING_TIME, reserveMeeting, type ReservationRequest } from './reserve.ts';

const LOOK_EVERY_MS = 200;

/**
 * Returns the running meeting of a session, and starts one if necessary. The provider is called between two short
 * transactions; if it fails, nothing is left behind on either side.
 * @throws RefusalError MEETING.START_FAILED
 */
export async function startMeeting(
  services: Services,
  viewer: Viewer,
  asked: ReservationRequest,
  facts: ClassroomFacts,
  now: Instant,
): Promise<MeetingRow> {
  const { database, meetings } = services;
  const reserved = await database.transaction((tx) => reserveMeeting(tx, viewer, asked, meetings, now));
  const { meeting, toOpen } = reserved;
  if (!toOpen) return meeting.openedAt === null ? opened(services, meeting) : meeting;
  const { title, startTime, endTime } = facts;
  const { hostId } = meeting;
  return open(services, meeting, {
    reference: meetingReference(meeting),
    title,
    startTime,
    endTime,
    timeZone: viewer.timeZone,
    hostId,
  });
}

async function open(services: Services, meeting: MeetingRow, plan: MeetingPlan): Promise<MeetingRow> {
  const { database, meetings, clock } = services;
  const externalId = await meetings.open(plan).catch(() => null);
  const stands =
    externalId !== null &&
    (await database.transaction(async (tx) => {
      const kept = await noteOpened(tx, meeting, externalId, clock());
      if (kept) await publishMeeting(tx, meeting);
      return kept;
    }));
  if (stands) return { ...meeting, externalId, openedAt: clock() };
  await database.transaction((tx) => noteEnded(tx, meeting, null, clock()));
  // it is unknown whether the meeting was created; if this fails too, the regular comparison cleans up
  await meetings.takeBack(plan).catch(() => {});
  throw new RefusalError(MEETING.START_FAILED);
}

/** Waits for somebody else who is opening the meeting, so that all enter the same one. */
async function opened({ database }: Services, { universityId, id }: MeetingRow): Promise<MeetingRow> {
  for (const until = performance.now() + OPENING_TIME; performance.now() < until; await pause(LOOK_EVERY_MS)) {
    const meeting = await findMeeting(database, universityId, id);
    if (meeting?.openedAt) return meeting;
    if (!meeting) break;
  }
  throw new RefusalError(MEETING.START_FAILED);
}

import { MEETING } from '@bcs/contract/features/classroom/failures';
import type { Viewer } from '@bcs/contract/kernel/ability';
import { plus, SECOND, type Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import type { MeetingProvider } from '#kernel/meeting-provider';
import { RefusalError } from '#kernel/refusal-error';
import {
  addSessions,
  insertMeeting,
  lockSessions,
  publishMeeting,
  removeSessions,
  reopenMeeting,
} from './queries-change.ts';
import { findMeetings, type MeetingRow } from './queries-facts.ts';
import { getChoices } from './queries-room.ts';

/** The time that a process has for opening a meeting before another one takes over. */
export const OPENING_TIME = 30 * SECOND;

export type ReservationRequest = Readonly<{ sessionId: number; joinSessions: readonly number[] }>;
/** The meeting, and whether the caller has to open it. */
export type ReservedMeeting = Readonly<{ meeting: MeetingRow; toOpen: boolean }>;

/**
 * Reserves the meeting of a session: the running one, or a new one. Simultaneous requests for any of the sessions that
 * meet wait for each other, so that only one meeting is created. Chosen sessions are added. Joined sessions that are
 * missing from the list are removed, but only by callers who may choose them. D-068, D-069
 */
export async function reserveMeeting(
  tx: Db,
  viewer: Viewer,
  { sessionId, joinSessions }: ReservationRequest,
  provider: Pick<MeetingProvider, 'driver' | 'hosts'>,
  now: Instant,
): Promise<ReservedMeeting> {
  const all = [...new Set([sessionId, ...joinSessions])];
  await lockSessions(tx, viewer.universityId, all);
  const found = await findMeetings(tx, viewer.universityId, all);
  const related = all.length > 1 || found.length > 0 ? await relatedOf(tx, viewer, sessionId, all) : [];
  // prefers the session's own meeting over that of a class to be joined
  const running = found.find((each) => each.sessionId === sessionId) ?? found[0];
  if (running && found.some(({ id }) => id !== running.id)) throw new RefusalError(MEETING.ELSEWHERE);
  const openingUntil = plus(now, OPENING_TIME);
  const meeting = running ?? (await newMeeting(tx, viewer, sessionId, provider, { now, openingUntil }));
  const added = await addSessions(tx, meeting, all);
  const left = related.filter((id) => !all.includes(id));
  const removed = running && left.length > 0 ? await removeSessions(tx, meeting, left, now) : 0;
  const toOpen = !running || (running.openedAt === null && running.openingUntil <= now);
  if (running && toOpen) await reopenMeeting(tx, running, openingUntil);
  if (running?.openedAt && added + removed > 0) await publishMeeting(tx, running);
  return { meeting, toOpen };
}

/** Returns the sessions that the caller may choose, and refuses others. */
async function relatedOf(tx: Db, viewer: Viewer, sessionId: number, all: readonly number[]): Promise<number[]> {
  const { relatedInstructionalSessions } = await getChoices(tx, viewer, sessionId);
  const related = relatedInstructionalSessions.map(({ id }) => id);
  if (!all.every((id) => id === sessionId || related.includes(id))) throw new RefusalError(MEETING.NOT_RELATED);
  return related;
}

/** Creates a meeting with the first host that holds no other one. */
async function newMeeting(
  tx: Db,
  viewer: Viewer,
  sessionId: number,
  { driver: provider, hosts }: Pick<MeetingProvider, 'driver' | 'hosts'>,
  times: Readonly<{ now: Instant; openingUntil: Instant }>,
): Promise<MeetingRow> {
  for (const hostId of hosts ?? [null]) {
    const meeting = await insertMeeting(tx, viewer, sessionId, { provider, hostId, ...times });
    if (meeting) return meeting;
  }
  throw new RefusalError(MEETING.START_FAILED);
}

import { MEETING } from '@bcs/contract/features/classroom/failures';
import type { Viewer } from '@bcs/contract/kernel/ability';
import { plus, SECOND, type Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import type { MeetingProvider } from '#kernel/meeting-provider';
import { RefusalError } from '#kernel/refusal-error';
import { addSessions, insertMeeting, lockSessions, publishMeeting, removeSessions, reopen } from './queries-change.ts';
import { findMeetings, type MeetingRow } from './queries-facts.ts';
import { getChoices } from './queries-room.ts';

/** The time that one process may take to open a meeting before another one does it. */
export const OPENING_TIME = 30 * SECOND;

export type ReservationRequest = Readonly<{ sessionId: number; joinSessions: readonly number[] }>;
/** The meeting, and whether it is for the caller to open it. */
export type Reserved = Readonly<{ meeting: MeetingRow; toOpen: boolean }>;

/**
 * The meeting of a session: the one that runs, or a new one. However many click at once, in however many of the
 * sessions that meet, one meeting comes of it: they wait for each other at the rows of the sessions. Chosen sessions are
 * added. Of those that have joined, whoever may choose a session takes it out by leaving it off the list; whoever cannot
 * choose it throws nobody out. D-068, D-069
 */
export async function reserveMeeting(
  tx: Db,
  viewer: Viewer,
  { sessionId, joinSessions }: ReservationRequest,
  provider: Pick<MeetingProvider, 'driver' | 'hosts'>,
  now: Instant,
): Promise<Reserved> {
  const all = [...new Set([sessionId, ...joinSessions])];
  await lockSessions(tx, viewer.universityId, all);
  const found = await findMeetings(tx, viewer.universityId, all);
  const related = all.length > 1 || found.length > 0 ? await relatedOf(tx, viewer, sessionId, all) : [];
  // the own meeting first; without one, that of the class which is to be joined
  const running = found.find((each) => each.sessionId === sessionId) ?? found[0];
  if (running && found.some(({ id }) => id !== running.id)) throw new RefusalError(MEETING.ELSEWHERE);
  const openingUntil = plus(now, OPENING_TIME);
  const meeting = running ?? (await newMeeting(tx, viewer, sessionId, provider, { now, openingUntil }));
  const added = await addSessions(tx, meeting, all);
  const left = related.filter((id) => !all.includes(id));
  const removed = running && left.length > 0 ? await removeSessions(tx, meeting, left, now) : 0;
  const toOpen = !running || (running.openedAt === null && running.openingUntil <= now);
  if (running && toOpen) await reopen(tx, running, openingUntil);
  if (running?.openedAt && added + removed > 0) await publishMeeting(tx, running);
  return { meeting, toOpen };
}

/** The sessions that the caller may choose; refuses others. */
async function relatedOf(tx: Db, viewer: Viewer, sessionId: number, all: readonly number[]): Promise<number[]> {
  const { relatedInstructionalSessions } = await getChoices(tx, viewer, sessionId);
  const related = relatedInstructionalSessions.map(({ id }) => id);
  if (!all.every((id) => id === sessionId || related.includes(id))) throw new RefusalError(MEETING.NOT_RELATED);
  return related;
}

/** Takes the first host that holds no other meeting. */
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

import { MEETING } from '@bcs/contract/features/classroom/failures';
import type { Viewer } from '@bcs/contract/kernel/ability';
import { plus, SECOND, type Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import type { MeetingProvider } from '#kernel/meeting-provider';
import { RefusalError } from '#kernel/refusal-error';
import { addSessions, insertMeeting, lockSessions, publishMeeting, reopen } from './queries-change.ts';
import { findMeetings, type MeetingRow } from './queries-facts.ts';
import { getChoices } from './queries-related.ts';

/** How long one process may take to open a meeting, before another one does it. */
export const OPENING_TIME = 30 * SECOND;

export interface Asked {
  readonly sessionId: number;
  readonly joinSessions: readonly number[];
}
/** The meeting, and whether it is for the caller to open it. */
export interface Reserved {
  readonly meeting: MeetingRow;
  readonly toOpen: boolean;
}

/**
 * The meeting of a session: the one that runs, or a new one. However many click at once, in however many of the
 * sessions that meet, one meeting comes of it: they wait for each other at the rows of the sessions. Chosen sessions are
 * added; nobody who comes back later throws another class out. D-068, D-069
 */
export async function reserveMeeting(
  tx: Db,
  viewer: Viewer,
  { sessionId, joinSessions }: Asked,
  provider: Pick<MeetingProvider, 'driver' | 'hosts'>,
  now: Instant,
): Promise<Reserved> {
  const all = [...new Set([sessionId, ...joinSessions])];
  await lockSessions(tx, viewer.universityId, all);
  await refuseStrangers(tx, viewer, sessionId, all);
  const found = await findMeetings(tx, viewer.universityId, all);
  // the own meeting first; without one, that of the class which is to be joined
  const running = found.find((each) => each.sessionId === sessionId) ?? found[0];
  if (running && found.some(({ id }) => id !== running.id)) throw new RefusalError(MEETING.ELSEWHERE);
  const openingUntil = plus(now, OPENING_TIME);
  const meeting = running ?? (await newMeeting(tx, viewer, sessionId, provider, { now, openingUntil }));
  const added = await addSessions(tx, meeting, all);
  const toOpen = !running || (running.openedAt === null && running.openingUntil <= now);
  if (running && toOpen) await reopen(tx, running, openingUntil);
  if (running?.openedAt && added > 0) await publishMeeting(tx, running);
  return { meeting, toOpen };
}

async function refuseStrangers(tx: Db, viewer: Viewer, sessionId: number, all: readonly number[]): Promise<void> {
  if (all.length === 1) return;
  const { relatedInstructionalSessions } = await getChoices(tx, viewer, sessionId);
  const related = new Set([sessionId, ...relatedInstructionalSessions.map(({ id }) => id)]);
  if (!all.every((id) => related.has(id))) throw new RefusalError(MEETING.NOT_RELATED);
}

/** Takes the first host that holds no other meeting. */
async function newMeeting(
  tx: Db,
  viewer: Viewer,
  sessionId: number,
  { driver: provider, hosts }: Pick<MeetingProvider, 'driver' | 'hosts'>,
  times: { readonly now: Instant; readonly openingUntil: Instant },
): Promise<MeetingRow> {
  for (const hostId of hosts ?? [null]) {
    const meeting = await insertMeeting(tx, viewer, sessionId, { provider, hostId, ...times });
    if (meeting) return meeting;
  }
  throw new RefusalError(MEETING.START_FAILED);
}

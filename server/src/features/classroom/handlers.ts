import * as calls from '@bcs/contract/features/classroom/calls';
import { MEETING } from '@bcs/contract/features/classroom/failures';
import type { Viewer } from '@bcs/contract/kernel/ability';
import { isStudent } from '@bcs/contract/kernel/roles';
import { DONE, defineHandler, type CallContext } from '#kernel/handler';
import { RefusalError } from '#kernel/refusal-error';
import { roomSecret, roomTicket } from '#kernel/room-tickets';
import type { Services } from '#kernel/services';
import { systemClock } from '#kernel/system-clock';
import { createIceServers } from './ice-servers.ts';
import { noteEnded, publishMeeting } from './queries-change.ts';
import {
  findMeetings,
  getFacts,
  isRunning,
  openMeetingOf,
  meetingReference,
  type ClassroomFacts,
  type MeetingRow,
} from './queries-facts.ts';
import { findPresence } from './queries-presence.ts';
import { getChoices, findRoomMessages, getRoom, keepRoomMessage, type RoomRow } from './queries-room.ts';
import { startMeeting } from './start-meeting.ts';
import { MeetingFailed } from '#kernel/meeting-provider';

/** Tells in a sentence without secrets why the meeting provider cannot hold a meeting at present; null if it can. */
async function problemOfProvider({ meetings, media }: Services): Promise<string | null> {
  try {
    await meetings.check();
  } catch (error) {
    if (error instanceof MeetingFailed) return error.message;
    throw error;
  }
  // the process starts with the first participant, so its absence is no problem
  const isSilent = media.pid() !== null && (await media.figures()) === null;
  return isSilent ? 'The process that passes on sound and pictures does not answer.' : null;
}

type Judged = ClassroomFacts & { readonly userAccountId: number };

export const prepareJoinMeetingUrl = defineHandler<typeof calls.prepareJoinMeetingUrl, Judged>(
  calls.prepareJoinMeetingUrl,
  {
    facts: async ({ sessionId, userAccountId }, { db, viewer }) => ({
      ...(await getFacts(db, viewer, sessionId)),
      userAccountId,
    }),
    run: async ({ sessionId, joinSessions }, { viewer, now, services }, facts) => {
      const isHost = !isStudent(viewer.role);
      const meeting = isHost
        ? await startMeeting(services, viewer, { sessionId, joinSessions }, facts, now)
        : await runningMeeting(services, viewer, sessionId);
      const who = { accountId: viewer.accountId, name: facts.name, email: facts.email, isHost, sessionId };
      const meetingUrl = await services.meetings.joinUrl(openMeetingOf(meeting), who).catch(() => {
        throw new RefusalError(MEETING.START_FAILED);
      });
      return { meetingUrl };
    },
  },
);

async function runningMeeting(
  { database }: Services,
  { universityId }: Viewer,
  sessionId: number,
): Promise<MeetingRow> {
  const [meeting] = await findMeetings(database, universityId, [sessionId]);
  // the meeting ended at this very moment
  if (!meeting?.openedAt) throw new RefusalError(MEETING.NOT_STARTED);
  return meeting;
}

export const endMeeting = defineHandler(calls.endMeeting, {
  facts: async ({ sessionId, userAccountId }, { db, viewer }) => ({
    ...(await getFacts(db, viewer, sessionId)),
    userAccountId,
  }),
  run: async ({ sessionId }, { viewer, now, services: { database, meetings } }) => {
    const [meeting] = await findMeetings(database, viewer.universityId, [sessionId]);
    if (!meeting) return;
    // if the provider fails, nothing is changed, so that the user can try again
    await meetings.end(openMeetingOf(meeting)).catch(() => {
      throw new RefusalError(MEETING.END_FAILED);
    });
    await database.transaction(async (tx) => {
      await noteEnded(tx, meeting, viewer.enrollmentId, now);
      await publishMeeting(tx, meeting);
    });
  },
});

export const hasZoomMeetingForSession = defineHandler(
  calls.hasZoomMeetingForSession,
  async ({ sessionId }, { db, viewer }) => isRunning(db, viewer, sessionId),
);

export const meetingChoices = defineHandler(calls.meetingChoices, async ({ sessionId }, { db, viewer }) =>
  getChoices(db, viewer, sessionId),
);

type Entering = RoomRow & Readonly<{ builtIn: boolean; running: boolean }>;
const roomFacts = async (
  { sessionId }: { sessionId: number },
  { db, viewer, services: { meetings } }: Pick<CallContext<typeof calls.enterClassroom>, 'db' | 'viewer' | 'services'>,
): Promise<Entering> => {
  const room = await getRoom(db, viewer, sessionId);
  return { ...room, builtIn: meetings.driver === 'built-in', running: room.meetingId !== null };
};

export const enterClassroom = defineHandler<typeof calls.enterClassroom, Entering>(calls.enterClassroom, {
  facts: roomFacts,
  run: async ({ sessionId }, { viewer, services: { sealer, settings } }, { meetingId, title, name, onStage }) => {
    const { universityId, enrollmentId, accountId } = viewer;
    const isHost = !isStudent(viewer.role);
    const id = meetingId ?? 0;
    // the media process uses the clock of the machine
    const now = systemClock();
    const room = meetingReference({ universityId, id });
    const pass = { room, universityId, meetingId: id, sessionId, enrollmentId, name, isHost, onStage };
    const ticket = roomTicket(roomSecret(sealer), pass, now);
    return { ticket, title, enrollmentId, isHost, iceServers: createIceServers(settings, accountId, now) };
  },
});

export const roomMessages = defineHandler(calls.roomMessages, async ({ sessionId }, { db, viewer }) => ({
  messages: await findRoomMessages(db, viewer, sessionId),
}));

export const sendRoomMessage = defineHandler<typeof calls.sendRoomMessage, Entering>(calls.sendRoomMessage, {
  facts: roomFacts,
  run: async ({ clientId, body }, { db, viewer, now }, { meetingId }) => {
    const id = meetingId ?? 0;
    const message = await keepRoomMessage(db, viewer, { meetingId: id, clientId, body }, now);
    if (message.body !== body) throw new RefusalError(MEETING.OTHER_TEXT);
    await publishMeeting(db, { universityId: viewer.universityId, id }, 'room chat');
    return { ...DONE, message };
  },
});

export const meetingPresence = defineHandler(calls.meetingPresence, async ({ sessionId }, { db, viewer, now }) => ({
  presence: await findPresence(db, viewer, sessionId, now),
}));

export const meetingProvider = defineHandler(calls.meetingProvider, async (_input, { services }) => ({
  driver: services.meetings.driver,
  hosts: services.meetings.hosts?.length ?? null,
  relay: services.settings.turn !== null,
  problem: await problemOfProvider(services),
}));

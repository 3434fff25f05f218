import { z } from 'zod';
import { call } from '#kernel/call';
import { id, requiredText } from '#kernel/schema';
import * as may from './abilities.ts';
import { LONGEST_ROOM_MESSAGE, MEETING } from './failures.ts';
import { IceServer, MeetingProviderState, Presence, RelatedSession, RoomMessage } from './model.ts';

/** The most sessions that can share a meeting. */
const MOST_JOINED = 20;

export const prepareJoinMeetingUrl = call('POST /broker/prepareJoinMeetingUrl', {
  // the external provider is called between two short transactions
  kind: 'steps',
  changes: ['meetings'],
  summary: 'The way into the meeting of a session; staff start it if none runs, and may bring related sessions along',
  input: {
    userAccountId: id(),
    sessionId: id(),
    /** Related sessions that join as well; ignored for students. D-069 */
    joinSessions: z.array(id()).max(MOST_JOINED),
  },
  output: { meetingUrl: z.string() },
  scope: 'session',
  allow: may.joinMeeting,
  fails: [MEETING.NOT_DYNAMIC, MEETING.NOT_STARTED, MEETING.NOT_RELATED, MEETING.ELSEWHERE, MEETING.START_FAILED],
  limit: { calls: 30, perSeconds: 60, by: 'token' },
  tellsSecret: true,
});

export const endMeeting = call('POST /broker/endMeeting', {
  kind: 'steps',
  changes: ['meetings'],
  summary: 'Ends the meeting of a session for everyone; where none runs there is nothing to do',
  input: { userAccountId: id(), sessionId: id() },
  scope: 'session',
  allow: may.endMeeting,
  fails: [MEETING.NOT_DYNAMIC, MEETING.END_FAILED],
});

export const hasZoomMeetingForSession = call('POST /broker/hasZoomMeetingForSession', {
  shows: ['meetings', 'sessions'],
  summary: 'Whether a meeting of the session runs, whoever provides it; a bare JSON boolean',
  input: { sessionId: id() },
  output: z.boolean(),
  scope: 'session',
  allow: may.seeMeeting,
});

export const meetingChoices = call('POST /broker/meetingChoices', {
  shows: ['meetings', 'sessions', 'enrollments'],
  summary: 'The sessions that can join the meeting of a session, and those that have joined it',
  input: { sessionId: id() },
  output: {
    relatedInstructionalSessions: z.array(RelatedSession),
    /** The related sessions that have joined the running meeting. */
    joinSessions: z.array(id()),
  },
  scope: 'session',
  allow: may.chooseJoinSessions,
});

const ofRoom = { sessionId: id() };

export const enterClassroom = call('POST /broker/enterClassroom', {
  shows: [],
  summary: 'A ticket into the room of the built-in classroom, good for half a minute and once',
  input: ofRoom,
  output: {
    ticket: z.string(),
    /** The title: the class and its session. */
    title: z.string(),
    enrollmentId: id(),
    isHost: z.boolean(),
    iceServers: z.array(IceServer),
  },
  scope: 'session',
  allow: may.enterRoom,
  fails: [MEETING.NO_ROOM, MEETING.NOT_STARTED, MEETING.REMOVED],
  limit: { calls: 60, perSeconds: 60, by: 'token' },
  tellsSecret: true,
});

export const roomMessages = call('POST /broker/roomMessages', {
  shows: ['room chat', 'sessions'],
  summary: 'The latest messages that were written in the meetings of a session, the oldest first',
  input: ofRoom,
  output: {
    /** At most 200. */
    messages: z.array(RoomMessage),
  },
  scope: 'session',
  allow: may.readRoom,
});

export const sendRoomMessage = call('POST /broker/sendRoomMessage', {
  changes: ['room chat'],
  summary: 'Writes to everybody in the room; sent again with the same client id it is there once',
  input: {
    sessionId: id(),
    /** An id chosen by the sender, so that a repeated message is stored once. */
    clientId: z.string().regex(/^[\w-]{8,64}$/),
    body: requiredText(LONGEST_ROOM_MESSAGE),
  },
  output: { success: z.literal(true), message: RoomMessage },
  scope: 'session',
  allow: may.enterRoom,
  fails: [MEETING.NO_ROOM, MEETING.NOT_STARTED, MEETING.REMOVED, MEETING.OTHER_TEXT],
  limit: { calls: 5, perSeconds: 1, by: 'token' },
});

export const meetingPresence = call('POST /broker/meetingPresence', {
  shows: ['room presence', 'sessions'],
  summary: 'Which students have been in the room of a session, and for how many minutes',
  input: ofRoom,
  output: { presence: z.array(Presence) },
  scope: 'session',
  allow: may.seePresence,
});

export const meetingProvider = call('POST /broker/meetingProvider', {
  shows: [],
  summary: 'Who provides the meetings of dynamic classrooms, and whether they would take one now',
  input: { enrollmentId: id() },
  output: MeetingProviderState,
  scope: 'own-enrollment',
  allow: may.seeMeetingProvider,
  // each call reaches an external provider
  limit: { calls: 10, perSeconds: 60, by: 'token' },
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import { RoomTickets, roomSecret } from '#kernel/room-tickets';
import type { Media, RoomEvent } from '#kernel/media';
import { systemClock } from '#kernel/system-clock';
import { useWorld } from '#testing/world';
import { keepRooms } from './room-keeper.ts';

const world = useWorld();
const { ids } = world;
const sessionId = ids.todaysSession;
const enter = (who: DemoName) => world.as(who).call('enterClassroom', { sessionId });
const write = (who: DemoName, body: string, clientId = 'client-id-1') =>
  world.as(who).call('sendRoomMessage', { sessionId, clientId, body });
const meeting = (who: 'instructor', name: 'prepareJoinMeetingUrl' | 'endMeeting') =>
  world.as(who).call(name, {
    userAccountId: ids.accounts[who],
    sessionId,
    ...(name === 'prepareJoinMeetingUrl' && { joinSessions: [] }),
  });
const passOf = async (who: DemoName) =>
  new RoomTickets(roomSecret(world.services.sealer)).take((await enter(who)).body.ticket, systemClock());

/** Sends an event as a room of this process would. */
let tell: (event: RoomEvent) => void = () => {};
const told: string[] = [];
let stop: () => Promise<void>;
beforeAll(() => {
  const media: Media = {
    ...world.services.media,
    onEvent: (hear) => void (tell = hear),
    end: (room) => void told.push(`end ${room}`),
    remove: (room, id) => void told.push(`remove ${room} ${id}`),
    stop: async () => {},
  };
  stop = keepRooms({ ...world.services, media }, (error) => void told.push(String(error)));
});
afterAll(() => stop());
const settled = () => new Promise((resolve) => void setTimeout(resolve, 150));

test('the room opens with the meeting, for those of the class [ROOM-005]', async () => {
  expect(await enter('student')).toMatchObject({ status: 409, body: { errorCode: 'MEETING_NOT_STARTED' } });
  expect((await meeting('instructor', 'prepareJoinMeetingUrl')).body).toEqual({
    meetingUrl: `http://localhost:3000/sessions/${sessionId}/classroom`,
  });
  expect(await passOf('student')).toMatchObject({
    universityId: ids.northfield,
    sessionId,
    enrollmentId: ids.enrollments.student,
    name: 'Maya Okafor',
    isHost: false,
    onStage: false,
  });
  for (const who of ['instructor', 'ta', 'ssm'] as const) expect((await passOf(who))?.isHost).toBe(true);
  expect((await enter('cd')).status).toBe(403);
  expect((await enter('lakesideStudent')).status).toBe(404);
});

test('what is written stays with the session, once, and is readable when the meeting is over', async () => {
  expect((await write('student', 'Where are the slides?')).status).toBe(200);
  expect((await write('student', 'Where are the slides?')).status).toBe(200);
  expect(await write('student', 'Something else')).toMatchObject({ status: 409 });
  await write('ta', 'In the chat: https://slides.example', 'client-id-2');
  const read = async () => (await world.as('ssm').call('roomMessages', { sessionId })).body.messages;
  expect((await read()).map(({ body, author }) => [author.name, author.isHost, body])).toEqual([
    ['Maya Okafor', false, 'Where are the slides?'],
    [expect.any(String), true, 'In the chat: https://slides.example'],
  ]);
  await meeting('instructor', 'endMeeting');
  await settled();
  expect(told).toContainEqual(expect.stringMatching(/^end bcs-1-\d+$/));
  expect(await write('student', 'Hello?', 'client-id-3')).toMatchObject({ status: 409 });
  expect(await read()).toHaveLength(2);
  await meeting('instructor', 'prepareJoinMeetingUrl');
});

test('who was there, and for how long, helps attendance and decides nothing [D-068]', async () => {
  const pass = await passOf('student');
  if (!pass) throw new Error('no ticket');
  const start = world.now;
  const at = async (minutes: number, kind: 'came' | 'left') => {
    world.at(plus(start, minutes * 60_000));
    tell({ kind, pass });
    await settled();
  };
  await at(0, 'came');
  await at(20, 'left');
  await at(25, 'came');
  await at(60, 'left');
  const { presence } = (await world.as('ta').call('meetingPresence', { sessionId })).body;
  expect(presence).toMatchObject([{ studentId: ids.accounts.student, minutes: 55, inside: false }]);
  const { students } = (await world.as('ta').call('sessionDetail', { sessionId })).body;
  expect(students.find(({ student }) => student.id === ids.accounts.student)?.statusCode).toBe('none');
  expect((await world.as('student').call('meetingPresence', { sessionId })).status).toBe(403);
  world.at(start);
});

test('the stage and a removal outlast the process of the media', async () => {
  const pass = await passOf('student');
  if (!pass) throw new Error('no ticket');
  tell({ kind: 'stage', on: true, pass });
  await settled();
  expect((await passOf('student'))?.onStage).toBe(true);
  tell({ kind: 'removed', pass });
  await settled();
  expect(await enter('student')).toMatchObject({ status: 409, body: { errorCode: 'MEETING_REMOVED' } });
  expect(await write('student', 'Let me in', 'client-id-9')).toMatchObject({ status: 409 });
  await meeting('instructor', 'endMeeting');
  await meeting('instructor', 'prepareJoinMeetingUrl');
  expect((await enter('student')).status).toBe(200);
});

test('a relay is told with a credential that its own secret proves', async () => {
  expect((await enter('student')).body.iceServers).toEqual([]);
  Object.assign(world.services.settings, { turn: { url: 'turn:turn.example:3478', secret: 'shared' } });
  const [server] = (await enter('student')).body.iceServers;
  expect(server).toMatchObject({ urls: 'turn:turn.example:3478', username: expect.stringMatching(/^\d{10}:1$/) });
  const { createHmac } = await import('node:crypto');
  expect(server?.credential).toBe(
    createHmac('sha1', 'shared')
      .update(server?.username ?? '')
      .digest('base64'),
  );
  Object.assign(world.services.settings, { turn: null });
  await world.db.run(sql`delete from meeting_messages`);
});

import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { RoomNews, RoomPerson, RoomRequest } from '@bcs/contract/features/classroom/model';
import { LINE_CLOSE_CODES, MOST_ON_STAGE, STAGE_PLACES } from '@bcs/contract/features/classroom/stage';
import { plus } from '@bcs/contract/kernel/clock';
import type { RoomPass, RoomEvent } from '#kernel/media';
import { roomTicket } from '#kernel/room-tickets';
import { systemClock } from '#kernel/system-clock';
import { RoomPeer } from '#testing/room-peer';
import { socketsOf } from '#testing/sockets-of';
import { MediaProcess } from './media-process.ts';

const SECRET = Buffer.alloc(32, 9).toString('base64url');
const media = new MediaProcess({ secret: SECRET, ports: null, address: '203.0.113.7', loopback: true });
const events: RoomEvent[] = [];
media.onEvent((event) => events.push(event));
beforeEach(() => void events.splice(0));
afterAll(() => media.stop());

const passOf = (enrollmentId: number, more: Partial<RoomPass> = {}) => ({
  room: 'bcs-1-7',
  universityId: 1,
  meetingId: 7,
  sessionId: 3,
  enrollmentId,
  name: `Person ${enrollmentId}`,
  isHost: false,
  onStage: false,
  ...more,
});
const ticketOf = (enrollmentId: number, more: Partial<RoomPass> = {}, ago = 0, secret = SECRET) =>
  roomTicket(secret, passOf(enrollmentId, more), plus(systemClock(), -ago));

/**
 * A browser as the process sees it: it records the messages it received, and the code with which its connection was
 * closed.
 */
function browser() {
  const news: RoomNews[] = [];
  const closed: number[] = [];
  const line = media.connect({
    say: (text) => void news.push(JSON.parse(text) as RoomNews),
    close: (code) => {
      closed.push(code);
      line.close();
    },
  });
  const say = (request: RoomRequest) => line.hear(JSON.stringify(request));
  const latest = <Type extends RoomNews['type']>(type: Type) =>
    news.findLast((each): each is Extract<RoomNews, { type: Type }> => each.type === type);
  return { ...line, say, news, closed, latest, people: () => latest('room')?.people ?? [] };
}
const until = async (what: () => unknown) => {
  for (let tries = 0; tries < 400; tries++) {
    if (await what()) return;
    await sleep(20);
  }
  throw new Error(`It did not come about: ${what.toString()}`);
};
async function enter(enrollmentId: number, more: Partial<RoomPass> = {}) {
  const one = browser();
  one.say({ type: 'enter', ticket: ticketOf(enrollmentId, more) });
  await until(() => one.people().some(({ id }) => id === enrollmentId));
  return one;
}
const shown = (people: readonly RoomPerson[], id: number) => people.find((person) => person.id === id);
const nobodyIsLeft = () => until(async () => (await media.figures())?.connections === 0);

test('a ticket lets one person in once; what is no ticket of ours, or is over, lets in nobody', async () => {
  const ticket = ticketOf(1);
  const wrong = [
    'no ticket',
    ticketOf(1, {}, 31_000),
    ticketOf(1, {}, 0, Buffer.alloc(32, 8).toString('base64url')),
    `${ticket.slice(0, -2)}AA`,
  ];
  for (const each of wrong) {
    const stranger = browser();
    stranger.say({ type: 'enter', ticket: each });
    await until(() => stranger.closed.length > 0);
    expect(stranger.closed).toEqual([LINE_CLOSE_CODES.noTicket]);
  }
  const first = browser();
  first.say({ type: 'enter', ticket });
  await until(() => first.latest('entered'));
  const again = browser();
  again.say({ type: 'enter', ticket });
  await until(() => again.closed.length > 0);
  expect([again.closed, first.closed]).toEqual([[LINE_CLOSE_CODES.noTicket], []]);
  first.close();
  await nobodyIsLeft();
});

test('before the ticket nothing is done, and what cannot be read ends the line', async () => {
  const early = browser();
  early.say({ type: 'stage', person: 1, on: true });
  const odd = [browser(), browser(), browser()] as const;
  odd[0].hear('{');
  odd[1].hear(JSON.stringify({ type: 'enter', ticket: 'x', isHost: true }));
  odd[2].hear(JSON.stringify({ type: 'hand', up: 'yes' }));
  await until(() => [early, ...odd].every(({ closed }) => closed.length === 1));
  expect(early.closed).toEqual([LINE_CLOSE_CODES.noTicket]);
  expect((await media.figures())?.people).toBe(0);
});

test('everybody is offered one part for each place of the stage, also by the address of the installation', async () => {
  const one = await enter(1);
  await until(() => one.latest('receive'));
  const sdp = one.latest('receive')?.sdp ?? '';
  expect(sdp.match(/^m=(audio|video)/gm)).toHaveLength(STAGE_PLACES.length);
  expect(sdp).toMatch(/^a=candidate:\S+ 1 udp \d+ 203\.0\.113\.7 \d+ typ host/im);
  one.close();
  await nobodyIsLeft();
});

test('staff come onto the stage and bring others, up to six; students direct nobody [ROOM-009]', async () => {
  const host = await enter(100, { isHost: true });
  const students = [];
  for (const id of [1, 2, 3, 4, 5, 6]) students.push(await enter(id));
  const [first, second] = students;
  second?.say({ type: 'stage', person: 2, on: true });
  second?.say({ type: 'mute', person: 100 });
  second?.say({ type: 'remove', person: 1 });
  first?.say({ type: 'hand', up: true });
  await until(() => shown(host.people(), 1)?.hand === 1);
  expect(host.people().map(({ id, seat }) => [id, seat])).toEqual([
    [100, 0],
    ...[1, 2, 3, 4, 5, 6].map((id) => [id, null]),
  ]);
  for (const id of [1, 2, 3, 4, 5, 6]) host.say({ type: 'stage', person: id, on: true });
  await until(() => host.people().filter(({ seat }) => seat !== null).length === MOST_ON_STAGE);
  await sleep(200);
  expect(shown(host.people(), 6)?.seat).toBeNull();
  expect(shown(host.people(), 1)).toMatchObject({ seat: 1, hand: null });
  // people on the stage may leave it themselves
  first?.say({ type: 'stage', person: 1, on: false });
  await until(() => shown(host.people(), 1)?.seat === null);
  for (const each of [host, ...students]) each.close();
  await nobodyIsLeft();
});

test('a microphone that staff switch off is off for everybody, and who is removed stays out', async () => {
  const host = await enter(100, { isHost: true });
  const student = await enter(1, { onStage: true });
  student.say({ type: 'sending', microphone: true, camera: true, screen: false });
  await until(() => shown(host.people(), 1)?.sending.microphone);
  host.say({ type: 'mute', person: 1 });
  await until(() => student.latest('muted'));
  expect(shown(host.people(), 1)?.sending).toMatchObject({ camera: true });
  host.say({ type: 'remove', person: 1 });
  await until(() => student.closed.length > 0);
  expect(student.closed).toEqual([LINE_CLOSE_CODES.removed]);
  const again = browser();
  again.say({ type: 'enter', ticket: ticketOf(1) });
  await until(() => again.closed.length > 0);
  expect(again.closed).toEqual([LINE_CLOSE_CODES.removed]);
  expect(events.map(({ kind, pass }) => `${kind} ${pass.enrollmentId}`)).toEqual(
    expect.arrayContaining(['came 100', 'stage 100', 'came 1', 'stage 1', 'removed 1', 'left 1']),
  );
  host.close();
  await nobodyIsLeft();
});

test('whoever comes in by a second page leaves the first, and keeps the place on the stage', async () => {
  const first = await enter(100, { isHost: true });
  const second = await enter(100, { isHost: true, onStage: true });
  await until(() => first.closed.length > 0);
  expect(first.closed).toEqual([LINE_CLOSE_CODES.elsewhere]);
  expect(second.people().map(({ id, seat }) => [id, seat])).toEqual([[100, 0]]);
  second.close();
  await nobodyIsLeft();
});

test('a meeting that ends sends everybody out', async () => {
  const [host, student] = [await enter(100, { isHost: true }), await enter(1)];
  media.end('bcs-1-7');
  await until(() => host.closed.length + student.closed.length === 2);
  expect([host.closed, student.closed]).toEqual([[LINE_CLOSE_CODES.ended], [LINE_CLOSE_CODES.ended]]);
  await nobodyIsLeft();
  expect(await media.figures()).toMatchObject({ rooms: 0, people: 0 });
});

/** A participant with real connections. */
async function joinAsPeer(enrollmentId: number, more: Partial<RoomPass> = {}) {
  const line = media.connect({
    say: (text) => void peer.hear(JSON.parse(text) as RoomNews),
    close: () => line.close(),
  });
  const peer = new RoomPeer((request) => line.hear(JSON.stringify(request)));
  line.hear(JSON.stringify({ type: 'enter', ticket: ticketOf(enrollmentId, more) }));
  await peer.connected;
  const leave = async () => {
    line.close();
    await peer.leave();
  };
  return { peer, leave };
}

test('people who come and go leave nothing behind [D-068]', async () => {
  const host = await joinAsPeer(100, { isHost: true });
  await host.peer.send();
  const watcher = await joinAsPeer(50);
  await until(() => watcher.peer.received > 10);
  const before = socketsOf(media.pid());
  for (let round = 0; round < 3; round++) {
    const some = await Promise.all([1, 2, 3].map((id) => joinAsPeer(id)));
    await until(() => some.every(({ peer }) => peer.received > 10));
    await Promise.all(some.map((one) => one.leave()));
  }
  await until(async () => (await media.figures())?.people === 2);
  expect((await media.figures())?.connections).toBe(3);
  // the library used to keep sockets of closed connections
  await until(() => socketsOf(media.pid()) === before);
  for (const one of [host, watcher]) await one.leave();
  await nobodyIsLeft();
});

test('a process that ends sends everybody out, counts them as gone, and another one takes them', async () => {
  const host = await enter(100, { isHost: true });
  const before = media.pid();
  process.kill(before ?? 0, 'SIGKILL');
  await until(() => host.closed.length > 0);
  expect(host.closed).toEqual([LINE_CLOSE_CODES.restarted]);
  expect(events.at(-1)).toMatchObject({ kind: 'left', pass: { enrollmentId: 100 } });
  await sleep(500);
  const again = await enter(100, { isHost: true, onStage: true });
  expect(media.pid()).not.toBe(before);
  again.close();
  await nobodyIsLeft();
});

test('one that answers no more is ended, and another one takes its people [D-068]', async () => {
  const watched = new MediaProcess({ secret: SECRET, ports: null, address: null, loopback: true }, 50);
  try {
    const codes: number[] = [];
    const heard: string[] = [];
    const line = watched.connect({ say: (text) => heard.push(text), close: (code) => codes.push(code) });
    line.hear(JSON.stringify({ type: 'enter', ticket: ticketOf(1) }));
    await until(() => heard.length > 0);
    const before = watched.pid();
    process.kill(before ?? 0, 'SIGSTOP');
    await until(() => codes.length > 0);
    expect(codes).toEqual([LINE_CLOSE_CODES.restarted]);
    await sleep(500);
    watched.connect({ say: () => {}, close: () => {} });
    expect(watched.pid()).not.toBe(before);
    expect(watched.pid()).not.toBeNull();
  } finally {
    await watched.stop();
  }
});

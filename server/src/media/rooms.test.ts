import { expect, test, vi } from 'vitest';
import { LINE_CLOSE_CODES } from '@bcs/contract/features/classroom/stage';
import { Rooms } from './rooms.ts';

const setup = { secret: Buffer.alloc(32, 9).toString('base64url'), ports: null, address: null, loopback: true };

/** A connection that is not in a room yet: what it sends is counted, and costs nothing. */
function lineOf(rooms: Rooms, id: number) {
  const closed: number[] = [];
  rooms.open(id, { say: () => {}, close: (code) => void closed.push(code) });
  return { closed, say: (request: object) => rooms.hear(id, JSON.stringify(request)) };
}
const RECEIVE = { type: 'receive', sdp: 'v=0' };
const OFFER = { type: 'send', sdp: 'v=0', sources: {} };

test.each([
  ['offer', OFFER],
  ['answer', RECEIVE],
])('the twenty-first %s of a line ends it; other lines and what else is said are not counted [D-068]', (_, said) => {
  const rooms = new Rooms(setup, () => {});
  const [many, few] = [lineOf(rooms, 1), lineOf(rooms, 2)];
  for (let offers = 0; offers < 20; offers++) many.say(said);
  for (let pings = 0; pings < 100; pings++) few.say({ type: 'ping' });
  few.say(said);
  expect([many.closed, few.closed]).toEqual([[], []]);
  many.say(said);
  expect([many.closed, few.closed]).toEqual([[LINE_CLOSE_CODES.tooMuch], []]);
  rooms.closed(1);
  rooms.closed(2);
});

test('a line that was closed is not heard, however long the browser holds on to it [D-068]', async () => {
  const rooms = new Rooms(setup, () => {});
  const stranger = lineOf(rooms, 1);
  stranger.say({ type: 'hand', up: true });
  await vi.waitFor(() => expect(stranger.closed).toEqual([LINE_CLOSE_CODES.noTicket]));
  // unreadable input would close it again
  for (let said = 0; said < 100; said++) stranger.say({ type: 'nothing' });
  expect(stranger.closed).toEqual([LINE_CLOSE_CODES.noTicket]);
  rooms.closed(1);
});

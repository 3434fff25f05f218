import { expect, test } from 'vitest';
import { LINE_CLOSED } from '@bcs/contract/features/classroom/stage';
import { Rooms } from './rooms.ts';

const setup = { secret: Buffer.alloc(32, 9).toString('base64url'), ports: null, address: null, loopback: true };

/** A line into no room yet: whatever is offered there is counted, and costs nothing. */
function lineOf(rooms: Rooms, id: number) {
  const closed: number[] = [];
  rooms.open(id, { say: () => {}, close: (code) => void closed.push(code) });
  return { closed, say: (request: object) => rooms.hear(id, JSON.stringify(request)) };
}
const OFFER = { type: 'send', sdp: 'v=0', sources: {} };

test('the twenty-first offer of a line ends it; other lines and what else is said are not counted [D-068]', () => {
  const rooms = new Rooms(setup, () => {});
  const [many, few] = [lineOf(rooms, 1), lineOf(rooms, 2)];
  for (let offers = 0; offers < 20; offers++) many.say(OFFER);
  for (let pings = 0; pings < 100; pings++) few.say({ type: 'ping' });
  few.say(OFFER);
  expect([many.closed, few.closed]).toEqual([[], []]);
  many.say(OFFER);
  expect([many.closed, few.closed]).toEqual([[LINE_CLOSED.tooMuch], []]);
  rooms.closed(1);
  rooms.closed(2);
});

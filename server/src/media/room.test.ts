import { afterEach, expect, test } from 'vitest';
import type { RoomNews } from '@bcs/contract/features/classroom/model';
import { LINE_CLOSE_CODES } from '@bcs/contract/features/classroom/stage';
import type { RoomEvent } from '#kernel/media';
import { open } from './connections.ts';
import type { Person } from './person.ts';
import { Room } from './room.ts';

const events: RoomEvent[] = [];
const setup = { secret: '', ports: null, address: null, loopback: true };
let room = new Room(setup, (event) => events.push(event));
afterEach(() => {
  room.end();
  events.length = 0;
  room = new Room(setup, (event) => events.push(event));
});

/** A person whose browser does not respond when its connection is closed. */
function enter(enrollmentId: number, isHost = false) {
  const news: RoomNews[] = [];
  const closed: number[] = [];
  const person = room.enter(
    {
      room: 'bcs-1-7',
      universityId: 1,
      meetingId: 7,
      sessionId: 3,
      enrollmentId,
      name: `Person ${enrollmentId}`,
      isHost,
      onStage: true,
      expiresAt: 0,
      nonce: '',
    },
    {
      say: (each) => void news.push(each),
      close: (code) => void closed.push(code),
    },
  );
  return { person: person as Person, news, closed };
}
const eventsOf = (id: number) => events.filter(({ pass }) => pass.enrollmentId === id).map(({ kind }) => kind);

test('who is removed is out at once, even where the browser holds on to its line [D-068]', async () => {
  const [host, student] = [enter(100, true), enter(1)];
  await room.hear(host.person, { type: 'remove', person: 1 });
  expect([room.size, student.person.seat, student.closed]).toEqual([1, null, [LINE_CLOSE_CODES.removed]]);
  expect(eventsOf(1)).toEqual(['stage', 'came', 'removed', 'left']);
  await room.hear(student.person, { type: 'hand', up: true });
  expect(student.person.hand).toBeNull();
});

test('so is whose enrollment has ended: staff of yesterday direct nobody [D-068]', async () => {
  const [host, other] = [enter(100, true), enter(1)];
  room.sendOut(100);
  expect([room.size, host.closed]).toEqual([1, [LINE_CLOSE_CODES.ended]]);
  await room.hear(host.person, { type: 'remove', person: 1 });
  expect([room.size, other.closed]).toEqual([1, []]);
});

test('a meeting that ends lets go of everybody and every connection at once', async () => {
  // those of other tests may still be closing
  const others = new Set(open);
  const own = () => [...open].filter((connection) => !others.has(connection));
  const people = [enter(100, true), enter(1), enter(2)];
  expect(own()).toHaveLength(3);
  room.end();
  expect([room.size, own()]).toEqual([0, []]);
  for (const { closed } of people) expect(closed).toEqual([LINE_CLOSE_CODES.ended]);
});

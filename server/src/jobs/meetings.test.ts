import { beforeEach, expect, test } from 'vitest';
import { HOUR, MINUTE, plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { MeetingFailed, type MeetingProvider, type MeetingStatus } from '#kernel/meeting-provider';
import { useWorld } from '#testing/world';
import { settleMeetings } from './meetings.ts';

const world = useWorld();
const { ids } = world;
const sessionId = ids.todaysSession;
const start = '2026-03-11T22:10:00.000Z';
const provider = { status: 'running' as MeetingStatus | null, down: false, ended: 0, takenBack: 0 };
const answer = async <T>(value: T): Promise<T> => {
  if (provider.down) throw new MeetingFailed('down');
  return value;
};
const played: MeetingProvider = {
  driver: 'bbb',
  hosts: null,
  open: ({ reference }) => answer(reference),
  joinUrl: () => answer('https://meet.example'),
  end: () => (provider.ended++, answer(undefined)),
  status: () => answer(provider.status),
  check: () => answer(undefined),
  takeBack: () => (provider.takenBack++, answer(undefined)),
};
beforeEach(async () => {
  Object.assign(provider, { status: 'running', down: false, ended: 0, takenBack: 0 });
  Object.assign(world.services, { meetings: played });
  world.at(start);
  await world.db.run(sql`update meetings set ended_at = now() where ended_at is null`);
  await world.db.run(sql`update meeting_sessions set ended_at = now() where ended_at is null`);
  await world.as('instructor').call('prepareJoinMeetingUrl', {
    userAccountId: ids.accounts.instructor,
    sessionId,
    joinSessions: [],
  });
});
const runs = async (): Promise<unknown> =>
  (await world.as('student').call('hasZoomMeetingForSession', { sessionId })).body;
async function after(ms: number): Promise<unknown> {
  world.at(plus(start, ms));
  await settleMeetings(world.services);
  return runs();
}

test('a meeting that runs stays, and so does one of a provider that does not answer', async () => {
  expect(await after(2 * HOUR)).toBe(true);
  provider.down = true;
  expect(await after(2 * HOUR)).toBe(true);
});

test('one that is gone at its provider is over here', async () => {
  provider.status = 'gone';
  expect([await after(MINUTE), provider.ended]).toEqual([false, 0]);
});

test('one in which nobody has been for ten minutes is ended there as well', async () => {
  provider.status = 'waiting';
  expect(await after(9 * MINUTE)).toBe(true);
  expect([await after(10 * MINUTE), provider.ended]).toEqual([false, 1]);
});

test('one whose class has been over for three hours is ended, whoever forgot it', async () => {
  expect(await after(6 * HOUR)).toBe(true);
  expect([await after(7 * HOUR), provider.ended]).toEqual([false, 1]);
});

test('what an interrupted start has left is taken back; what is still being opened is left alone', async () => {
  await world.db.run(
    sql`update meetings set opened_at = null, opening_until = ${plus(start, MINUTE)} where ended_at is null`,
  );
  await after(0);
  expect(provider.takenBack).toBe(0);
  await after(MINUTE);
  expect(provider.takenBack).toBe(1);
  expect(await world.db.maybe(sql`select 1 from meetings where ended_at is null`)).toBeUndefined();
});

test('one of a provider that was replaced is over', async () => {
  Object.assign(world.services, { meetings: { ...played, driver: 'jitsi' } });
  expect([await after(MINUTE), provider.ended]).toEqual([false, 0]);
});

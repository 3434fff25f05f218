import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import { MeetingFailed, type MeetingPlan, type MeetingProvider } from '#kernel/meeting-provider';
import { numberOf } from '#testing/rows';
import { useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;
const sessionId = ids.todaysSession;

/** A simulated provider that records requests and can be told to fail. */
const provider = {
  down: false,
  opened: [] as MeetingPlan[],
  takenBack: [] as Pick<MeetingPlan, 'reference' | 'hostId'>[],
  ended: [] as string[],
  asked: 0,
};
const answer = async <T>(value: T): Promise<T> => {
  provider.asked++;
  await new Promise((resolve) => void setTimeout(resolve, 30));
  if (provider.down) throw new MeetingFailed('down');
  return value;
};
const played = (hosts: readonly string[] | null = null): MeetingProvider => ({
  driver: 'zoom',
  hosts,
  open: (plan) => {
    provider.opened.push(plan);
    return answer(`z-${plan.reference}`);
  },
  joinUrl: ({ externalId }, { isHost, accountId }) =>
    answer(`https://meet.example/${externalId}/${isHost ? 'start' : 'join'}/${accountId}`),
  end: ({ externalId }) => {
    provider.ended.push(externalId);
    return answer(undefined);
  },
  status: () => answer('running' as const),
  check: () => answer(undefined),
  takeBack: async (plan) => void provider.takenBack.push(plan),
});
const use = (meetings: MeetingProvider) => Object.assign(world.services, { meetings });

const join = (who: DemoName, more: object = {}) =>
  world.as(who).call('prepareJoinMeetingUrl', {
    userAccountId: ids.accounts[who],
    sessionId,
    joinSessions: [],
    ...more,
  });
const end = (who: DemoName, more: object = {}) =>
  world.as(who).call('endMeeting', { userAccountId: ids.accounts[who], sessionId, ...more });
const runs = async (who: DemoName, of = sessionId): Promise<unknown> =>
  (await world.as(who).call('hasZoomMeetingForSession', { sessionId: of })).body;
const onDashboard = async (who: 'instructor' | 'student' | 'ta') =>
  (await world.as(who).call('dashboard', { enrollmentId: ids.enrollments[who] })).body.meeting;
const notEnded = () => numberOf(world.db, sql`select count(*)::int as id from meetings where ended_at is null`);

beforeEach(() => {
  Object.assign(provider, { down: false, opened: [], takenBack: [], ended: [], asked: 0 });
  use(played());
});
afterEach(async () => {
  await world.db.run(sql`update meetings set ended_at = now() where ended_at is null`);
  await world.db.run(sql`update meeting_sessions set ended_at = now() where ended_at is null`);
});

describe('a meeting', () => {
  test('is started by staff, entered by students only then, and ended for everyone [ROOM-002, ROOM-003, ROOM-004, ROOM-005, ROOM-015, ROOM-016]', async () => {
    expect(await runs('student')).toBe(false);
    expect(await join('student')).toMatchObject({ status: 409, body: { errorCode: 'MEETING_NOT_STARTED' } });
    const started = await join('ta');
    expect(started.status).toBe(200);
    expect(started.body.meetingUrl).toMatch(/\/start\/33$/);
    expect(await runs('student')).toBe(true);
    expect((await join('student')).body.meetingUrl).toMatch(/\/join\/1$/);
    expect(await end('instructor')).toMatchObject({ status: 200, body: { success: true } });
    expect(provider.ended).toHaveLength(1);
    expect(await runs('student')).toBe(false);
    expect((await join('student')).status).toBe(409);
    // nothing is running, so there is nothing to do
    expect((await end('ssm')).status).toBe(200);
    expect(provider.ended).toHaveLength(1);
  });

  test.each(['instructor', 'ta', 'ssm'] as const)('is started and ended by %s [ROOM-009, ROOM-010]', async (who) => {
    expect((await join(who)).status).toBe(200);
    expect((await end(who)).status).toBe(200);
    expect(provider.opened.length + provider.ended.length).toBe(2);
  });

  test('belongs to four roles; nobody else sees it, and students do not end it [ROOM-009, ROOM-010, ROOM-014]', async () => {
    await join('instructor');
    for (const who of ['admin', 'cd', 'cm'] as const)
      expect([(await join(who)).status, (await end(who)).status]).toEqual([403, 403]);
    expect((await end('student')).status).toBe(403);
    for (const who of ['student', 'instructor', 'ta', 'ssm'] as const) expect(await runs(who)).toBe(true);
    expect((await world.as('cd').call('hasZoomMeetingForSession', { sessionId })).status).toBe(403);
  });

  test('is a matter of the own account [D-068]', async () => {
    const other = { userAccountId: ids.accounts.ssm };
    expect([(await join('instructor', other)).status, (await end('instructor', other)).status]).toEqual([403, 403]);
    expect(provider.asked).toBe(0);
  });

  test('is no matter of a class with a link, nor of a career session [ROOM-001]', async () => {
    const refused = { status: 409, body: { errorCode: 'MEETING_NOT_DYNAMIC' } };
    expect(await join('ssm', { sessionId: ids.careerSession })).toMatchObject(refused);
    const dynamic = (value: boolean) =>
      world.db.run(sql`update courses set classroom_dynamic = ${value} where id = ${ids.activeCourse}`);
    await dynamic(false);
    expect(await join('instructor')).toMatchObject(refused);
    expect(await end('instructor')).toMatchObject(refused);
    await dynamic(true);
  });

  test('is one, however many staff click at once [D-068]', async () => {
    const staff = ['instructor', 'instructor2', 'ta', 'ssm'] as const;
    const answers = await Promise.all([...staff, ...staff].map((who) => join(who)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(provider.opened).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body.meetingUrl.split('/')[3])).size).toBe(1);
    expect(await notEnded()).toBe(1);
  });

  test('is asked for in the database alone [ROOM-017]', async () => {
    await join('instructor');
    const before = provider.asked;
    provider.down = true;
    const { body } = await world.as('student').call('hasZoomMeetingForSession', { sessionId });
    expect([body, provider.asked]).toEqual([true, before]);
  });

  test('stores no link, with which somebody else could start it [D-068]', async () => {
    const { body } = await join('instructor');
    const stored = await world.db.one<{ text: string }>(
      sql`select json_agg(m)::text || (select coalesce(json_agg(g)::text, '') from meeting_sessions g) as text from meetings m`,
    );
    expect(body.meetingUrl).toContain('https://');
    expect(stored.text).not.toContain('https://');
  });
});

describe('when the provider fails', () => {
  test('a start says so, and leaves nothing behind [ROOM-018]', async () => {
    provider.down = true;
    const said = 'An error occured while trying to start meeting. Try again later.';
    expect(await join('instructor')).toMatchObject({ status: 503, body: { errorMessage: said } });
    expect([await runs('student'), await notEnded(), provider.takenBack.length]).toEqual([false, 0, 1]);
    provider.down = false;
    expect((await join('instructor')).status).toBe(200);
  });
  test('an end says so, and the meeting stays as it is [ROOM-019]', async () => {
    await join('instructor');
    provider.down = true;
    const said = 'An error occured while trying to end the meeting. Try again later.';
    expect(await end('ta')).toMatchObject({ status: 503, body: { errorMessage: said } });
    expect(await runs('student')).toBe(true);
    provider.down = false;
    expect((await end('ta')).status).toBe(200);
  });
  test('a process that was cut off while it opened one holds up nobody for long', async () => {
    provider.down = true;
    await join('instructor');
    await world.db.run(
      sql`update meetings set ended_at = null, opening_until = ${world.now} where id = (select max(id) from meetings)`,
    );
    await world.db.run(
      sql`update meeting_sessions set ended_at = null where meeting_id = (select max(id) from meetings)`,
    );
    expect(await runs('student')).toBe(false);
    provider.down = false;
    expect((await join('ta')).status).toBe(200);
    expect([await runs('student'), await notEnded()]).toEqual([true, 1]);
  });
});

test('a host holds one meeting at a time', async () => {
  use(played(['host-1@northfield.example']));
  expect((await join('instructor')).status).toBe(200);
  const elsewhere = { sessionId: ids.tomorrowsSession };
  expect(await join('ssm', elsewhere)).toMatchObject({ status: 503, body: { errorCode: 'MEETING_START_FAILED' } });
  await end('instructor');
  expect((await join('ssm', elsewhere)).status).toBe(200);
  expect(provider.opened.map(({ hostId }) => hostId)).toEqual(Array(2).fill('host-1@northfield.example'));
});

describe('related sessions', () => {
  /** Runs a test in which Priya teaches in both courses at the same time. */
  const asTeacher = async (work: (other: number) => Promise<void>) => {
    const role = (value: string) =>
      world.db.run(sql`update enrollments set role = ${value} where id = ${ids.enrollments.taAsStudent}`);
    const dynamic = (value: boolean) =>
      world.db.run(sql`update courses set classroom_dynamic = ${value} where id = ${ids.dataCourse}`);
    await role('instructor');
    await dynamic(true);
    const { relatedInstructionalSessions } = (await world.as('ta').call('meetingChoices', { sessionId })).body;
    expect(relatedInstructionalSessions).toMatchObject([{ courseName: 'Data Analytics and Visualization' }]);
    await work(relatedInstructionalSessions[0]?.id ?? 0);
    await dynamic(false);
    await role('student');
  };

  test('join the same meeting, at its start or while it runs, as the dashboard tells with its first answer [ROOM-007, D-313]', () =>
    asTeacher(async (other) => {
      await join('instructor');
      expect(await runs('ta', other)).toBe(false);
      await join('ta', { joinSessions: [other] });
      expect([await runs('ta', other), await notEnded()]).toEqual([true, 1]);
      expect((await world.as('ta').call('meetingChoices', { sessionId })).body.joinSessions).toEqual([other]);
      expect(await onDashboard('ta')).toEqual({ running: true, joinSessions: [other] });
      // the participants know nothing of the other class
      for (const who of ['instructor', 'student'] as const)
        expect(await onDashboard(who)).toEqual({ running: true, joinSessions: [] });
      // somebody who teaches only here rejoins, and removes nobody
      await join('instructor');
      expect(await runs('ta', other)).toBe(true);
      await end('instructor');
      expect([await runs('ta'), await runs('ta', other)]).toEqual([false, false]);
      expect(await onDashboard('ta')).toEqual({ running: false, joinSessions: [] });
    }));

  test('that were taken out before the start stay out, and keep a meeting of their own [ROOM-008]', () =>
    asTeacher(async (other) => {
      await join('ta', { joinSessions: [] });
      expect(await runs('ta', other)).toBe(false);
      await join('ta', { sessionId: other });
      expect(await notEnded()).toBe(2);
      expect(await join('ta', { joinSessions: [other] })).toMatchObject({
        status: 409,
        body: { errorCode: 'MEETING_ELSEWHERE' },
      });
    }));

  test('are taken out of a running meeting, and can join it again [ROOM-008]', () =>
    asTeacher(async (other) => {
      await join('ta', { joinSessions: [other] });
      await join('ta', { joinSessions: [] });
      expect([await runs('ta'), await runs('ta', other)]).toEqual([true, false]);
      expect((await world.as('ta').call('meetingChoices', { sessionId })).body.joinSessions).toEqual([]);
      await join('ta', { joinSessions: [other] });
      expect([await runs('ta', other), await notEnded()]).toEqual([true, 1]);
    }));

  test('started from both sides at once are one meeting [ROOM-007]', () =>
    asTeacher(async (other) => {
      const answers = await Promise.all([
        join('ta', { joinSessions: [other] }),
        join('ta', { sessionId: other, joinSessions: [sessionId] }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect([await notEnded(), provider.opened.length]).toEqual([1, 1]);
    }));

  test('are those that the caller runs too, at the same time [ROOM-007]', async () => {
    const refused = { status: 409, body: { errorCode: 'MEETING_NOT_RELATED' } };
    for (const chosen of [ids.lakesideSession, ids.tomorrowsSession, 999_999])
      expect(await join('ta', { joinSessions: [chosen] })).toMatchObject(refused);
    expect(await notEnded()).toBe(0);
    // the list that a student sends is ignored
    await join('instructor');
    expect((await join('student', { joinSessions: [ids.lakesideSession] })).status).toBe(200);
  });
});

test('staff are told who provides the meetings and whether it would take one; nobody else is [ROOM-003, D-068]', async () => {
  const ask = (who: 'admin' | 'instructor' | 'student' | 'cd') =>
    world.as(who).call('meetingProvider', { enrollmentId: ids.enrollments[who] });
  use(played(['host-one@x.example', 'host-two@x.example']));
  const { status, body } = await ask('admin');
  expect([status, body]).toEqual([200, { driver: 'zoom', hosts: 2, relay: false, problem: null }]);
  provider.down = true;
  expect((await ask('instructor')).body).toMatchObject({ problem: 'down' });
  for (const who of ['student', 'cd'] as const) expect((await ask(who)).status).toBe(403);
});

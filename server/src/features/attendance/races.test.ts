import { beforeEach, expect, test } from 'vitest';
import { sql } from '#database/db';
import { numberOf } from '#testing/rows';
import { handleCall } from '#kernel/pipeline';
import { orNotFound } from '#kernel/refusal-error';
import { defineHandler, type Handler } from '#kernel/handler';
import { newToken, tokenHash } from '#kernel/tokens';
import { clientOf, type CallAnswer, type Client } from '#testing/client';
import { RACE } from '#testing/effort';
import { useWorld } from '#testing/world';
import { sessionCheckIn } from './handlers.ts';
import { getAttendanceNow } from './queries-change.ts';

type Changed = CallAnswer<'sessionCheckIn'> | CallAnswer<'setAttendanceStatus'>;

const world = useWorld();
const { ids } = world;
const sessionId = ids.todaysSession;
const studentId = ids.accounts.student;
const TIMEOUT_MS = 240_000;
const eachRound = async (round: (index: number) => Promise<void>) => {
  for (let index = 0; index < RACE.rounds; index++) await round(index);
};

const checkIn = () => world.as('student').call('sessionCheckIn', { sessionId });
const set = (who: 'ta' | 'instructor', statusCode: string, version?: number) =>
  world
    .as(who)
    .call('setAttendanceStatus', { sessionId, studentId, statusCode, excusedAbsenceReasonId: null, version });
const atOnce = <T>(ask: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: RACE.parallel }, (_, index) => ask(index)));

/** Finds breaks in the history: every change must follow the previous one, and the last one must be what is stored. */
const broken = () =>
  numberOf(
    world.db,
    sql`with chain as (
        select h.*, lag(h.new_status) over w as before, row_number() over (partition by h.session_id, h.enrollment_id order by h.id desc) as age
        from attendance_history h where h.session_id = ${sessionId}
        window w as (partition by h.session_id, h.enrollment_id order by h.id))
      select count(*) from chain c left join attendance a using (university_id, session_id, enrollment_id)
      where c.old_status is distinct from c.before or c.old_status is not distinct from c.new_status
        or (c.age = 1 and c.new_status is distinct from a.status_code)`,
  );
const changes = () => numberOf(world.db, sql`select count(*) from attendance_history where session_id = ${sessionId}`);

beforeEach(async () => {
  // fetches tokens first, so that the race is only about attendance
  for (const who of ['student', 'ta', 'instructor'] as const) await world.tokenOf(who);
});
const wipe = async () => {
  await world.db.run(sql`delete from attendance where session_id = ${sessionId}`);
  await world.db.run(sql`delete from attendance_history where session_id = ${sessionId}`);
};

test(
  'of many check-ins at once one counts, and the others are told so [ATT-010, ATT-027]',
  async () => {
    await eachRound(async () => {
      await wipe();
      const answers = await atOnce(checkIn);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const others = answers.filter(({ status }) => status !== 200);
      expect(others.every(({ status, body }) => status === 409 && body.errorMessage === 'Present')).toBe(true);
      expect([await changes(), await broken()]).toEqual([1, 0]);
    });
  },
  TIMEOUT_MS,
);

test(
  'of a check-in and staff at once neither is lost: all that was acknowledged is in the history [ATT-027, ATT-028]',
  async () => {
    await eachRound(async (round) => {
      await wipe();
      const answers = await atOnce<Changed>(async (index) => {
        if ((index + round) % 3 === 0) return checkIn();
        return set(index % 2 ? 'ta' : 'instructor', index % 2 ? 'absent' : 'present');
      });
      expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
      const versions = new Set(
        answers.filter(({ status }) => status === 200).map(({ body }) => body.attendance.version),
      );
      expect([await changes(), await broken()]).toEqual([versions.size, 0]);
    });
  },
  TIMEOUT_MS,
);

test(
  'of two who saw the same only the first is stored; the other sees the conflict [ATT-028]',
  async () => {
    await eachRound(async () => {
      await wipe();
      const answers = await Promise.all([set('ta', 'absent', 0), set('instructor', 'remote', 0)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect([await changes(), await broken()]).toEqual([1, 0]);
    });
  },
  TIMEOUT_MS,
);

/** Plants thirty logged-in students of the course. */
async function planted(): Promise<{ studentId: number; client: Client }[]> {
  const students = await world.db.many<{ studentId: number }>(sql`
    with people as (
      insert into accounts (email, first_name, last_name, draft_key)
      select 'race' || n || '@northfield.example', 'Race', 'No. ' || n, md5(n::text) from generate_series(1, 30) n
      returning id)
    insert into enrollments (university_id, course_id, account_id, role)
    select ${ids.northfield}::int, ${ids.activeCourse}::int, id, 'student' from people order by id
    returning account_id as "studentId"`);
  const logIn = async (each: number) => {
    const token = newToken();
    await world.db.run(sql`
      insert into auth_tokens (token_hash, account_id, issued_at, last_used_at)
      values (${tokenHash(token)}, ${each}, ${world.now}, ${world.now})`);
    return clientOf(
      () => world.app,
      async () => token,
    );
  };
  return Promise.all(students.map(async (each) => ({ ...each, client: await logIn(each.studentId) })));
}

test(
  'thirty students check in while staff set each of them: nothing is lost, nothing stands twice [ATT-027, ATT-028]',
  async () => {
    const students = await planted();
    const asked = students.slice(0, RACE.parallel);
    const setAbsent = (id: number) =>
      world
        .as('ta')
        .call('setAttendanceStatus', { sessionId, studentId: id, statusCode: 'absent', excusedAbsenceReasonId: null });
    await eachRound(async (round) => {
      await wipe();
      const answers = await Promise.all<Changed>(
        asked.flatMap((each, index) => [
          each.client.call('sessionCheckIn', { sessionId }),
          ...((index + round) % 2 ? [setAbsent(each.studentId)] : []),
        ]),
      );
      expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
      const done = answers.filter(({ status }) => status === 200).length;
      expect([await changes(), await broken()]).toEqual([done, 0]);
      const stored = sql`select count(*) from attendance where session_id = ${sessionId}`;
      expect(await numberOf(world.db, stored)).toBe(asked.length);
    });
  },
  TIMEOUT_MS,
);

test('without locking the student, two check-ins at once both count, and it is found', async ({ skip }) => {
  skip(world.db.engine !== 'postgres', 'the embedded engine has one session');
  await wipe();
  let reading = 2;
  let go = () => {};
  const bothHaveRead = new Promise<void>((resolve) => {
    go = resolve;
  });
  const { call, steps } = sessionCheckIn;
  const careless = defineHandler(call, {
    facts: async (_input, { db, viewer }) => {
      const student = orNotFound(await getAttendanceNow(db, viewer, sessionId, viewer.enrollmentId));
      reading -= 1;
      if (reading === 0) go();
      await bothHaveRead;
      return { ...student, code: 'not asked' as const };
    },
    run: steps.run,
  });
  const arrival = { token: await world.tokenOf('student'), input: { sessionId }, ip: '127.0.0.1' };
  await Promise.all([1, 2].map(() => handleCall(careless as unknown as Handler, arrival, world.services)));
  expect(await changes()).toBe(2);
  expect(await broken()).toBeGreaterThan(0);
});

import sql from 'sql-template-tag';
import { beforeEach, expect, test } from 'vitest';
import { numberOf } from '#testing/rows';
import type { Answer } from '#testing/client';
import { useWorld } from '#testing/world';

type Changed = Answer<'sessionCheckIn'> | Answer<'setAttendanceStatus'>;

const world = useWorld();
const { ids } = world;
const sessionId = ids.todaysSession;
const studentId = ids.accounts.student;
const ROUNDS = 10;
const PARALLEL = 30;
const rounds = Array.from({ length: ROUNDS }, (_, round) => round);

const checkIn = () => world.as('student').call('sessionCheckIn', { sessionId });
const set = (who: 'ta' | 'instructor', statusCode: string, version?: number) =>
  world
    .as(who)
    .call('setAttendanceStatus', { sessionId, studentId, statusCode, excusedAbsenceReasonId: null, version });
const atOnce = <T>(ask: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: PARALLEL }, (_, index) => ask(index)));

/** Every change follows the one before it, and the last one is what is stored. */
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
  // tokens beforehand, so that the race is about attendance alone
  for (const who of ['student', 'ta', 'instructor'] as const) await world.tokenOf(who);
});
const wipe = async () => {
  await world.db.run(sql`delete from attendance where session_id = ${sessionId}`);
  await world.db.run(sql`delete from attendance_history where session_id = ${sessionId}`);
};

test('of many check-ins at once one counts, and the others are told so [ATT-010, ATT-027]', async () => {
  for (const _ of rounds) {
    await wipe();
    const answers = await atOnce(checkIn);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const others = answers.filter(({ status }) => status !== 200);
    expect(others.every(({ status, body }) => status === 409 && body.errorMessage === 'Present')).toBe(true);
    expect([await changes(), await broken()]).toEqual([1, 0]);
  }
});

test('of a check-in and staff at once neither is lost: all that was acknowledged is in the history [ATT-027, ATT-028]', async () => {
  for (const round of rounds) {
    await wipe();
    const answers = await atOnce<Changed>(async (index) => {
      if ((index + round) % 3 === 0) return checkIn();
      return set(index % 2 ? 'ta' : 'instructor', index % 2 ? 'absent' : 'present');
    });
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const versions = new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.attendance.version));
    expect([await changes(), await broken()]).toEqual([versions.size, 0]);
  }
});

test('of two who saw the same only the first is stored; the other sees the conflict [ATT-028]', async () => {
  for (const _ of rounds) {
    await wipe();
    const answers = await Promise.all([set('ta', 'absent', 0), set('instructor', 'remote', 0)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect([await changes(), await broken()]).toEqual([1, 0]);
  }
});

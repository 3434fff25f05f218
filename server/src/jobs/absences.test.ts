import { afterEach, beforeEach, expect, test } from 'vitest';
import { HOUR, plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { numberOf } from '#testing/rows';
import { ANCHOR, useWorld } from '#testing/world';
import { setAbsences } from './absences.ts';

const world = useWorld();
const { ids } = world;
const sessionId = ids.todaysSession;
const END = '2026-03-12T01:30:00.000Z';
const STUDENTS = 24;

const rules = (absentAfterSession: boolean) =>
  world
    .as('ssm')
    .call('setAttendanceRules', { courseId: ids.activeCourse, checkInCodeRequired: false, absentAfterSession });
const run = () => setAbsences(world.services);
const count = (where = sql`true`, session = sessionId) =>
  numberOf(world.db, sql`select count(*) from attendance where session_id = ${session} and ${where}`);
const bySystem = sql`status_code = 'absent' and set_by is null`;
const rowOf = async (enrollmentId: number) => {
  const { body } = await world.as('ta').call('sessionDetail', { sessionId });
  return body.students.find(({ studentEnrollmentId }) => studentEnrollmentId === enrollmentId);
};

beforeEach(async () => {
  world.at(ANCHOR);
  await world.db.run(sql`delete from attendance where session_id = ${sessionId}`);
  await world.db.run(sql`delete from attendance_history where session_id = ${sessionId}`);
  await world.db.run(sql`delete from notifications where created_at >= ${ANCHOR}`);
  await world.db.run(sql`update sessions set absences_set_at = null`);
  await rules(true);
});
afterEach(() => rules(false));

test('at the end, not before, who has no status is absent; nobody is named for it [ATT-015]', async () => {
  await world.as('student').call('sessionCheckIn', { sessionId });
  world.at(plus(END, -1));
  await run();
  expect(await count()).toBe(1);
  world.at(END);
  await run();
  expect([await count(), await count(bySystem)]).toEqual([STUDENTS, STUDENTS - 1]);
  expect((await rowOf(ids.enrollments.student))?.statusCode).toBe('present');
  const { body } = await world.as('ta').call('attendance', { sessionId });
  const row = 'students' in body ? body.students.find(({ statusCode }) => statusCode === 'absent') : undefined;
  expect(row).toMatchObject({
    setBy: null,
    setAt: END,
    changes: [{ changedBy: null, changedAt: END, oldStatus: 'none', newStatus: 'absent' }],
  });
  const notified = sql`select count(*) from notifications where type = 'ABSENCE_RECORDED' and created_at = ${END}`;
  expect(await numberOf(world.db, notified)).toBe(STUDENTS - 1);
});

test('nobody is absent from office hours, which nobody has to attend [SUCC-015, D-076]', async () => {
  const { id, end } = await world.db.one<{ id: number; end: string }>(sql`
    select id, iso(end_time) as end from sessions
    where course_id = ${ids.activeCourse} and category_code = 'office-hours' and cancelled_at is null and start_time > ${ANCHOR}
    order by start_time limit 1`);
  world.at(end);
  await run();
  expect(await count(sql`true`, id)).toBe(0);
});

test('happens once, however often and in however many processes it runs', async () => {
  world.at(END);
  await Promise.all(Array.from({ length: 8 }, run));
  await run();
  expect(await count(bySystem)).toBe(STUDENTS);
  expect(await numberOf(world.db, sql`select count(*) from attendance_history where session_id = ${sessionId}`)).toBe(
    STUDENTS,
  );
});

test('a class of more than one batch is set whole', async () => {
  const many = 250;
  await world.db.run(sql`
    insert into accounts (email, first_name, last_name, draft_key)
    select 'batch' || n || '@northfield.example', 'Batch', 'No ' || n, md5(n::text) from generate_series(1, ${many}) n`);
  await world.db.run(sql`
    insert into enrollments (university_id, course_id, account_id, role, activated_at)
    select ${ids.northfield}, ${ids.activeCourse}, id, 'student', ${ANCHOR} from accounts where email like 'batch%'`);
  world.at(END);
  await run();
  expect(await count(bySystem)).toBe(STUDENTS + many);
  await world.db.run(sql`update enrollments set active = false
    where account_id in (select id from accounts where email like 'batch%')`);
});

test('requests that wait or were granted are left alone; one that was denied is not [REM-011, REM-012]', async () => {
  const of = async (session: number) => {
    const { end } = await world.db.one<{ end: string }>(
      sql`select end_time as end from sessions where id = ${session}`,
    );
    world.at(end);
    await run();
    const unaccounted = sql`select count(*) from remote_requests q left join remote_decisions d on d.request_id = q.id
      join attendance a on a.session_id = q.session_id and a.enrollment_id = q.enrollment_id and a.set_by is null
      where q.session_id = ${session} and q.cancelled_at is null and d.approved is not false`;
    return [await numberOf(world.db, unaccounted), (await count(bySystem, session)) > 0];
  };
  expect(await of(ids.requestedSession)).toEqual([0, true]);
  expect(await of(ids.approvedSession)).toEqual([0, true]);
});

test('staff take it back all at once, but not after the lock, unless they are admins; it stays taken back [ATT-019]', async () => {
  world.at(END);
  await run();
  const changed = { sessionId, studentId: ids.accounts.student, statusCode: 'present', excusedAbsenceReasonId: null };
  expect((await world.as('instructor').call('setAttendanceStatus', changed)).status).toBe(200);
  const { status, body } = await world.as('ta').call('undoSystemAbsences', { sessionId });
  expect([status, body.undone]).toEqual([200, STUDENTS - 1]);
  expect([await count(), await count(bySystem)]).toEqual([1, 0]);
  await run();
  expect(await count(bySystem)).toBe(0);
  const last = sql`select count(*) from attendance_history where session_id = ${sessionId}
    and old_status = 'absent' and new_status is null and changed_by = ${ids.accounts.ta}`;
  expect(await numberOf(world.db, last)).toBe(STUDENTS - 1);
  const notified = sql`select count(*) from notifications where type like 'ABSENCE%' and created_at >= ${END}`;
  expect(await numberOf(world.db, notified)).toBe(0);
  world.at(plus(END, 3 * HOUR));
  const late = await world.as('ta').call('undoSystemAbsences', { sessionId });
  expect([late.status, late.body.errorMessage]).toEqual([403, 'The attendance of this session is locked.']);
  expect((await world.as('admin').call('undoSystemAbsences', { sessionId })).status).toBe(200);
});

test('it is off unless chosen, and switching it on leaves alone what is over', async () => {
  await rules(false);
  world.at(END);
  await run();
  expect(await count()).toBe(0);
  await rules(true);
  await run();
  expect(await count()).toBe(0);
});

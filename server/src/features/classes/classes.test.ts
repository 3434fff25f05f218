import { expect, test } from 'vitest';
import { DAY, plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;
const registrar = () => world.as('registrar');
const BEGUN = {
  universityId: ids.northfield,
  cohortId: ids.activeCohort,
  code: 'FSF-NEW',
  name: 'Full Stack, next autumn',
  startDate: '2026-09-01',
  endDate: '2027-02-28',
} as const;
const all = { search: '', universityId: null, state: null, sort: 'startDate', descending: true, page: 0 } as const;

const begin = async (code: string): Promise<number> =>
  (await registrar().call('createClass', { ...BEGUN, code })).body.courseId;
const stateOf = async (courseId: number) => (await registrar().call('adminClass', { courseId })).body.state;
/** The codes of the classes that a person can choose. */
const seenBy = async (who: 'student' | 'instructor') =>
  (await world.as(who).call('me')).body.enrollments.map(({ course }) => course.code);
const enroll = (courseId: number, accountId: number, role: string) =>
  world.db.run(sql`
    insert into enrollments (university_id, course_id, account_id, role) values (${ids.northfield}, ${courseId}, ${accountId}, ${role})`);

test('a class is begun empty, with the time zone and the holidays of its university', async () => {
  const recess = { from: '2026-12-20', to: '2027-01-03', name: 'Winter recess' };
  const past = { from: '2025-12-20', to: '2026-01-03', name: 'Last winter' };
  await world.db.run(sql`
    update universities set time_zone = 'America/Chicago', holidays = ${JSON.stringify([past, recess])}::jsonb where id = ${ids.northfield}`);
  const preview = (await registrar().call('previewClass', BEGUN)).body;
  expect(preview).toMatchObject({ codeTaken: false, timeZone: 'America/Chicago', holidays: [recess] });
  const courseId = await begin(BEGUN.code);
  expect((await registrar().call('adminClass', { courseId })).body).toMatchObject({
    state: 'draft',
    timeZone: 'America/Chicago',
    missing: ['instructor', 'student', 'session', 'due date'],
    hasWork: false,
  });
  expect(await world.db.one(sql`select holidays from courses where id = ${courseId}`)).toEqual({
    holidays: [past, recess],
  });
  expect((await registrar().call('createClass', BEGUN)).body.errorCode).toBe('CODE_TAKEN');
  expect((await registrar().call('previewClass', BEGUN)).body.codeTaken).toBe(true);
  const elsewhere = { ...BEGUN, code: 'X', cohortId: 2_000_000 };
  expect((await registrar().call('createClass', elsewhere)).body.errorCode).toBe('NOT_ITS_COHORT');
});

test('publishing shows a class to its students whatever is missing; concluded it stays readable, and reopening asks for a reason [ADM-069, ADM-070]', async () => {
  const courseId = await begin('STATES');
  await enroll(courseId, ids.accounts.student, 'student');
  await enroll(courseId, ids.accounts.instructor, 'instructor');
  expect(await seenBy('student')).not.toContain('STATES');
  expect(await seenBy('instructor')).toContain('STATES');
  expect((await registrar().call('adminClass', { courseId })).body.missing).toEqual(['session', 'due date']);

  expect((await registrar().call('publishClass', { courseId })).body).toEqual({ success: true });
  expect(await seenBy('student')).toContain('STATES');
  expect((await registrar().call('publishClass', { courseId })).body.errorCode).toBe('CLASS_MOVED_ON');

  expect((await registrar().call('concludeClass', { courseId })).body).toEqual({ success: true });
  expect(await seenBy('student')).toContain('STATES');
  const invited = (await registrar().call('invitePeople', { courseId, accountIds: [ids.accounts.student] })).body;
  expect(invited.errorMessage).toBe('This class has ended and can no longer be changed.');
  expect((await registrar().call('reopenClass', { courseId, reason: ' ' })).status).toBe(422);
  expect((await registrar().call('reopenClass', { courseId, reason: 'A grade is missing.' })).status).toBe(200);
  expect(await stateOf(courseId)).toBe('published');
  const told = await world.db.many<{ action: string; reason: string | null }>(sql`
    select action, reason from audit_entries where object_kind = 'class' and object_id = ${courseId} order by id`);
  expect(told.map(({ action }) => action)).toEqual(['class.create', 'class.publish', 'class.conclude', 'class.reopen']);
  expect(told.at(-1)?.reason).toBe('A grade is missing.');
});

test('an archived class is in no picker or list and comes back as it was', async () => {
  const courseId = await begin('SHELF');
  await enroll(courseId, ids.accounts.student, 'student');
  await registrar().call('publishClass', { courseId });
  await registrar().call('concludeClass', { courseId });
  await registrar().call('archiveClass', { courseId });
  expect(await seenBy('student')).not.toContain('SHELF');
  const codes = async (state: 'archived' | null) =>
    (await registrar().call('adminClasses', { ...all, state, search: 'SHELF' })).body.rows.map(({ code }) => code);
  expect(await codes(null)).toEqual([]);
  expect(await codes('archived')).toEqual(['SHELF']);
  await registrar().call('restoreClass', { courseId });
  expect(await stateOf(courseId)).toBe('concluded');
  expect(await seenBy('student')).toContain('SHELF');
});

test('only a draft in which nobody has worked is deleted, and comes back for 30 days', async () => {
  const worked = await begin('WORKED');
  await enroll(worked, ids.accounts.student, 'student');
  await world.db.run(sql`
    insert into billing_entries (university_id, enrollment_id, kind, description, amount_cents, currency, dated, recorded_at)
    select university_id, id, 'charge', 'Deposit', 100, 'USD', '2026-01-01', ${world.now} from enrollments where course_id = ${worked}`);
  expect((await registrar().call('deleteDraftClass', { courseId: worked })).body.errorCode).toBe('CLASS_HAS_WORK');
  expect((await registrar().call('deleteDraftClass', { courseId: ids.activeCourse })).body.errorCode).toBe(
    'CLASS_MOVED_ON',
  );

  const courseId = await begin('SLIP');
  await enroll(courseId, ids.accounts.instructor, 'instructor');
  expect((await registrar().call('deleteDraftClass', { courseId })).status).toBe(200);
  expect(await seenBy('instructor')).not.toContain('SLIP');
  expect((await registrar().call('restoreClass', { courseId })).status).toBe(200);
  expect(await stateOf(courseId)).toBe('draft');
  await registrar().call('deleteDraftClass', { courseId });
  world.at(plus(world.now, 31 * DAY));
  expect((await registrar().call('restoreClass', { courseId })).body.errorCode).toBe('GONE_FOR_GOOD');
});

test('the mail of an invitation waits until its class is published [ADM-068]', async () => {
  const courseId = await begin('MAILS');
  await world.db.run(sql`
    insert into invitations (account_id, university_id, course_id, created_at, planned_for)
    values (${ids.accounts.nobody}, ${ids.northfield}, ${courseId}, ${world.now}, ${world.now})`);
  const queued = () =>
    world.db.many(sql`select kind from outbox where kind = 'invitation' and dedupe_key like '%.published'`);
  expect(await queued()).toEqual([]);
  await registrar().call('publishClass', { courseId });
  expect(await queued()).toEqual([{ kind: 'invitation' }]);
});

test('a class that lies beyond its days is named with what lies there [ADM-069]', async () => {
  const courseId = await begin('BEYOND');
  await world.db.run(sql`
    insert into sessions (university_id, course_id, context_id, category_code, name, start_time, end_time)
    values (${ids.northfield}, ${courseId}, 1, 'class', 'Too late', '2027-03-01T18:00:00Z', '2027-03-01T20:00:00Z')`);
  expect((await registrar().call('adminClass', { courseId })).body).toMatchObject({
    outsideCount: 1,
    outside: [{ kind: 'session', name: 'Too late' }],
  });
});

test('the list begins with what runs today by the calendar of its class, and can be narrowed down to that [ADM-065, D-284]', async () => {
  const list = async (change: object) => (await registrar().call('adminClasses', { ...all, ...change })).body.rows;
  const last = {
    sql: sql`update courses set end_date = '2026-03-11', time_zone = 'America/New_York' where id = ${ids.activeCourse}`,
  };
  await world.db.run(last.sql);
  const isRunning = async () =>
    (await list({ state: 'running' })).some(({ courseId }) => courseId === ids.activeCourse);
  // ten in the evening of its last day, and an hour after midnight
  world.at('2026-03-12T02:00:00.000Z');
  expect(await isRunning()).toBe(true);
  world.at('2026-03-12T05:00:00.000Z');
  expect(await isRunning()).toBe(false);
  const running = (await list({ state: 'running' })).map(({ courseId }) => courseId);
  const rows = await list({ sort: 'running' });
  expect(
    rows
      .slice(0, running.length)
      .map(({ courseId }) => courseId)
      .toSorted(),
  ).toEqual(running.toSorted());
  expect(rows.length).toBeGreaterThan(running.length);
});

import { beforeEach, expect, test } from 'vitest';
import { DAY, plus } from '@bcs/contract/kernel/clock';
import { sql, raw } from '#database/db';
import { notify } from '#features/notifications/notify';
import { sweep } from '#jobs/sweep';
import { numberOf } from '#testing/rows';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;
const { activeCourse: courseId, northfield } = ids;
const { student } = ids.enrollments;
beforeEach(async () => {
  world.at(ANCHOR);
  await world.db.run(sql`delete from deleted_items`);
});

type By = Parameters<typeof world.as>[0];
type Kind = 'session' | 'assignment';

/** Creates a session next week, and an assignment that is due at its start. */
async function made(): Promise<{ session: number; assignment: number }> {
  const { id: session } = await world.db.one<{ id: number }>(sql`
    insert into sessions (university_id, course_id, context_id, category_code, name, chapter, short_description,
      long_description, start_time, end_time, created_by, updated_at)
    values (${northfield}, ${courseId}, 1, 'class', 'Never held', 9.1, 'short', 'long', ${plus(ANCHOR, 7 * DAY)},
      ${plus(ANCHOR, 7 * DAY + 3_600_000)}, ${ids.enrollments.admin}, '2026-01-02T03:04:05.678912Z') returning id`);
  const { id: assignment } = await world.db.one<{ id: number }>(sql`
    insert into assignments (university_id, course_id, context_id, title, header, content, assignment_date, due_date,
      required_for_graduation, min_hours, max_hours, release_at, due_session_id, due_tie, updated_at)
    values (${northfield}, ${courseId}, 1, 'Never done', 'one', 'first', '2026-03-01', ${plus(ANCHOR, 7 * DAY)},
      true, 0.5, 2.5, ${plus(ANCHOR, -DAY)}, ${session}, '{"at": "start"}', '2026-01-02T03:04:05.678912Z') returning id`);
  await world.db.run(
    sql`update assignments set content = 'second' where university_id = ${northfield} and id = ${assignment}`,
  );
  await world.db.run(
    sql`update assignments set header = 'two' where university_id = ${northfield} and id = ${assignment}`,
  );
  await world.db.run(sql`
    insert into session_resources (university_id, session_id, position, title, url)
    values (${northfield}, ${session}, 1, 'Reading', 'https://example.org/reading')`);
  return { session, assignment };
}
/** Reads rows exactly as they are stored. */
const rows = (table: string, column: string, id: number) =>
  world.db.many(sql`select to_jsonb(t)::text as row from ${raw(table)} t
    where t.university_id = ${northfield} and t.${raw(column)} = ${id} order by 1`);
const stored = (kind: Kind, id: number) => rows(`${kind}s`, 'id', id);
const versionOf = (kind: Kind, id: number) =>
  numberOf(world.db, sql`select version from ${raw(`${kind}s`)} where university_id = ${northfield} and id = ${id}`);
async function remove(kind: Kind, id: number, by: By = 'registrar') {
  const version = await versionOf(kind, id);
  return world.as(by).call('deleteUnusedItem', { courseId, kind, id, version });
}
const undo = (deletionId: number, by: By = 'registrar') => world.as(by).call('undoChange', { courseId, deletionId });
/** Tells whether the editor offers to delete it. */
async function isUnused(kind: Kind, id: number): Promise<boolean> {
  const client = world.as('registrar');
  if (kind === 'assignment') return (await client.call('adminAssignment', { courseId, assignmentId: id })).body.unused;
  const input = { courseId, sessionId: id, reach: 'this', tells: false, fields: null } as const;
  return (await client.call('previewSession', input)).body.unused;
}
const listed = async (kind: Kind) =>
  (await world.as('registrar').call(kind === 'session' ? 'adminSessions' : 'adminAssignments', { courseId })).body
    .deleted;

test('what never held work is deleted, listed for 30 days and brought back byte for byte, with its earlier texts and its resources [ADM-071, ADM-090]', async () => {
  const { session, assignment } = await made();
  for (const [kind, id] of [
    ['assignment', assignment],
    ['session', session],
  ] as const) {
    const before = await stored(kind, id);
    const texts = await rows('assignment_versions', 'assignment_id', kind === 'assignment' ? id : 0);
    expect(texts).toHaveLength(kind === 'assignment' ? 2 : 0);
    const resources = await rows('session_resources', 'session_id', kind === 'session' ? id : 0);
    expect(resources).toHaveLength(kind === 'session' ? 1 : 0);
    const { body, status } = await remove(kind, id);
    expect(status).toBe(200);
    expect(await stored(kind, id)).toEqual([]);
    expect(await listed(kind)).toEqual([
      {
        id: body.deletionId,
        name: kind === 'session' ? 'Never held' : 'Never done',
        date: plus(ANCHOR, 7 * DAY),
        deletedAt: ANCHOR,
        keptUntil: plus(ANCHOR, 30 * DAY),
      },
    ]);
    expect((await undo(body.deletionId)).body).toEqual({ success: true });
    expect(await stored(kind, id)).toEqual(before);
    expect(await rows('assignment_versions', 'assignment_id', kind === 'assignment' ? id : 0)).toEqual(texts);
    expect(await rows('session_resources', 'session_id', kind === 'session' ? id : 0)).toEqual(resources);
    expect(await listed(kind)).toEqual([]);
    expect((await undo(body.deletionId)).status).toBe(404);
    const actions = await world.db.many(sql`
      select action from audit_entries where object_kind = ${kind} and object_id = ${id} order by id`);
    expect(actions).toEqual([{ action: `${kind}.delete` }, { action: `${kind}.undelete` }]);
  }
});

test('what was deleted before a table got a column comes back with the default of that column [ADM-071]', async () => {
  const { assignment, session } = await made();
  const [deleted, deletedSession] = [await remove('assignment', assignment), await remove('session', session)];
  await world.db.run(sql`update deleted_items set item = item - 'prework' - 'resources_version'`);
  expect((await undo(deletedSession.body.deletionId)).status).toBe(200);
  expect((await undo(deleted.body.deletionId)).status).toBe(200);
  const back = await world.db.one(sql`
    select a.prework, a.header, s.resources_version as resources from assignments a, sessions s
    where a.university_id = ${northfield} and a.id = ${assignment} and s.university_id = ${northfield} and s.id = ${session}`);
  expect(back).toEqual({ prework: false, header: 'two', resources: 1 });
});

test('whatever people have left at an assignment or a session stands in the way, and the answer says what [ADM-071]', async () => {
  const { session, assignment } = await made();
  const place = sql`${northfield}, ${courseId}`;
  const cases: readonly (readonly [Kind, string, ReturnType<typeof sql>])[] = [
    [
      'assignment',
      'ASSIGNMENT_HAS_WORK',
      sql`
      insert into submissions (university_id, course_id, assignment_id, enrollment_id, first_submitted_at, submitted_at)
      values (${place}, ${assignment}, ${student}, ${ANCHOR}, ${ANCHOR})`,
    ],
    [
      'assignment',
      'ASSIGNMENT_WAS_EXTENDED',
      sql`
      insert into assignment_extensions (university_id, assignment_id, buffer_days, set_by, set_at)
      values (${northfield}, ${assignment}, 2, ${ids.accounts.instructor}, ${ANCHOR})`,
    ],
    [
      'session',
      'SESSION_HAS_ATTENDANCE',
      sql`
      insert into attendance (university_id, course_id, session_id, enrollment_id, status_code, set_by, set_at)
      values (${place}, ${session}, ${student}, 'present', ${ids.accounts.admin}, ${ANCHOR})`,
    ],
    [
      'session',
      'SESSION_HAS_REQUESTS',
      sql`
      insert into remote_requests (university_id, course_id, session_id, enrollment_id, requested_at, cancelled_at)
      values (${place}, ${session}, ${student}, ${ANCHOR}, ${ANCHOR})`,
    ],
    [
      'session',
      'SESSION_HAD_MEETING',
      sql`
      insert into meetings (university_id, course_id, session_id, provider, started_by, started_at, opening_until, ended_at)
      values (${place}, ${session}, 'built-in', ${ids.enrollments.instructor}, ${ANCHOR}, ${ANCHOR}, ${ANCHOR})`,
    ],
    [
      'session',
      'SESSION_HAS_VIDEOS',
      sql`
      insert into session_videos (university_id, session_id, url) values (${northfield}, ${session}, 'https://youtu.be/x')`,
    ],
    [
      'session',
      'SESSION_HAS_CASES',
      sql`
      insert into support_tickets (account_id, university_id, enrollment_id, role, category, priority, description, session_id, created_at, changed_at)
      values (${ids.accounts.student}, ${northfield}, ${student}, 'student', 'x', 'Low', 'x', ${session}, ${ANCHOR}, ${ANCHOR})`,
    ],
  ];
  for (const [kind, code, leave] of cases) {
    const id = kind === 'session' ? session : assignment;
    const before = await stored(kind, id);
    expect(await isUnused(kind, id)).toBe(true);
    await world.db.run(leave);
    expect(await isUnused(kind, id)).toBe(false);
    const refused = await remove(kind, id);
    expect(refused.body).toMatchObject({ errorCode: code });
    expect(JSON.stringify(refused.body)).toMatch(kind === 'session' ? /Cancel it instead/ : /Archive it instead/);
    expect(await stored(kind, id)).toEqual(before);
    const of = /insert into (\w+)/.exec(leave.sql)?.[1] ?? '';
    await world.db.run(
      sql`delete from ${raw(of)} where university_id = ${northfield} and ${raw(`${kind}_id`)} = ${id}`,
    );
  }
  expect((await remove('assignment', assignment)).status).toBe(200);
  expect((await remove('session', session)).status).toBe(200);
});

test('every table that points at an assignment or a session is looked at before one is deleted [ADM-071]', async () => {
  const pointing = await world.db.many<{ table: string; deletes: string }>(sql`
    select distinct conrelid::regclass::text as table, confdeltype as deletes from pg_constraint
    where contype = 'f' and confrelid in ('sessions'::regclass, 'assignments'::regclass) order by 1`);
  expect(pointing.map(({ table }) => table)).toEqual([
    'assignment_extensions',
    // deleted with it
    'assignment_versions',
    // no longer tied
    'assignments',
    'attendance',
    'attendance_history',
    'meeting_sessions',
    'meetings',
    'remote_requests',
    // deleted with it
    'session_resources',
    'session_videos',
    'submissions',
  ]);
});

test('a due date stays where it is when its session is deleted, and is tied again unless somebody has changed it [ADM-071, ADM-096]', async () => {
  const { session, assignment } = await made();
  const tie = () =>
    world.db.one<object>(sql`
      select iso(due_date) as due, due_session_id as session, due_tie as tie from assignments
      where university_id = ${northfield} and id = ${assignment}`);
  const tied = { due: plus(ANCHOR, 7 * DAY), session, tie: { at: 'start' } };
  const first = await remove('session', session);
  expect(await tie()).toEqual({ ...tied, session: null, tie: null });
  await undo(first.body.deletionId);
  expect(await tie()).toEqual(tied);
  const second = await remove('session', session);
  await world.db.run(sql`update assignments set due_date = ${plus(ANCHOR, 8 * DAY)} where id = ${assignment}`);
  await undo(second.body.deletionId);
  expect(await tie()).toEqual({ due: plus(ANCHOR, 8 * DAY), session: null, tie: null });
});

test('an assignment whose session was deleted after it comes back after that session, and not before [ADM-071]', async () => {
  const { session, assignment } = await made();
  const [work, held] = [await remove('assignment', assignment), await remove('session', session)];
  expect((await undo(work.body.deletionId)).body).toMatchObject({ errorCode: 'TIED_SESSION_DELETED' });
  expect(await listed('assignment')).toHaveLength(1);
  expect((await undo(held.body.deletionId)).status).toBe(200);
  expect((await undo(work.body.deletionId)).status).toBe(200);
});

test('after 30 days it is refused, listed no more, and swept away; before, it is kept [ADM-071]', async () => {
  const { session } = await made();
  const { body } = await remove('session', session);
  const left = () => numberOf(world.db, sql`select count(*) from deleted_items where id = ${body.deletionId}`);
  world.at(plus(ANCHOR, 30 * DAY - 1));
  await sweep(world.services);
  expect(await left()).toBe(1);
  expect(await listed('session')).toHaveLength(1);
  world.at(plus(ANCHOR, 30 * DAY));
  expect(await listed('session')).toEqual([]);
  expect((await undo(body.deletionId)).body).toMatchObject({ errorCode: 'ITEM_GONE_FOR_GOOD' });
  world.at(plus(ANCHOR, 30 * DAY + 1));
  await sweep(world.services);
  expect(await left()).toBe(0);
});

test('who edits the class deletes and brings back, nobody else; a newer version and an ended class are refused [ADM-005, ADM-007, ADM-070, ADM-071]', async () => {
  const { session } = await made();
  for (const by of ['instructor', 'ta', 'student', 'cm'] as const)
    expect((await remove('session', session, by)).status).toBe(403);
  await world.db.run(sql`update courses set instructors_may_edit = true where id = ${courseId}`);
  const { body, status } = await remove('session', session, 'instructor');
  expect(status).toBe(200);
  expect((await undo(body.deletionId, 'ta')).status).toBe(403);
  expect((await undo(body.deletionId, 'instructor')).status).toBe(200);
  const newer = (await versionOf('session', session)) + 1;
  const input = { courseId, kind: 'session', id: session, version: newer } as const;
  expect((await world.as('admin').call('deleteUnusedItem', input)).body).toMatchObject({ errorCode: 'CONFLICT' });
  const elsewhere = { ...input, courseId: ids.lakesideCourse, version: newer - 1 };
  expect((await world.as('operator').call('deleteUnusedItem', elsewhere)).status).toBe(404);
  const again = await remove('session', session);
  await world.db.run(sql`update courses set concluded_at = ${ANCHOR} where id = ${courseId}`);
  expect((await undo(again.body.deletionId)).body).toMatchObject({ errorCode: 'CLASS_ENDED' });
  await world.db.run(sql`update courses set concluded_at = null, instructors_may_edit = false where id = ${courseId}`);
});

test('students who would come are told once, and told again that it takes place after all; what is over is no news [ADM-088, D-190, D-201]', async () => {
  const { session, assignment } = await made();
  const since = await numberOf(world.db, sql`select coalesce(max(id), 0) from notifications`);
  const told = () =>
    numberOf(
      world.db,
      sql`
      select count(*) from notifications where type = 'SESSION_CANCELLED' and enrollment_id = ${student}
        and (content ->> 'message') like 'Never held %' and created_at = ${world.now} and id > ${since}`,
    );
  const { body } = await remove('session', session);
  expect(await told()).toBe(1);
  await undo(body.deletionId);
  expect(await told()).toBe(0);
  world.at(plus(ANCHOR, 8 * DAY));
  await remove('session', session);
  await remove('assignment', assignment);
  expect(await told()).toBe(0);
});

test('the due date of an assignment that is deleted is news to nobody, but what tells of others as well stays [D-201, SUCC-080]', async () => {
  const { assignment } = await made();
  const item = { assignmentId: assignment, title: 'Never done', contextId: 1, effectiveDueDate: plus(ANCHOR, 8 * DAY) };
  const course = { universityId: northfield, courseId, timeZone: 'America/New_York' };
  const told = (read: boolean) =>
    numberOf(
      world.db,
      sql`
      select count(*) from notifications where type = 'DUE_DATE_CHANGED' and (facts ->> 'assignmentId')::int = ${assignment}
        and (handled_at is not null) = ${read} and (facts -> 'others') is null`,
    );
  const several = () =>
    numberOf(world.db, sql`select count(*) from notifications where facts ->> 'others' = '2' and handled_at is null`);
  await notify(world.db, 'DUE_DATE_CHANGED', item, { course, now: world.now });
  await notify(world.db, 'DUE_DATE_CHANGED', { ...item, others: 2 }, { course, now: world.now });
  await world.db.run(sql`
    update notifications set handled_at = ${ANCHOR} where type = 'DUE_DATE_CHANGED' and enrollment_id = ${student}
      and created_at = ${ANCHOR} and (facts -> 'others') is null`);
  const before = await several();
  expect([(await told(false)) > 0, await told(true)]).toEqual([true, 1]);
  expect((await remove('assignment', assignment)).status).toBe(200);
  expect([await told(false), await told(true), await several()]).toEqual([0, 1, before]);
});

test('whoever hands in while it is being deleted keeps the work: one of both is refused [ADM-071]', async () => {
  const { assignment } = await made();
  const { promise: handedIn, resolve: resume } = Promise.withResolvers<void>();
  // started outside of the transaction, like a request of somebody else
  const deleting = handedIn.then(() => remove('assignment', assignment));
  // submitted, but not committed when the deletion begins
  await world.db.transaction(async (tx) => {
    await tx.run(sql`
      insert into submissions (university_id, course_id, assignment_id, enrollment_id, first_submitted_at, submitted_at)
      values (${northfield}, ${courseId}, ${assignment}, ${student}, ${ANCHOR}, ${ANCHOR})`);
    resume();
    await new Promise((resolve) => setTimeout(resolve, 200));
  });
  expect((await deleting).body).toMatchObject({ errorCode: 'ASSIGNMENT_HAS_WORK' });
  for (let round = 0; round < 12; round += 1) {
    const { assignment: assignmentId } = await made();
    const submission = { id: null, assignmentId, studentEnrollmentId: student, notes: 'My work' };
    const url = { id: null, submissionId: null, title: 'Page', url: 'https://example.org' };
    const handIn = () => world.as('student').call('createSubmission', { submission, submissionUrlList: [url] });
    const both =
      round % 2 === 0 ? [handIn(), remove('assignment', assignmentId)] : [remove('assignment', assignmentId), handIn()];
    const answers = await Promise.all(both as [ReturnType<typeof handIn>, ReturnType<typeof handIn>]);
    const [handedIn, deleted] = round % 2 === 0 ? answers : answers.toReversed();
    const works = await numberOf(world.db, sql`select count(*) from submissions where assignment_id = ${assignmentId}`);
    const stands = (await stored('assignment', assignmentId)).length;
    const isHandedIn = handedIn?.status === 200;
    expect([works, stands]).toEqual(isHandedIn ? [1, 1] : [0, 0]);
    expect(isHandedIn ? [409] : [200]).toContain(deleted?.status);
    expect(isHandedIn ? [200] : [404, 409]).toContain(handedIn?.status);
  }
});

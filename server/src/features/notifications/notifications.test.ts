import { beforeEach, describe, expect, test } from 'vitest';
import { sql } from '#database/db';
import { numberOf } from '#testing/rows';
import { useWorld } from '#testing/world';
import { notifyDone, notifyUndone } from './notify-undone.ts';
import { notify } from './notify.ts';

const world = useWorld();
const { enrollments, activeCourse, notification } = world.ids;
const student = { enrollmentId: enrollments.student };
const bell = async (name: 'student' | 'student2' | 'instructor' = 'student') =>
  (await world.as(name).call('latestNotifications', { enrollmentId: enrollments[name] })).body.notificationsResume;
const list = async (name: 'student' | 'ssm' | 'ta' | 'admin' | 'cd' = 'student') =>
  (await world.as(name).call('notifications', { enrollmentId: enrollments[name] })).body.notifications;
const occasion = {
  course: { universityId: world.ids.northfield, courseId: activeCourse, timeZone: 'America/New_York' },
  now: world.now,
};
const request = {
  requestId: 77,
  sessionId: world.ids.todaysSession,
  sessionName: 'Loops',
  startTime: world.now,
  contextId: 1,
  student: 'Maya Okafor',
  studentId: world.ids.accounts.student,
  studentEnrollmentId: enrollments.student,
};
const video = { sessionId: world.ids.todaysSession, name: 'Loops', startTime: world.now, contextId: 1 };

test('the list is newest first, with the listed fields [NOTE-007, NOTE-016]', async () => {
  const rows = await list();
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.map(({ createdAt }) => createdAt)).toEqual(
    rows
      .map(({ createdAt }) => createdAt)
      .toSorted()
      .toReversed(),
  );
  for (const row of rows)
    expect(Object.keys(row).toSorted()).toEqual(['content', 'createdAt', 'handled', 'id', 'type']);
});

test('what is read is made of the stored facts, and equals what a process of the version before reads [NOTE-008, D-308]', async () => {
  const written = await world.db.many<{ id: number; content: unknown }>(sql`select id, content from notifications`);
  const contents = new Map(written.map(({ id, content }) => [id, content]));
  for (const name of ['student', 'ssm', 'ta', 'cd'] as const)
    for (const { id, content } of await list(name)) expect(content).toEqual(contents.get(id));
  const { id } = (await list()).find(({ type }) => type === 'SUBMISSION_GRADED') ?? {};
  await world.db.run(sql`update notifications set facts = facts || '{"title":"Another title"}' where id = ${id}`);
  const changed = (await list()).find((each) => each.id === id);
  expect(changed?.content.message).toMatch(/^Your submission for Another title was graded: /);
});

test('a process of the version before writes a text, which is read as it is [D-308]', async () => {
  const content = { message: 'A video of Loops is available.', sessionId: 5 };
  await world.db.run(sql`insert into notifications (university_id, enrollment_id, type, content, created_at)
    values (1, ${enrollments.student}, 'SESSION_VIDEO', ${JSON.stringify(content)}::jsonb, ${world.now}::timestamptz)`);
  expect((await list())[0]?.content).toEqual(content);
});

test('it ends after 200 [NOTE-016]', async () => {
  await world.db.run(sql`insert into notifications (university_id, enrollment_id, type, content, created_at)
    select 1, ${enrollments.student2}, 'SESSION_VIDEO', '{"message":"x"}', ${world.now}::timestamptz from generate_series(1, 250)`);
  const { body } = await world.as('student2').call('notifications', { enrollmentId: enrollments.student2 });
  expect(body.notifications).toHaveLength(200);
  expect((await bell('student2')).notifications).toHaveLength(5);
});

test('the bell shows the latest five and counts what is unread [NOTE-017]', async () => {
  const { unhandledCount, notifications } = await bell();
  const rows = await list();
  expect(notifications).toEqual(rows.slice(0, 5));
  expect(unhandledCount).toBe(rows.filter(({ handled }) => !handled).length);
});

test('one is handled once, and stays so [NOTE-018]', async () => {
  const before = (await bell()).unhandledCount;
  for (const _again of [1, 2]) {
    const { status, body } = await world.as('student').call('handleNotification', { notificationId: notification });
    expect([status, body.notification.handled]).toEqual([200, true]);
  }
  expect((await bell()).unhandledCount).toBe(before - 1);
});

test('a notification of somebody else does not exist [NOTE-018]', async () => {
  const { status } = await world.as('student2').call('handleNotification', { notificationId: notification });
  expect(status).toBe(404);
});

test('all of an enrollment are handled at once, and none of another [NOTE-019]', async () => {
  const others = (await bell('student2')).unhandledCount;
  const { body } = await world.as('student').call('handleNotificationForEnrollment', student);
  expect(body.handledCount).toBeGreaterThan(0);
  expect((await bell()).unhandledCount).toBe(0);
  expect((await bell('student2')).unhandledCount).toBe(others);
  expect((await world.as('student').call('handleNotificationForEnrollment', student)).body.handledCount).toBe(0);
});

/** Collects the notification messages that open pages receive from now on. */
const listening = () => {
  const heard: number[][] = [];
  const stop = world.db.subscribe((message) => {
    const { topics, to } = JSON.parse(message) as { topics: string[]; to: string[] };
    if (topics.includes('notifications')) heard.push(to.map((audience) => Number(audience.split(' ').at(-1))));
  });
  return { heard, stop };
};

describe('notify', () => {
  test('tells ssm and ta of the course about a remote request, and nobody else [NOTE-015]', async () => {
    await world.db.transaction((tx) => notify(tx, 'REMOTE_REQUESTED', request, occasion));
    const rows = await world.db.many<{ role: string; message: string; count: number }>(sql`
      select e.role, n.content ->> 'message' as message, count(*) as count
      from notifications n join enrollments e on e.university_id = n.university_id and e.id = n.enrollment_id
      where n.cause = 'remote-request-77' group by 1, 2 order by 1`);
    const message = 'Maya Okafor requests remote attendance for Loops on March 11, 2026 at 6:10 PM EDT.';
    expect(rows).toEqual([
      { role: 'ssm', message, count: 1 },
      { role: 'ta', message, count: 2 },
    ]);
  });

  test('tells one student what concerns one student, and all students the rest', async () => {
    const students = sql`select count(*) from enrollments where course_id = ${activeCourse} and role = 'student' and active`;
    const notified = (type: string) =>
      numberOf(world.db, sql`select count(*) from notifications where type = ${type} and created_at = ${world.now}`);
    await notify(world.db, 'REMOTE_DENIED', request, occasion);
    await notify(world.db, 'SESSION_CREATED', video, occasion);
    expect([await notified('REMOTE_DENIED'), await notified('SESSION_CREATED')]).toEqual([
      1,
      await numberOf(world.db, students),
    ]);
  });

  test('sends what is sent once to nobody a second time', async () => {
    const count = () => numberOf(world.db, sql`select count(*) from notifications where type = 'SESSION_VIDEO'`);
    await notify(world.db, 'SESSION_VIDEO', video, occasion);
    const after = await count();
    await notify(world.db, 'SESSION_VIDEO', video, occasion);
    expect(await count()).toBe(after);
  });

  test('rings each bell once, however much there is to tell', async () => {
    const { heard, stop } = listening();
    await notify(world.db, 'REMOTE_DENIED', [request, { ...request, sessionName: 'Arrays' }], occasion);
    await expect.poll(() => heard).toEqual([[enrollments.student]]);
    stop();
  });

  test('tells nobody what is rolled back', async () => {
    const { heard, stop } = listening();
    await expect(
      world.db.transaction(async (tx) => {
        await notify(tx, 'SESSION_UPDATED', video, occasion);
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await notify(world.db, 'REMOTE_DENIED', request, occasion);
    await expect.poll(() => heard).toEqual([[enrollments.student]]);
    expect(
      await numberOf(
        world.db,
        sql`select count(*) from notifications
      where type = 'SESSION_UPDATED' and created_at = ${world.now}`,
      ),
    ).toBe(0);
    stop();
  });
});

describe('what a newer one replaces [D-238]', () => {
  const unread = async (type: string) =>
    (
      await world.db.many<{ message: string }>(sql`
        select content ->> 'message' as message from notifications
        where type = ${type} and handled_at is null and created_at = ${world.now} order by id`)
    ).map(({ message }) => message);
  const replaced = { ...request, sessionId: 9_000_001 };
  beforeEach(async () => {
    await world.db.run(sql`delete from notifications where created_at = ${world.now}`);
  });

  test('a decision replaces the opposite one, and leaves that about another session', async () => {
    await notify(
      world.db,
      'REMOTE_DENIED',
      [replaced, { ...replaced, sessionId: 9_000_002, sessionName: 'Arrays' }],
      occasion,
    );
    await notify(world.db, 'REMOTE_APPROVED', replaced, occasion);
    await notify(world.db, 'REMOTE_DENIED', replaced, occasion);
    expect(await unread('REMOTE_APPROVED')).toEqual([]);
    expect(await unread('REMOTE_DENIED')).toEqual([
      'Your remote attendance for Arrays has been denied.',
      'Your remote attendance for Loops has been denied.',
    ]);
  });
  test('of absences left the last number stands', async () => {
    const left = { student: 'Maya Okafor', studentEnrollmentId: enrollments.student, bookingUrl: null };
    for (const remaining of [2, 1, 0]) await notify(world.db, 'ABSENCE_LIMIT', { ...left, remaining }, occasion);
    const numbers = (await unread('ABSENCE_LIMIT')).map((message) => message.split(' ').slice(-3).join(' '));
    expect(new Set(numbers)).toEqual(new Set(['0 absences left.']));
    await notifyUndone(world.db, 'ABSENCE_LIMIT', { ...left, remaining: 0 }, occasion);
    expect(await unread('ABSENCE_LIMIT')).toContain('You have 1 absence left.');
  });
  test('news of several things at once is not taken for news of the first', async () => {
    const item = { assignmentId: 9_000_003, contextId: 1, title: 'Quiz', effectiveDueDate: world.now } as const;
    await notify(world.db, 'DUE_DATE_CHANGED', { ...item, others: 2 }, occasion);
    await notify(world.db, 'DUE_DATE_CHANGED', item, occasion);
    expect(new Set(await unread('DUE_DATE_CHANGED')).size).toBe(2);
  });
  test('what comes while somebody looks at the list stays unread when all of it is marked', async () => {
    const [shown] = (await world.as('student').call('notifications', student)).body.notifications;
    await notify(world.db, 'REMOTE_DENIED', replaced, occasion);
    const newestId = shown?.id ?? 0;
    await world.as('student').call('handleNotificationForEnrollment', { ...student, newestId });
    expect((await bell()).unhandledCount).toBe(1);
  });
});

describe('when the cause was undone [D-201]', () => {
  const asked = () =>
    world.db.many<{ role: string; handled: boolean; message: string; decide: string | null }>(sql`
      select e.role, n.handled_at is not null as handled, n.content ->> 'message' as message,
        n.content ->> 'remoteAttendanceRequestId' as decide
      from notifications n join enrollments e on e.university_id = n.university_id and e.id = n.enrollment_id
      where n.type = 'REMOTE_REQUESTED' and n.created_at = ${world.now} order by e.role, n.id`);
  const read = (role: string) =>
    world.db.run(sql`update notifications n set handled_at = ${world.now} from enrollments e
      where e.university_id = n.university_id and e.id = n.enrollment_id and e.role = ${role} and n.cause = 'remote-request-78'`);
  beforeEach(async () => {
    await world.db.run(sql`delete from notifications where created_at = ${world.now}`);
    await notify(world.db, 'REMOTE_REQUESTED', { ...request, requestId: 78 }, occasion);
  });

  test('an unread one is withdrawn, and who has read it receives a second one', async () => {
    await read('ssm');
    await notifyUndone(world.db, 'REMOTE_REQUESTED', { ...request, requestId: 78 }, occasion);
    const about = 'for Loops on March 11, 2026 at 6:10 PM EDT.';
    expect(await asked()).toEqual([
      { role: 'ssm', handled: true, message: `Maya Okafor requests remote attendance ${about}`, decide: null },
      {
        role: 'ssm',
        handled: false,
        message: `Maya Okafor no longer requests remote attendance ${about}`,
        decide: null,
      },
    ]);
  });
  test('a second undoing says nothing more', async () => {
    await read('ssm');
    for (const _again of [1, 2])
      await notifyUndone(world.db, 'REMOTE_REQUESTED', { ...request, requestId: 78 }, occasion);
    expect(await asked()).toHaveLength(2);
  });
  test('what was sent about another cause stays', async () => {
    await notifyUndone(world.db, 'REMOTE_REQUESTED', { ...request, requestId: 7 }, occasion);
    expect(await asked()).toHaveLength(3);
  });
  test('every bell that is concerned rings', async () => {
    await read('ssm');
    const { heard, stop } = listening();
    await notifyUndone(world.db, 'REMOTE_REQUESTED', { ...request, requestId: 78 }, occasion);
    await expect.poll(() => heard.flat()).toContain(enrollments.ssm);
    expect(heard.flat()).toContain(enrollments.ta);
    stop();
  });
  test('what was asked for and is done counts as handled by all, and nobody is told again', async () => {
    await notifyDone(world.db, 'REMOTE_REQUESTED', { ...request, requestId: 78 }, occasion);
    expect((await asked()).map(({ role, handled, decide }) => [role, handled, decide])).toEqual([
      ['ssm', true, null],
      ['ta', true, null],
      ['ta', true, null],
    ]);
  });
});

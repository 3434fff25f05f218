import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { NOTIFICATION_TYPES } from '@bcs/contract/features/notifications/model';
import { useWorld } from '#testing/world';
import { notify, type News } from './notify.ts';

const world = useWorld();
const { enrollments, activeCourse, notification } = world.ids;
const student = { enrollmentId: enrollments.student };
const bell = async (name: 'student' | 'student2' | 'instructor' = 'student') =>
  (await world.as(name).call('latestNotifications', { enrollmentId: enrollments[name] })).body.notificationsResume;
const list = async (name: 'student' | 'ssm' | 'ta' | 'admin' | 'cd' = 'student') =>
  (await world.as(name).call('notifications', { enrollmentId: enrollments[name] })).body.notifications;
const tell = (news: Partial<News>) =>
  world.db.transaction((tx) =>
    notify(tx, {
      type: 'SESSION_VIDEO',
      universityId: world.ids.northfield,
      to: { enrollmentIds: [enrollments.student] },
      content: { message: 'A video of Loops is available.' },
      now: world.now,
      ...news,
    }),
  );

test('the list is newest first, with the listed fields [NOTE-007, NOTE-008, NOTE-016]', async () => {
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

test('it ends after 200 [NOTE-016]', async () => {
  await world.db.run(sql`insert into notifications (university_id, enrollment_id, type, content, created_at)
    select 1, ${enrollments.student2}, 'SESSION_VIDEO', '{"message":"x"}', ${world.now}::timestamptz from generate_series(1, 250)`);
  const { body } = await world.as('student2').call('notifications', { enrollmentId: enrollments.student2 });
  expect(body.notifications).toHaveLength(200);
  expect((await bell('student2')).notifications).toHaveLength(5);
});

test('the bell shows the latest five and counts what is unread [NOTE-002, NOTE-017]', async () => {
  const { unhandledCount, notifications } = await bell();
  const rows = await list();
  expect(notifications).toEqual(rows.slice(0, 5));
  expect(unhandledCount).toBe(rows.filter(({ handled }) => !handled).length);
});

test('one is handled once, and stays so [NOTE-009, NOTE-018]', async () => {
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

test('all of an enrollment are handled at once, and none of another [NOTE-010, NOTE-019]', async () => {
  const others = (await bell('student2')).unhandledCount;
  const { body } = await world.as('student').call('handleNotificationForEnrollment', student);
  expect(body.handledCount).toBeGreaterThan(0);
  expect((await bell()).unhandledCount).toBe(0);
  expect((await bell('student2')).unhandledCount).toBe(others);
  expect((await world.as('student').call('handleNotificationForEnrollment', student)).body.handledCount).toBe(0);
});

test('an event is told once, to those concerned, and rings in open pages [NOTE-015]', async () => {
  const heard: string[] = [];
  // what an earlier test has told may still be on its way: it went to fewer people
  const stop = world.db.hear((message) => {
    if ((JSON.parse(message) as { enrollmentIds: number[] }).enrollmentIds.length > 2) heard.push(message);
  });
  const count = async (name: 'ssm' | 'ta' | 'student' | 'admin') => (await list(name)).length;
  const before = [await count('ssm'), await count('ta'), await count('student'), await count('admin')] as const;
  const news = {
    type: 'REMOTE_REQUESTED',
    to: { courseId: activeCourse, roles: ['ssm', 'ta', 'admin'] },
    dedupeKey: 'request-77',
  } as const;
  await tell(news);
  await tell(news);
  expect([await count('ssm'), await count('ta'), await count('student'), await count('admin')]).toEqual([
    before[0] + 1,
    before[1] + 1,
    before[2],
    before[3],
  ]);
  await expect.poll(() => heard.length).toBe(1);
  expect(JSON.parse(heard[0] ?? '{}')).toMatchObject({ kind: 'notifications' });
  stop();
});

test('what is rolled back is told to nobody', async () => {
  const heard: string[] = [];
  const stop = world.db.hear((message) => heard.push(message));
  await expect(
    world.db.transaction(async (tx) => {
      await notify(tx, {
        type: 'SESSION_VIDEO',
        universityId: 1,
        to: { enrollmentIds: [enrollments.student] },
        content: { message: 'x' },
        now: world.now,
      });
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  await tell({});
  await expect.poll(() => heard.length).toBe(1);
  stop();
});

test('every type of the annex has its place [NOTE-005, NOTE-020]', async () => {
  for (const type of NOTIFICATION_TYPES) await tell({ type, to: { enrollmentIds: [enrollments.cd] } });
  expect(new Set((await list('cd')).map(({ type }) => type))).toEqual(new Set(NOTIFICATION_TYPES));
});

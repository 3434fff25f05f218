import { beforeEach, expect, test } from 'vitest';
import { HOUR, MINUTE, plus, type Instant } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { notify } from '#features/notifications/notify';
import { recording } from '#testing/recording';
import { numberOf } from '#testing/rows';
import { ANCHOR, useWorld } from '#testing/world';
import { publishDueAnnouncements } from './announcements.ts';

const world = useWorld();
const { ids } = world;
const APPEARS = plus(ANCHOR, HOUR);
const ENDS = plus(ANCHOR, 5 * HOUR);
const fields = {
  contextCode: 'career',
  enrollmentId: ids.enrollments.cd,
  title: 'Panel tonight',
  body: 'Bring questions.',
  activationDate: APPEARS,
  expirationDate: ENDS,
} as const;
const schedule = async (more: object = {}) =>
  (await world.as('cd').call('createCourseAnnouncement', { ...fields, ...more })).body.announcement.id;
const run = () => publishDueAnnouncements(world.services);
const runAt = async (now: Instant) => {
  world.at(now);
  await run();
};
const told = (id: number) =>
  numberOf(
    world.db,
    sql`select count(*) from notifications where type = 'ANNOUNCEMENT' and (content ->> 'announcementId')::int = ${id}`,
  );
/** The recipients of notifications in this class, except the author. */
const audience = () =>
  numberOf(
    world.db,
    sql`select count(*) from enrollments where course_id = ${ids.activeCourse} and active
    and role in ('student', 'instructor', 'ta', 'ssm', 'cd') and id <> ${ids.enrollments.cd}`,
  );

beforeEach(async () => {
  world.at(ANCHOR);
  await world.db.run(sql`delete from notifications where created_at >= ${ANCHOR}`);
  await world.db.run(sql`delete from announcements where created_at >= ${ANCHOR}`);
});

test('the demo world starts without telling anybody anything twice', async () => {
  const before = await numberOf(world.db, sql`select count(*) from notifications`);
  await run();
  expect(await numberOf(world.db, sql`select count(*) from notifications`)).toBe(before);
});

test('when it becomes active, not before, everybody it is for is told, but its author [D-126, D-129]', async () => {
  const id = await schedule();
  await runAt(plus(APPEARS, -1));
  expect(await told(id)).toBe(0);
  await runAt(APPEARS);
  expect(await told(id)).toBe(await audience());
  const [news] = (await world.as('student').call('notifications', { enrollmentId: ids.enrollments.student })).body
    .notifications;
  expect(news).toMatchObject({
    type: 'ANNOUNCEMENT',
    createdAt: APPEARS,
    content: { message: 'New announcement from Thomas Adeyemi: Panel tonight', announcementId: id, context: 'Career' },
  });
});

test('happens once, however often and in however many processes it runs', async () => {
  const id = await schedule();
  world.at(APPEARS);
  await Promise.all(Array.from({ length: 8 }, run));
  await runAt(plus(APPEARS, HOUR));
  expect(await told(id)).toBe(await audience());
});

test('a repetition that would tell again is caught by its key', async () => {
  const id = await schedule();
  await runAt(APPEARS);
  const facts = {
    announcementId: id,
    title: fields.title,
    contextCode: fields.contextCode,
    updatedAt: ANCHOR,
    again: false,
    author: 'Thomas Adeyemi',
    authorEnrollmentId: ids.enrollments.cd,
  };
  const course = { universityId: ids.northfield, courseId: ids.activeCourse, timeZone: 'America/New_York' };
  await world.db.transaction((tx) => notify(tx, 'ANNOUNCEMENT', facts, { course, now: world.now }));
  expect(await told(id)).toBe(await audience());
});

test('after a stop it makes up for what is still active, and for nothing that is over', async () => {
  const [still, over] = [await schedule(), await schedule({ title: 'Over', expirationDate: plus(APPEARS, HOUR) })];
  await runAt(plus(APPEARS, 3 * HOUR));
  expect([await told(still), await told(over)]).toEqual([await audience(), 0]);
});

test('what is published at once is told at once, and deleted or put off it is withdrawn [D-201]', async () => {
  const id = await schedule({ activationDate: ANCHOR });
  expect(await told(id)).toBe(await audience());
  await world.as('cd').call('updateCourseAnnouncement', { id, ...fields });
  expect(await told(id)).toBe(0);
  await runAt(APPEARS);
  expect(await told(id)).toBe(await audience());
  await world.as('cd').call('deleteCourseAnnouncement', { id });
  expect(await told(id)).toBe(0);
  await run();
  expect(await told(id)).toBe(0);
});

test('put off, an announcement is unread again for everybody but its author [D-238]', async () => {
  const id = await schedule({ activationDate: ANCHOR });
  await world.as('student').call('markCourseAnnouncementRead', {
    enrollmentId: ids.enrollments.student,
    courseAnnouncementId: id,
  });
  const readers = () => numberOf(world.db, sql`select count(*) from announcement_reads where announcement_id = ${id}`);
  expect(await readers()).toBe(2);
  await world.as('cd').call('updateCourseAnnouncement', { id, ...fields });
  expect(await readers()).toBe(1);
});

test('changed with that wish, an announcement is told again at once, and unread for everybody but its author [D-238]', async () => {
  const id = await schedule({ activationDate: ANCHOR });
  const student = { enrollmentId: ids.enrollments.student };
  const news = async () =>
    (await world.as('student').call('notifications', student)).body.notifications
      .filter(({ createdAt }) => createdAt >= ANCHOR)
      .map(({ content, handled }) => [content['message'], handled]);
  await world.as('student').call('markCourseAnnouncementRead', { ...student, courseAnnouncementId: id });
  const change = (title: string) =>
    world
      .as('cd')
      .call('updateCourseAnnouncement', { id, ...fields, activationDate: ANCHOR, title, notifyAgain: true });
  world.at(plus(ANCHOR, MINUTE));
  await change('Panel at 7');
  await change('Panel at 7');
  const first = ['New announcement from Thomas Adeyemi: Panel tonight', true];
  expect(await news()).toEqual([['Thomas Adeyemi changed an announcement: Panel at 7', false], first]);
  expect(await numberOf(world.db, sql`select count(*) from announcement_reads where announcement_id = ${id}`)).toBe(1);
  world.at(plus(ANCHOR, 2 * MINUTE));
  await change('Panel at 8');
  expect(await news()).toEqual([['Thomas Adeyemi changed an announcement: Panel at 8', false], first]);
  await runAt(plus(ANCHOR, HOUR));
  expect(await told(id)).toBe(2 * (await audience()) - ((await audience()) - 1));
});

test('what was moved within the past, or changed, is not told again', async () => {
  const id = await schedule({ activationDate: plus(ANCHOR, -MINUTE) });
  await world.db.run(sql`delete from notifications where created_at >= ${ANCHOR}`);
  await world.as('cd').call('updateCourseAnnouncement', { id, ...fields, title: 'Panel', activationDate: ANCHOR });
  await run();
  expect(await told(id)).toBe(0);
});

test('open pages of the course hear when it appears and when it is over, once [ANN-013]', async () => {
  await schedule();
  const heardAt = async (now: Instant) => {
    world.at(now);
    const { database, take } = recording(world.db);
    await publishDueAnnouncements({ ...world.services, database });
    return take()
      .flatMap(({ statements }) => statements)
      .flatMap((statement) => JSON.stringify(statement).match(/course \d+/g) ?? []);
  };
  expect(await heardAt(APPEARS)).toEqual([`course ${ids.activeCourse}`]);
  expect(await heardAt(plus(APPEARS, MINUTE))).toEqual([]);
  expect(await heardAt(ENDS)).toEqual([`course ${ids.activeCourse}`]);
  expect(await heardAt(plus(ENDS, MINUTE))).toEqual([]);
});

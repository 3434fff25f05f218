import { afterEach, describe, expect, test } from 'vitest';
import { HOUR, MINUTE, plus, type Instant } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import { numberOf } from '#testing/rows';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;
type Member = 'student' | 'student2' | 'instructor' | 'ta' | 'ssm' | 'cd' | 'admin' | 'cm';

const TITLE_TOO_LONG = 'Your title is too long, the max length is 100 characters.';
const BODY_TOO_LONG = 'Your description is too long, the max length is 10,000 characters.';
const fields = {
  contextCode: 'academic',
  enrollmentId: ids.enrollments.instructor,
  title: 'The room has changed',
  body: 'We meet in room **204**.',
  activationDate: plus(ANCHOR, -MINUTE),
  expirationDate: plus(ANCHOR, 24 * HOUR),
};
const create = (more: object = {}, who: DemoName = 'instructor') =>
  world.as(who).call('createCourseAnnouncement', { ...fields, ...more });
const update = (id: number, more: object = {}, who: DemoName = 'instructor') =>
  world.as(who).call('updateCourseAnnouncement', { id, ...fields, ...more });
const remove = (id: number, who: DemoName = 'instructor') => world.as(who).call('deleteCourseAnnouncement', { id });
const listOf = async (who: Member) =>
  (await world.as(who).call('announcements', { enrollmentId: ids.enrollments[who] })).body.announcements;
const find = async (who: Member, id: number) => (await listOf(who)).announcementList.find((one) => one.id === id);
const read = (who: Member, courseAnnouncementId: number) =>
  world.as(who).call('markCourseAnnouncementRead', { courseAnnouncementId, enrollmentId: ids.enrollments[who] });
const told = async (who: Member, id: number) =>
  (await world.as(who).call('notifications', { enrollmentId: ids.enrollments[who] })).body.notifications.filter(
    ({ type, content }) => type === 'ANNOUNCEMENT' && content.announcementId === id,
  );
const written = () => numberOf(world.db, sql`select count(*) from announcements where created_at >= ${ANCHOR}`);

afterEach(async () => {
  world.at(ANCHOR);
  await world.db.run(sql`delete from notifications where created_at >= ${ANCHOR}`);
  await world.db.run(sql`delete from announcements where created_at >= ${ANCHOR}`);
});

describe('the list', () => {
  test('has what is active, the latest first, with its author and whether it was read [ANN-011, ANN-012, ANN-013, ANN-030]', async () => {
    const { announcementList, announcementsUnread } = await listOf('student');
    const days = announcementList.map(({ activationDate }) => activationDate);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(announcementList.find(({ id }) => id === ids.announcement)).toEqual({
      id: ids.announcement,
      contextCode: 'academic',
      title: 'Bring headphones tonight',
      body: expect.stringContaining('**Express**'),
      activationDate: plus(ANCHOR, -6 * HOUR),
      expirationDate: plus(ANCHOR, 168 * HOUR),
      enrollmentId: ids.enrollments.student,
      read: false,
      handled: false,
      staffEnrollmentId: ids.enrollments.instructor,
      creatorUserAccount: { firstName: 'Daniel', lastName: 'Brooks' },
      createdAt: plus(ANCHOR, -7 * HOUR),
      updatedAt: plus(ANCHOR, -7 * HOUR),
      authorLeft: false,
      readBy: null,
    });
    expect(announcementsUnread.map(({ id }) => id)).toEqual(
      announcementList.filter((one) => !one.read).map(({ id }) => id),
    );
    expect(announcementsUnread.length).toBeLessThan(announcementList.length);
  });

  test('shows what is scheduled and what has expired to its author only [D-129]', async () => {
    for (const hidden of [ids.scheduledAnnouncement, ids.expiredAnnouncement]) {
      expect(await find('instructor', hidden)).toBeDefined();
      for (const who of ['student', 'ta', 'admin', 'cm'] as const) expect(await find(who, hidden)).toBeUndefined();
    }
    const { announcementsUnread } = await listOf('instructor');
    expect(announcementsUnread.map(({ id }) => id)).not.toContain(ids.scheduledAnnouncement);
  });

  test('begins with the activation and ends with the expiration [D-129]', async () => {
    const { id } = (await create({ activationDate: plus(ANCHOR, HOUR), expirationDate: plus(ANCHOR, 2 * HOUR) })).body
      .announcement;
    const seenAt = async (moment: Instant) => {
      world.at(moment);
      return (await find('student', id)) !== undefined;
    };
    expect(await seenAt(plus(ANCHOR, HOUR - 1))).toBe(false);
    expect(await seenAt(plus(ANCHOR, HOUR))).toBe(true);
    expect(await seenAt(plus(ANCHOR, 2 * HOUR - 1))).toBe(true);
    expect(await seenAt(plus(ANCHOR, 2 * HOUR))).toBe(false);
  });

  test('is for everybody in the course, and nobody else', async () => {
    for (const who of ['admin', 'ta', 'ssm', 'cd', 'cm'] as const)
      expect(await find(who, ids.announcement)).toBeDefined();
    const elsewhere = await world.as('student2').call('announcements', { enrollmentId: ids.enrollments.student });
    expect(elsewhere.status).toBe(404);
    expect((await listOf('student')).announcementList.map(({ id }) => id)).not.toContain(ids.lakesideAnnouncement);
  });
});

describe('creating', () => {
  test('announces something; whoever wrote it has read it [ANN-031]', async () => {
    const { status, body } = await create({ title: '  The room has changed  ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      announcement: {
        title: 'The room has changed',
        body: fields.body,
        staffEnrollmentId: ids.enrollments.instructor,
        read: true,
        handled: true,
        readBy: { count: 0 },
      },
    });
    expect(await find('student', body.announcement.id)).toMatchObject({ read: false, readBy: null });
  });

  test('sent twice in one moment it is one', async () => {
    const [first, second] = [await create(), await create()];
    expect(second.body.announcement.id).toBe(first.body.announcement.id);
    expect(await written()).toBe(1);
    expect(await told('student', first.body.announcement.id)).toHaveLength(1);
  });

  test('title and text have their longest length, and none of them is empty [ANN-021, ANN-022, ANN-023, ANN-024]', async () => {
    expect((await create({ title: 'x'.repeat(100), body: 'y'.repeat(10_000) })).status).toBe(200);
    const refused = async (more: object) => {
      const { status, body } = await create(more);
      return [status, Object.values(body.fields ?? {})[0]];
    };
    expect(await refused({ title: 'x'.repeat(101) })).toEqual([422, TITLE_TOO_LONG]);
    expect(await refused({ body: 'y'.repeat(10_001) })).toEqual([422, BODY_TOO_LONG]);
    for (const empty of [
      { title: '  ' },
      { body: ' \n' },
      { title: undefined },
      { body: undefined },
      { contextCode: undefined },
      { contextCode: '' },
      { activationDate: undefined },
      { expirationDate: undefined },
    ])
      expect(await refused(empty)).toEqual([422, 'All fields are required.']);
    expect(await refused({ activationDate: '2026-02-30T10:00:00.000Z' })).toEqual([422, 'Invalid date or time']);
    expect((await create({ contextCode: 'general' })).status).toBe(422);
    expect((await create({ expirationDate: 7 })).status).toBe(400);
  });

  test('no date is before today on campus, and the end comes after the beginning [ANN-025, ANN-026]', async () => {
    const midnight = '2026-03-11T04:00:00.000Z';
    const dates = async (activationDate: Instant, expirationDate: Instant) =>
      (await create({ activationDate, expirationDate })).body.errorMessage ?? 'saved';
    expect(await dates(midnight, plus(ANCHOR, HOUR))).toBe('saved');
    expect(await dates(plus(midnight, -1), plus(ANCHOR, HOUR))).toBe('Invalid date or time');
    expect(await dates(ANCHOR, ANCHOR)).toBe('Invalid date or time');
    expect(await dates(plus(ANCHOR, HOUR), ANCHOR)).toBe('Invalid date or time');
  });

  test('is for staff but the general manager, in their own name [ANN-027, ANN-031]', async () => {
    for (const who of ['student', 'cm'] as const)
      expect([who, (await create({ enrollmentId: ids.enrollments[who] }, who)).status]).toEqual([who, 403]);
    for (const who of ['admin', 'ta', 'ssm', 'cd'] as const)
      expect([who, (await create({ enrollmentId: ids.enrollments[who] }, who)).status]).toEqual([who, 200]);
    expect((await create({ enrollmentId: ids.enrollments.instructor }, 'ta')).status).toBe(404);
  });
});

describe('editing', () => {
  test('changes what stands there [ANN-032]', async () => {
    const { id } = (await create()).body.announcement;
    const { status, body } = await update(id, { title: 'Room 205', contextCode: 'career' });
    expect([status, body.announcement.title, body.announcement.contextCode]).toEqual([200, 'Room 205', 'career']);
    expect(await find('student', id)).toMatchObject({ title: 'Room 205' });
  });

  test('is for its author only, from the enrollment it was written with [ANN-028]', async () => {
    for (const who of ['ta', 'ssm', 'cd', 'admin'] as const) {
      const { status, body } = await update(ids.announcement, { enrollmentId: ids.enrollments[who] }, who);
      expect([who, status, body.errorCode]).toEqual([who, 403, 'ANNOUNCEMENT_NOT_THE_AUTHOR']);
    }
    expect((await update(ids.announcement, { enrollmentId: ids.enrollments.ta })).status).toBe(404);
    expect((await update(ids.lakesideAnnouncement)).status).toBe(404);
  });

  test('accepts a past beginning that stays as it was, and no other [ANN-026]', async () => {
    const { activationDate, expirationDate } = (await find(
      'instructor',
      ids.readAnnouncement,
    )) as never as typeof fields;
    const edit = (more: object) =>
      update(
        ids.readAnnouncement,
        { activationDate, expirationDate, enrollmentId: ids.enrollments.ssm, ...more },
        'ssm',
      );
    expect((await edit({ title: 'Office hours, online' })).status).toBe(200);
    expect((await edit({ activationDate: plus(activationDate, MINUTE) })).body.errorMessage).toBe(
      'Invalid date or time',
    );
  });

  test('in two windows the second is told, and not when it says the same', async () => {
    const { id, updatedAt } = (await create()).body.announcement;
    world.at(plus(ANCHOR, MINUTE));
    expect((await update(id, { title: 'First', updatedAt })).status).toBe(200);
    world.at(plus(ANCHOR, 2 * MINUTE));
    expect((await update(id, { title: 'First', updatedAt })).status).toBe(200);
    const { status, body } = await update(id, { title: 'Second', updatedAt });
    expect([status, body.errorCode]).toEqual([409, 'ANNOUNCEMENT_CHANGED']);
    expect(await find('student', id)).toMatchObject({ title: 'First' });
  });
});

describe('deleting', () => {
  test('takes it out of every list, keeps it, and withdraws what was told of it [ANN-034, D-201]', async () => {
    const { id } = (await create()).body.announcement;
    const [unread] = await told('student', id);
    expect(unread?.handled).toBe(false);
    await read('student2', id);
    expect((await remove(id)).status).toBe(200);
    for (const who of ['student', 'instructor'] as const) expect(await find(who, id)).toBeUndefined();
    expect(await written()).toBe(1);
    expect(await told('student', id)).toEqual([]);
    const { body } = await world.as('student2').call('notifications', { enrollmentId: ids.enrollments.student2 });
    expect(body.notifications[0]).toMatchObject({
      type: 'ANNOUNCEMENT',
      handled: false,
      content: { message: 'This announcement was taken back: The room has changed' },
    });
    expect((await remove(id)).status).toBe(404);
  });

  test('is for its author only [ANN-029]', async () => {
    for (const who of ['ta', 'ssm', 'cd', 'admin'] as const)
      expect((await remove(ids.announcement, who)).body.errorCode).toBe('ANNOUNCEMENT_NOT_THE_AUTHOR');
    for (const who of ['student', 'cm'] as const) expect((await remove(ids.announcement, who)).status).toBe(403);
    expect((await remove(ids.lakesideAnnouncement)).status).toBe(404);
    expect(await find('student', ids.announcement)).toBeDefined();
  });
});

describe('reading', () => {
  test('is remembered with the first time, and handles the notification [ANN-019, ANN-033, D-129]', async () => {
    const { id } = (await create()).body.announcement;
    expect(await told('student', id)).toMatchObject([{ handled: false }]);
    expect((await read('student', id)).status).toBe(200);
    world.at(plus(ANCHOR, HOUR));
    expect((await read('student', id)).status).toBe(200);
    expect(await find('student', id)).toMatchObject({ read: true, handled: true });
    expect(await find('student2', id)).toMatchObject({ read: false, handled: false });
    expect(await told('student', id)).toMatchObject([{ handled: true }]);
    expect(await told('student2', id)).toMatchObject([{ handled: false }]);
    const first = sql`select count(*) from announcement_reads where announcement_id = ${id} and read_at = ${ANCHOR}
      and enrollment_id = ${ids.enrollments.student}`;
    expect(await numberOf(world.db, first)).toBe(1);
  });

  test('needs an announcement that one sees, in the own name [ANN-033]', async () => {
    const hidden = [ids.scheduledAnnouncement, ids.expiredAnnouncement, ids.lakesideAnnouncement, 999_999];
    for (const id of hidden) expect([id, (await read('student', id)).status]).toEqual([id, 404]);
    expect((await read('instructor', ids.scheduledAnnouncement)).status).toBe(200);
    const forAnother = { courseAnnouncementId: ids.announcement, enrollmentId: ids.enrollments.student2 };
    expect((await world.as('student').call('markCourseAnnouncementRead', forAnother)).status).toBe(404);
  });

  test('lowers the counts of the dashboard [DASH-008, DASH-012]', async () => {
    const { id } = (await create()).body.announcement;
    const counts = async () =>
      (await world.as('student').call('dashboard', { enrollmentId: ids.enrollments.student })).body
        .dashboardAnnouncements;
    const before = await counts();
    await read('student', id);
    expect(await counts()).toEqual({ ...before, unreadCount: before.unreadCount - 1 });
  });
});

describe('who has read it', () => {
  const readersOf = (id: number, who: DemoName = 'instructor') => world.as(who).call('announcementReaders', { id });

  test('its author sees n of m, and the names [ANN-033]', async () => {
    const { id } = (await create()).body.announcement;
    await read('student', id);
    await read('cm', id);
    const { readers } = (await readersOf(id)).body;
    expect(readers.filter(({ readAt }) => readAt !== null).map(({ firstName }) => firstName)).toEqual([
      'Maya',
      'Samuel',
    ]);
    expect((await find('instructor', id))?.readBy).toEqual({ count: 2, of: readers.length });
    const active = sql`select count(*) from enrollments where course_id = ${ids.activeCourse} and active`;
    expect(readers).toHaveLength((await numberOf(world.db, active)) - 1);
    expect(readers.map(({ enrollmentId }) => enrollmentId)).not.toContain(ids.enrollments.instructor);
  });

  test('whoever has left the class no longer counts', async () => {
    const { id } = (await create()).body.announcement;
    await read('student2', id);
    const before = (await find('instructor', id))?.readBy;
    const leave = (active: boolean) =>
      world.db.run(sql`update enrollments set active = ${active} where id = ${ids.enrollments.student2}`);
    await leave(false);
    expect((await find('instructor', id))?.readBy).toEqual({ count: 0, of: (before?.of ?? 0) - 1 });
    await leave(true);
  });

  test('nobody else sees it', async () => {
    for (const who of ['ta', 'ssm', 'cd', 'admin'] as const)
      expect((await readersOf(ids.announcement, who)).body.errorCode).toBe('ANNOUNCEMENT_NOT_THE_AUTHOR');
    for (const who of ['student', 'cm'] as const) expect((await readersOf(ids.announcement, who)).status).toBe(403);
    expect((await readersOf(ids.lakesideAnnouncement)).status).toBe(404);
  });
});

describe('what somebody wrote who has left', () => {
  const leave = (active: boolean) =>
    world.db.run(sql`update enrollments set active = ${active} where id = ${ids.enrollments.ta}`);
  const written = async () => {
    await leave(true);
    const { body } = await create({ enrollmentId: ids.enrollments.ta }, 'ta');
    await leave(false);
    return body.announcement.id;
  };
  const entries = (id: number) =>
    numberOf(
      world.db,
      sql`select count(*) from audit_entries where object_kind = 'announcement' and object_id = ${id}`,
    );
  afterEach(() => leave(true));

  test.each(['admin', 'cm'] as const)(
    '%s ends it and takes it down, and the history names them [ANN-028, ANN-029, D-231]',
    async (who) => {
      const id = await written();
      expect(await find(who, id)).toMatchObject({ authorLeft: true });
      const enrollmentId = ids.enrollments[who];
      expect((await update(id, { enrollmentId, body: 'Other words.' }, who)).status).toBe(403);
      expect((await update(id, { enrollmentId, expirationDate: plus(ANCHOR, 48 * HOUR) }, who)).status).toBe(403);
      expect((await update(id, { enrollmentId, expirationDate: ANCHOR }, who)).status).toBe(200);
      expect(await find('student', id)).toBeUndefined();
      expect((await remove(id, who)).status).toBe(200);
      expect(await entries(id)).toBe(2);
    },
  );
  test('nobody else does, and as long as the author is there only the author [ANN-028, ANN-029, D-231]', async () => {
    const id = await written();
    for (const who of ['instructor', 'ssm'] as const) expect((await remove(id, who)).status).toBe(403);
    await leave(true);
    for (const who of ['admin', 'cm'] as const) expect((await remove(id, who)).status).toBe(403);
  });
});

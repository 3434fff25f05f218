import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '#database/db';
import { notify } from '#features/notifications/notify';
import { numberOf } from '#testing/rows';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;
const { enrollments, accounts, activeCourse, requestedSession } = ids;

/** The student whose request is pending in the demo world. */
let asker = { requestId: 0, enrollmentId: 0, accountId: 0 };
const readWaiting = () =>
  world.db.one<typeof asker>(sql`
    select q.id as "requestId", e.id as "enrollmentId", e.account_id as "accountId" from remote_requests q
    join enrollments e on e.id = q.enrollment_id
    where q.session_id = ${requestedSession} and q.state = 'pending' order by q.id limit 1`);
const news = async (name: 'ssm' | 'ta') =>
  (await world.as(name).call('notifications', { enrollmentId: enrollments[name] })).body.notifications.filter(
    ({ content }) => content['remoteAttendanceRequestId'] === asker.requestId,
  );
const unread = (name: 'ssm' | 'ta') =>
  numberOf(
    world.db,
    sql`select count(*) from notifications where enrollment_id = ${enrollments[name]} and handled_at is null
      and cause = ${`remote-request-${asker.requestId}`}`,
  );
const waiting = async (name: 'ssm' | 'ta') =>
  (await world.as(name).call('today')).body.lines.find(
    ({ kind, enrollmentId }) => kind === 'remoteRequests' && enrollmentId === enrollments[name],
  )?.count ?? 0;
const block = (active: boolean) =>
  world.as('operator').call('setPersonActive', { accountId: asker.accountId, active, reason: 'A test' });

beforeEach(async () => {
  world.at(ANCHOR);
  asker = await readWaiting();
});

test('what a blocked person asks for waits with nobody, and waits again when they are back [D-201, D-229]', async () => {
  const before = [await waiting('ssm'), await waiting('ta')];
  const told = [await unread('ssm'), await unread('ta')];
  expect((await block(false)).status).toBe(200);
  expect([await waiting('ssm'), await waiting('ta')]).toEqual(before.map((count) => count - 1));
  expect([await unread('ssm'), await unread('ta')]).toEqual([0, 0]);
  const decide = { id: null, remoteAttendanceRequestId: asker.requestId };
  expect((await world.as('ssm').call('createRemoteAttendanceApproval', decide)).status).toBe(404);
  expect((await block(true)).status).toBe(200);
  expect([await waiting('ssm'), await waiting('ta')]).toEqual(before);
  expect([await unread('ssm'), await unread('ta')]).toEqual(told.map(() => 1));
});

test('news that asked for a decision are withdrawn when the student leaves [D-201, D-229]', async () => {
  expect([await unread('ssm'), await unread('ta')]).toEqual([1, 1]);
  const [mine] = await news('ta');
  await world.as('ta').call('handleNotification', { notificationId: mine?.id ?? 0 });
  await world
    .as('admin')
    .call('endEnrollment', { enrollmentId: asker.enrollmentId, reason: 'withdrawn', lastDay: null, note: '' });
  expect([await news('ssm'), await news('ta')]).toEqual([[], []]);
  const answers = await world.db.many<{ message: string }>(sql`
    select content ->> 'message' as message from notifications where enrollment_id = ${enrollments.ta}
      and created_at = ${ANCHOR} and type = 'REMOTE_REQUESTED'`);
  expect(answers.map(({ message }) => message)).toContainEqual(
    expect.stringContaining('no longer requests remote attendance'),
  );
});

describe('news that ask staff for something about a student', () => {
  const facts = { enrollmentId: enrollments.student2, accountId: accounts.student2 };
  const about = { student: 'Noah Fischer', studentId: facts.accountId, studentEnrollmentId: facts.enrollmentId };
  const work = { assignmentId: 9_000_101, contextId: 1, title: 'Quiz', ...about } as const;
  const occasion = {
    course: { universityId: ids.northfield, courseId: activeCourse, timeZone: 'America/New_York' },
    now: ANCHOR,
  };
  /** Finds the student's unread notifications for three roles, and compares their number with the bells. */
  const seen = async () => {
    const lists = await Promise.all(
      (['ssm', 'ta', 'instructor'] as const).map(async (name) => {
        const own = { enrollmentId: enrollments[name] };
        const { notifications } = (await world.as(name).call('notifications', own)).body;
        const { notificationsResume } = (await world.as(name).call('latestNotifications', own)).body;
        const unhandled = notifications.filter(({ handled }) => !handled);
        expect([name, notificationsResume.unhandledCount]).toEqual([name, unhandled.length]);
        const mine = unhandled.filter(({ content }) => content.studentEnrollmentId === facts.enrollmentId);
        return mine.map(({ type }) => `${name} ${type}`).toSorted();
      }),
    );
    return lists.flat();
  };
  const ALL = [
    'ssm ABSENCE_LIMIT',
    'ta SUBMISSION_COMMENT',
    'ta SUBMISSION_RECEIVED',
    'instructor SUBMISSION_COMMENT',
    'instructor SUBMISSION_RECEIVED',
  ];
  beforeAll(async () => {
    await world.db.run(sql`delete from notifications`);
    await notify(world.db, 'SUBMISSION_RECEIVED', work, occasion);
    const comment = { ...work, commentId: 9_000_102, author: about.student, byStudent: true };
    await notify(world.db, 'SUBMISSION_COMMENT', comment, occasion);
    await notify(world.db, 'ABSENCE_LIMIT', { ...about, remaining: 1, bookingUrl: null }, occasion);
  });
  const change = (call: 'endEnrollment' | 'resumeEnrollment') => {
    const of = { enrollmentId: facts.enrollmentId, note: '' };
    return call === 'endEnrollment'
      ? world.as('admin').call('endEnrollment', { ...of, reason: 'withdrawn', lastDay: null })
      : world.as('admin').call('resumeEnrollment', of);
  };
  const setActive = (active: boolean) =>
    world.as('operator').call('setPersonActive', { accountId: facts.accountId, active, reason: 'A test' });

  test('are withdrawn where unread when the student leaves, and stand again when the student is back [D-201, D-229]', async () => {
    expect(await seen()).toEqual(ALL);
    expect((await change('endEnrollment')).status).toBe(200);
    expect(await seen()).toEqual([]);
    // nobody marks notifications that were not shown
    for (const name of ['ssm', 'ta', 'instructor'] as const)
      await world.as(name).call('handleNotificationForEnrollment', { enrollmentId: enrollments[name] });
    expect((await change('resumeEnrollment')).status).toBe(200);
    expect(await seen()).toEqual(ALL);
  });
  test('and so while the account is blocked, of which open pages of the class hear [D-201, D-229]', async () => {
    const heard: string[] = [];
    const stop = world.db.subscribe((message) => heard.push(message));
    expect((await setActive(false)).status).toBe(200);
    await expect.poll(() => heard.some((text) => text.includes(`course ${activeCourse}`))).toBe(true);
    stop();
    expect(await seen()).toEqual([]);
    expect((await setActive(true)).status).toBe(200);
    expect(await seen()).toEqual(ALL);
  });
});

test('a blocked student is asked for nothing, counted nowhere as missing, and marked [D-229]', async () => {
  const attendance = async () =>
    (await world.as('ssm').call('today')).body.lines
      .filter(({ kind, enrollmentId }) => kind === 'attendance' && enrollmentId === enrollments.ssm)
      .reduce((sum, { count }) => sum + count, 0);
  await world.db.run(sql`delete from attendance where enrollment_id = ${enrollments.student2}`);
  const before = await attendance();
  await world.db.run(sql`update accounts set active = false where id = ${accounts.student2}`);
  expect(await attendance()).toBeLessThan(before);
  const course = { courseId: activeCourse };
  const { body: roster } = await world.as('registrar').call('roster', {
    ...course,
    active: true,
    search: 'noah',
    role: null,
    sort: 'name',
    descending: false,
    page: 0,
  });
  expect(roster.rows.filter(({ isBlocked }) => isBlocked).map(({ accountId }) => accountId)).toEqual([
    accounts.student2,
  ]);
  const { body: found } = await world.as('ssm').call('chatInbox', { enrollmentId: enrollments.ssm, search: 'noah' });
  expect(
    found.conversations.filter(({ student }) => student.isBlocked).map(({ student }) => student.enrollmentId),
  ).toEqual([enrollments.student2]);
  const { body: cohort } = await world.as('ssm').call('cohortHealthNames', course);
  expect(
    cohort.students.filter(({ isBlocked }) => isBlocked).map(({ studentEnrollmentId }) => studentEnrollmentId),
  ).toEqual([enrollments.student2]);
  const { body: profiles } = await world.as('ssm').call('studentProfiles', { courseId: activeCourse });
  const { body: sheet } = await world.as('instructor').call('gradebookSheet', { courseId: activeCourse });
  const { body: session } = await world.as('ta').call('sessionDetail', { sessionId: ids.todaysSession });
  for (const list of [profiles.students, sheet.students, session.students])
    expect(
      list
        .filter((row) => ('isBlocked' in row ? row.isBlocked : 'isBlocked' in row.student && row.student.isBlocked))
        .map(({ student }) => student.id),
    ).toEqual([accounts.student2]);
  await world.db.run(sql`update accounts set active = true where id = ${accounts.student2}`);
});

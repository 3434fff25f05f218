import sql from 'sql-template-tag';
import { beforeEach, expect, test } from 'vitest';
import { numberOf } from '#testing/rows';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;
const { enrollments, accounts, activeCourse, requestedSession } = ids;

/** Of whom the request is that waits in the demo world. */
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

test('a blocked student is asked for nothing, counted nowhere as missing, and marked [D-229]', async () => {
  const attendance = async () =>
    (await world.as('ssm').call('today')).body.lines
      .filter(({ kind, enrollmentId }) => kind === 'attendance' && enrollmentId === enrollments.ssm)
      .reduce((sum, { count }) => sum + count, 0);
  await world.db.run(sql`delete from attendance where enrollment_id = ${enrollments.student2}`);
  const before = await attendance();
  await world.db.run(sql`update accounts set active = false where id = ${accounts.student2}`);
  expect(await attendance()).toBeLessThan(before);
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

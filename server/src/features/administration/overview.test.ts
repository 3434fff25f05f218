import { expect, test } from 'vitest';
import { HOUR, plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { recordBackup } from './queries-backup.ts';
import { disableDemoAccounts } from '#features/setup/queries-demo';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const overview = async (by: Parameters<typeof world.as>[0]) => (await world.as(by).call('adminOverview')).body;

test('classes that start within 14 days and are not ready, with what is missing, of those that one administers [ADM-014]', async () => {
  const { upcomingCourse } = world.ids;
  const { startDate } = await world.db.one<{ startDate: string }>(
    sql`select start_date as "startDate" from courses where id = ${upcomingCourse}`,
  );
  const start = `${startDate}T12:00:00.000Z`;
  await world.db.run(
    sql`update enrollments set active = false where course_id = ${upcomingCourse} and role = 'instructor'`,
  );
  await world.db.run(sql`update sessions set cancelled_at = ${ANCHOR} where course_id = ${upcomingCourse}`);
  const missing = async (by: Parameters<typeof world.as>[0]) =>
    (await overview(by)).unreadyClasses.find(({ courseId }) => courseId === upcomingCourse)?.missing;
  world.at(plus(start, -14 * 24 * HOUR));
  expect(await missing('operator')).toEqual(expect.arrayContaining(['instructor', 'session']));
  expect(await missing('registrar')).toEqual(await missing('operator'));
  // an admin of other classes does not see it
  expect(await missing('admin')).toBeUndefined();
  world.at(plus(start, -15 * 24 * HOUR));
  expect(await missing('operator')).toBeUndefined();
  world.at(plus(start, 24 * HOUR));
  expect(await missing('operator')).toBeUndefined();
  world.at(ANCHOR);
});

test('classes that are over and not concluded, and invitations that reached nobody [ADM-014]', async () => {
  const { activeCourse, northfield } = world.ids;
  const students = await world.db.many<{ id: number; accountId: number }>(sql`
    select id, account_id as "accountId" from enrollments where course_id = ${activeCourse} and role = 'student' and active
    order by id`);
  const endOf = async (by: Parameters<typeof world.as>[0]) =>
    (await overview(by)).endedClasses.find(({ courseId }) => courseId === activeCourse)?.students;
  expect(await endOf('operator')).toBeUndefined();
  await world.db.run(sql`update courses set end_date = ${ANCHOR.slice(0, 10)}::date - 1 where id = ${activeCourse}`);
  for (const by of ['operator', 'registrar', 'admin'] as const) expect(await endOf(by)).toBe(students.length);
  await world.db.run(sql`update enrollments set active = false where course_id = ${activeCourse} and role = 'student'`);
  expect(await endOf('operator')).toBe(0);
  await world.db.run(sql`update courses set concluded_at = ${ANCHOR} where id = ${activeCourse}`);
  expect(await endOf('operator')).toBeUndefined();
  await world.db.run(sql`update courses set concluded_at = null where id = ${activeCourse}`);

  const [failed, expired, fresh, accepted] = students.map(({ accountId }) => accountId);
  for (const [accountId, sentAt, failure] of [
    [failed, null, '550 no'],
    [expired, plus(ANCHOR, -7 * 24 * HOUR), null],
    [fresh, plus(ANCHOR, -7 * 24 * HOUR + 1), null],
    [accepted, plus(ANCHOR, -30 * 24 * HOUR), null],
  ] as const)
    await world.db.run(sql`
      insert into invitations (account_id, university_id, course_id, created_at, planned_for, sent_at, failed_at, failure)
      values (${accountId}, ${northfield}, ${activeCourse}, ${ANCHOR}, ${ANCHOR}, ${sentAt},
        case when ${failure}::text is null then null else ${ANCHOR}::timestamptz end, ${failure})`);
  await world.db.run(sql`
    update accounts set password_hash = null where id = any(${[failed, expired, fresh] as number[]}::int[])`);
  const invited = async (by: Parameters<typeof world.as>[0]) =>
    (await overview(by)).invitations.find(({ courseId }) => courseId === activeCourse);
  for (const by of ['operator', 'registrar'] as const)
    expect(await invited(by)).toMatchObject({ universityId: northfield, failed: 1, expired: 1 });
  // people who run a class have no list from which to send them again
  expect(await invited('admin')).toBeUndefined();
});

test('jobs that were given up and the last backup are told to those who administer the installation [ADM-014, ADM-123]', async () => {
  await world.db.run(sql`
    insert into outbox (kind, payload, run_at, failed_at, last_error) values ('x', '{}', ${ANCHOR}, ${ANCHOR}, 'no')`);
  expect((await overview('operator')).operation).toEqual({ failedJobs: 1, refusedAddresses: 0, lastBackupAt: null });
  await recordBackup(world.db, { at: ANCHOR, rows: 12 });
  expect((await overview('operator')).operation?.lastBackupAt).toBe(ANCHOR);
  for (const name of ['registrar', 'admin', 'cm'] as const) expect((await overview(name)).operation).toBe(null);
});

test('whoever administers learns of demo accounts until none can sign in [ADM-124]', async () => {
  expect((await overview('admin')).demoAccounts).toBeGreaterThan(50);
  const { email } = await world.db.one<{ email: string }>(sql`
    update accounts set email = 'boss@school.example.edu' where id = ${world.ids.accounts.registrar} returning email`);
  expect(email).not.toContain('northfield');
  const disabled = await world.db.transaction((tx) => disableDemoAccounts(tx, ANCHOR));
  expect(disabled.disabled).toBeGreaterThan(50);
  expect((await overview('registrar')).demoAccounts).toBe(0);
});

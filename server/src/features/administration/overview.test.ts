import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { HOUR, plus } from '@bcs/contract/kernel/clock';
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

test('jobs that were given up are told to those who administer the installation [ADM-014]', async () => {
  await world.db.run(sql`
    insert into outbox (kind, payload, run_at, failed_at, last_error) values ('x', '{}', ${ANCHOR}, ${ANCHOR}, 'no')`);
  expect((await overview('operator')).failedJobs).toBe(1);
  for (const name of ['registrar', 'admin', 'cm'] as const) expect((await overview(name)).failedJobs).toBe(null);
});

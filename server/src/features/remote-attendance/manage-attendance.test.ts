import { expect, test } from 'vitest';
import { sql } from '#database/db';
import { numberOf } from '#testing/rows';
import { useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;

test('a general manager sees the universities with everything in them, and how many requests wait [ATT-029]', async () => {
  const { status, body } = await world.as('cm').call('manageAttendance');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    canManageAttendance: true,
    universities: [{ id: ids.northfield, name: 'Northfield University' }],
  });
  expect(body.courses.map(({ id }) => id)).toEqual(
    expect.arrayContaining([ids.activeCourse, ids.dataCourse, ids.pastCourse]),
  );
  expect(body.courses.some(({ id }) => id === ids.lakesideCourse)).toBe(false);
  expect(body.cohorts.every(({ universityId }) => universityId === ids.northfield)).toBe(true);
  const waiting = sql`select count(*) from remote_requests q
    where q.university_id = ${ids.northfield} and q.cancelled_at is null
      and q.id not in (select d.request_id from remote_decisions d where d.university_id = q.university_id)`;
  expect(body.pendingRemoteAttendanceRequestCount).toBe(await numberOf(world.db, waiting));
  expect(body.pendingRemoteAttendanceRequestCount).toBeGreaterThan(0);
});

test('nobody else does [ATT-029]', async () => {
  for (const who of ['admin', 'student', 'instructor', 'ta', 'ssm', 'cd', 'nobody'] as const) {
    const { status, body } = await world.as(who).call('manageAttendance');
    expect([who, status, body.errorMessage]).toEqual([who, 403, "You don't have permission!"]);
  }
  expect((await world.anonymous.call('manageAttendance')).status).toBe(401);
});

test('the flag counts only with an active enrollment as general manager or admin [ATT-029]', async () => {
  await world.db.run(sql`update enrollments set active = false where account_id = ${ids.accounts.cm}`);
  expect((await world.as('cm').call('manageAttendance')).status).toBe(403);
  await world.db.run(sql`update enrollments set active = true where account_id = ${ids.accounts.cm}`);
});

import { describe, expect, test } from 'vitest';
import { plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import { useWorld } from '#testing/world';

const world = useWorld();
const { activeCourse: courseId, enrollments } = world.ids;
const WEEK = 3;
const DAY = 86_400_000;
const save = (name: DemoName, text: string, version: number, week = WEEK) =>
  world.as(name).call('saveFollowUp', { courseId, week, text, version });
const latest = async (name: 'student' | 'student2' = 'student') =>
  (await world.as(name).call('latestFollowUp', { enrollmentId: enrollments[name] })).body.followUp;
const ofReport = async () => {
  const input = { enrollmentId: enrollments.cm, courseId, week: null };
  return (await world.as('cm').call('weeklyFeedbackReport', input)).body.FollowUps.find(({ week }) => week === WEEK);
};
const clear = () => world.db.run(sql`delete from follow_ups where course_id = ${courseId}`);

describe('who may', () => {
  test('those who run the course write, nobody else does', async () => {
    for (const name of ['student', 'cd', 'cm'] as const) expect((await save(name, 'x', 0)).status, name).toBe(403);
    await clear();
    let version = 0;
    for (const name of ['instructor', 'ta', 'ssm', 'admin'] as const) {
      const { status, body } = await save(name, `We go slower now, says ${name}.`, version);
      expect(status, name).toBe(200);
      version = body.followUp.version;
    }
  });
  test('a week whose survey has not opened is not answered yet', async () => {
    expect(await save('ssm', 'Too early.', 0, 40)).toMatchObject({
      status: 409,
      body: { errorCode: 'FOLLOW_UP_TOO_EARLY' },
    });
  });
});

test('the class reads the latest, on its dashboard too, and staff find it at its week', async () => {
  await clear();
  await save('ssm', '  We go slower now.  ', 0);
  const read = { week: WEEK, text: 'We go slower now.', author: expect.any(String), savedAt: world.now };
  expect(await latest()).toEqual(read);
  expect(await ofReport()).toEqual({ ...read, version: 1 });
  const { body } = await world.as('student').call('dashboard', { enrollmentId: enrollments.student });
  expect(body.followUp).toEqual(read);
  const staff = await world.as('ssm').call('dashboard', { enrollmentId: enrollments.ssm });
  expect(staff.body.followUp).toBeNull();
  await save('instructor', 'More pair work from now on.', 0, WEEK + 1);
  expect(await latest()).toMatchObject({ week: WEEK + 1 });
});

test('what is emptied is taken back, and the one before it shows again', async () => {
  await clear();
  await save('ssm', 'First.', 0, WEEK - 1);
  await save('ssm', 'Second.', 0);
  expect((await save('ssm', ' ', 1)).body).toMatchObject({ success: true, followUp: { text: '', version: 2 } });
  expect(await latest()).toMatchObject({ text: 'First.' });
});

test('of two who save at once one is refused, and loses nothing', async () => {
  await clear();
  const both = await Promise.all([save('ssm', 'Mine.', 0), save('instructor', 'Mine too.', 0)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await save('ta', 'Late.', 0)).toMatchObject({ status: 409, body: { errorCode: 'FOLLOW_UP_CHANGED' } });
  expect((await save('ta', 'In time.', 1)).body).toMatchObject({ followUp: { text: 'In time.', version: 2 } });
});

test('after two weeks it is no news any more', async () => {
  await clear();
  await save('ssm', 'We go slower now.', 0);
  const { now } = world;
  world.at(plus(now, 14 * DAY - 2 * 3_600_000));
  expect(await latest()).not.toBeNull();
  world.at(plus(now, 15 * DAY));
  expect(await latest()).toBeNull();
  world.at(now);
});

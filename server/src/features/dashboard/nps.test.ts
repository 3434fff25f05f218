import { beforeAll, expect, test } from 'vitest';
import { sql } from '#database/db';
import { useWorld } from '#testing/world';

const world = useWorld();
const { activeCourse: courseId } = world.ids;

/** A course of 100 days whose middle is March 1; midnight in New York is 5:00 UTC in winter and 4:00 in summer. */
beforeAll(async () => {
  await world.db.run(sql`delete from survey_schedules where course_id = ${courseId}`);
  await world.db.run(sql`update courses set start_date = '2026-01-10', end_date = '2026-04-20' where id = ${courseId}`);
});
const toggle = (name: 'ssm' | 'admin' | 'instructor' | 'student', value: boolean) =>
  world.as(name).call('enableNpsEndSurvey', { courseId, value });

test('ssm and admin see the survey and switch it within its window [DASH-027, DASH-028, DASH-030, DASH-056, DASH-057]', async () => {
  const { status, body } = await toggle('ssm', true);
  expect([status, body.endSurveyEnabled]).toEqual([200, true]);
  const seen = await world.as('admin').call('survey', { enrollmentId: world.ids.enrollments.admin });
  expect(seen.body).toMatchObject({ endSurveyEnabled: true, windowOpen: true, midCourseSurveySchedule: null });
  expect((await toggle('admin', false)).body.endSurveyEnabled).toBe(false);
});

test('nobody else does [DASH-028]', async () => {
  expect((await toggle('instructor', true)).status).toBe(403);
  expect((await toggle('student', true)).body.errorCode).toBe('FORBIDDEN');
  expect((await world.as('instructor').call('survey', { enrollmentId: world.ids.enrollments.instructor })).status).toBe(
    403,
  );
});

test('the window opens at midnight of mid-course and closes two weeks after the end [DASH-029]', async () => {
  const statusAt = async (now: string) => {
    world.at(now);
    return (await toggle('ssm', true)).status;
  };
  expect(await statusAt('2026-03-01T04:59:59.999Z')).toBe(403);
  expect(await statusAt('2026-03-01T05:00:00.000Z')).toBe(200);
  expect(await statusAt('2026-05-05T03:59:59.999Z')).toBe(200);
  expect(await statusAt('2026-05-05T04:00:00.000Z')).toBe(403);
});

import sql from 'sql-template-tag';
import { beforeEach, expect, test } from 'vitest';
import type { DemoName } from '#database/seed/ids';
import { useWorld } from '#testing/world';

const world = useWorld();
const { activeCourse: courseId, enrollments, lakesideCourse } = world.ids;
const ask = (name: DemoName) => world.as(name).call('surveyTurnout', { courseId });
const weekly = async () => (await ask('ssm')).body.surveys.find(({ formName }) => formName === 'weekly-feedback')!;
const remind = (week: number, ids: readonly number[], formName = 'weekly-feedback') =>
  world.as('ssm').call('remindOfSurvey', { courseId, formName, week, studentEnrollmentIds: [...ids] });
const told = async () =>
  (
    await world.db.many<{ id: number }>(
      sql`select enrollment_id as id from notifications where type = 'SURVEY_REMINDER' order by 1`,
    )
  ).map(({ id }) => id);

beforeEach(async () => {
  await world.db.run(sql`delete from survey_reminders`);
  await world.db.run(sql`delete from notifications where type = 'SURVEY_REMINDER'`);
});

test('success managers see who has not answered an open survey yet, nobody else does', async () => {
  for (const name of ['student', 'instructor', 'ta', 'cd', 'admin', 'cm'] as const)
    expect((await ask(name)).status, name).toBe(403);
  const { week, studentCount, answeredCount, waiting } = await weekly();
  const sent = await world.db.many<{ id: number }>(
    sql`select enrollment_id as id from form_submissions where course_id = ${courseId} and form_name = 'weekly-feedback' and week = ${week}`,
  );
  expect([studentCount, answeredCount]).toEqual([24, sent.length]);
  expect(waiting).toHaveLength(24 - sent.length);
  expect(waiting.filter(({ studentEnrollmentId: id }) => sent.some((one) => one.id === id))).toEqual([]);
  expect(waiting).toContainEqual({
    studentEnrollmentId: enrollments.survey,
    studentName: 'Leo Fischer',
    remindedAt: null,
  });
});

test('nothing of what anybody answered is in it', async () => {
  const [survey] = (await ask('ssm')).body.surveys;
  expect(Object.keys(survey ?? {}).toSorted()).toEqual([
    'answeredCount',
    'closesAt',
    'formName',
    'studentCount',
    'title',
    'waiting',
    'week',
  ]);
});

test('a student is reminded once, however often and by how many pages at once', async () => {
  const { week } = await weekly();
  const ids = [enrollments.survey];
  const all = await Promise.all(Array.from({ length: 10 }, () => remind(week, ids)));
  expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
  expect(all.reduce((sum, { body }) => sum + body.remindedCount, 0)).toBe(1);
  expect(await told()).toEqual(ids);
  expect((await weekly()).waiting.find((one) => one.studentEnrollmentId === enrollments.survey)?.remindedAt).toBe(
    world.now,
  );
});

test('whoever has answered, is no student of the class, or has left is not reminded', async () => {
  const { week } = await weekly();
  const foreign = await world.db.one<{ id: number }>(
    sql`select min(id) as id from enrollments where course_id = ${lakesideCourse} and role = 'student'`,
  );
  const { body } = await remind(week, [enrollments.student, enrollments.ssm, foreign.id, 999_999, enrollments.survey]);
  expect(body.remindedCount).toBe(1);
  expect(await told()).toEqual([enrollments.survey]);
});

test('nobody is reminded of a survey that is not open', async () => {
  const { week } = await weekly();
  expect(await remind(week - 1, [enrollments.survey])).toMatchObject({
    status: 409,
    body: { errorCode: 'SURVEY_CLOSED' },
  });
  expect((await remind(0, [enrollments.survey], 'mid-course-pt')).status).toBe(409);
  expect(await told()).toEqual([]);
});

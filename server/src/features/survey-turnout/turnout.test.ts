import { beforeEach, expect, test } from 'vitest';
import { HOUR, plus, type Instant } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import { useWorld } from '#testing/world';

const world = useWorld();
const DAY = 24 * HOUR;
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

test('whoever may have read the texts of a survey first never sees who has answered it [D-237, D-263]', async () => {
  const [from, changed] = [plus(world.now, -5 * DAY), plus(world.now, -HOUR)];
  const { northfield, accounts } = world.ids;
  await world.db.run(sql`
    insert into survey_schedules (university_id, course_id, kind, survey, date_from, date_to)
    select ${northfield}::int, ${courseId}::int, 'mid-course', 'nps', (${from}::timestamptz)::date, (${plus(world.now, 5 * DAY)}::timestamptz)::date
    on conflict (university_id, course_id, kind) do update set date_from = excluded.date_from, date_to = excluded.date_to`);
  const namesOf = async () => (await ask('ssm')).body.surveys.map(({ formName }) => formName);
  const wasAdmin = async (since: Instant, until: Instant) => {
    await world.db.run(sql`
      delete from enrollments where course_id = ${courseId} and account_id = ${accounts.ssm} and role = 'admin'`);
    await world.db.run(sql`
      insert into enrollments (university_id, course_id, account_id, role, activated_at, active, ended_at)
      values (${northfield}, ${courseId}, ${accounts.ssm}, 'admin', ${since}, false, ${until})`);
  };
  await world.db.run(sql`update enrollments set activated_at = ${changed} where id = ${enrollments.ssm}`);
  expect(await namesOf()).toContain('mid-course-pt');
  const { surveys } = (await ask('ssm')).body;
  const waiting = surveys.find(({ formName }) => formName === 'mid-course-pt')?.waiting[0]?.studentEnrollmentId ?? 0;
  const remindOfMid = () => remind(0, [waiting], 'mid-course-pt');
  // before the survey was open there was nothing to read
  await wasAdmin(plus(from, -30 * DAY), plus(from, -20 * DAY));
  expect(await namesOf()).toContain('mid-course-pt');
  await wasAdmin(plus(world.now, -2 * DAY), changed);
  expect(await namesOf()).toEqual(['weekly-feedback']);
  expect((await remindOfMid()).body).toMatchObject({ success: true, remindedCount: 0 });
  // not even if their admin role was a mistake, or the survey began only afterwards
  await world.db.run(sql`
    update enrollments set end_reason = 'by mistake'
    where course_id = ${courseId} and account_id = ${accounts.ssm} and role = 'admin'`);
  expect(await namesOf()).toEqual(['weekly-feedback']);
  await wasAdmin(plus(world.now, -3 * DAY), plus(world.now, -2 * DAY));
  await world.db.run(
    sql`update enrollments set activated_at = ${plus(world.now, -2 * DAY)} where id = ${enrollments.ssm}`,
  );
  await world.db.run(sql`
    update form_submissions set submitted_at = ${plus(world.now, -2.5 * DAY)}
    where course_id = ${courseId} and form_name = 'mid-course-pt'`);
  await world.db.run(sql`
    update survey_schedules set date_from = (${plus(world.now, -DAY)}::timestamptz)::date
    where course_id = ${courseId} and kind = 'mid-course'`);
  expect(await namesOf()).toEqual(['weekly-feedback']);
  // somebody who saw the names first may not read the texts, but may still remind students
  await world.db.run(sql`
    update enrollments set activated_at = ${plus(from, -30 * DAY)} where id = ${enrollments.ssm}`);
  expect(await namesOf()).toContain('mid-course-pt');
  expect((await remindOfMid()).body).toMatchObject({ remindedCount: 1 });
});

import { expect, test } from 'vitest';
import { sql } from '#database/db';
import { useWorld } from '#testing/world';

const world = useWorld();
const surveys = async (name: 'student' | 'student2') =>
  (await world.as(name).call('csSurveyStatus', { enrollmentId: world.ids.enrollments[name] })).body.surveys;

test('names the five career categories in their order, each with a form [SURV-080, D-145, D-086]', async () => {
  expect((await surveys('student')).map(({ title }) => title)).toEqual([
    'Brand Statement',
    'Resume',
    'Portfolio',
    'LinkedIn',
    'Github',
  ]);
  const { known } = await world.db.one<{ known: number }>(
    sql`select count(*) as known from forms where name = any(${(await surveys('student')).map(({ surveyName }) => surveyName)}::text[])`,
  );
  expect(known).toBe(5);
});

test('says which of them this student has sent [SURV-080, D-145]', async () => {
  expect((await surveys('student')).some(({ submitted }) => submitted)).toBe(false);
  const { northfield, activeCourse, enrollments } = world.ids;
  await world.db.run(sql`
    insert into form_submissions (university_id, course_id, enrollment_id, form_id, form_name, submitted_at)
    select ${northfield}::int, ${activeCourse}::int, ${enrollments.student}::int, id, name, ${world.now}::timestamptz
    from forms where name = 'cs-curriculum-resume'`);
  expect((await surveys('student')).filter(({ submitted }) => submitted).map(({ surveyName }) => surveyName)).toEqual([
    'cs-curriculum-resume',
  ]);
  expect((await surveys('student2')).some(({ submitted }) => submitted)).toBe(false);
});

import { beforeEach, describe, expect, test } from 'vitest';
import { sql } from '#database/db';
import type { ACCOUNTS, ENROLLMENTS } from '#database/seed/ids';
import { CURRICULUM_ANSWERS, END_COURSE_ANSWERS, weeklyAnswers } from '#guarantees/samples';
import { notify } from '#features/notifications/notify';
import { useWorld } from '#testing/world';

const world = useWorld();
const { enrollments, accounts } = world.ids;
type Student = keyof typeof ACCOUNTS & keyof typeof ENROLLMENTS;

/** The open week of Leo's course on the anchor's Wednesday. */
const WEEK = 10;
const pending = async (who: Student) =>
  (await world.as(who).call('pendingSurvey', { enrollmentId: enrollments[who] })).body;
type Answers = Omit<ReturnType<typeof weeklyAnswers>, 'extra'> & { extra: object };
const submit = (who: Student, answers: Answers, more: object = {}) =>
  world.as(who).call('submitForm', { ...answers, enrollmentId: enrollments[who], userDataId: accounts[who], ...more });
const SENT = { success: true, error: null, reason: null };
const submissionsOf = (who: Student, formName: string) =>
  world.db.many<{ id: number; week: number; extra: object; submittedAt: string; accepted: object | null }>(sql`
    select id, week, extra, submitted_at as "submittedAt", accepted_texts as accepted from form_submissions
    where enrollment_id = ${enrollments[who]} and form_name = ${formName} and submitted_at = ${world.now}`);
const forget = (who: Student) =>
  world.db.run(
    sql`delete from form_submissions where enrollment_id = ${enrollments[who]} and submitted_at = ${world.now}`,
  );

beforeEach(async () => {
  await world.db.run(sql`delete from weekly_feedback where submitted_at = ${world.now}`);
  for (const who of ['survey', 'student', 'temporary'] as const) await forget(who);
});

test('whoever answers is reminded of it no more, and of another one still [SUCC-080, D-331]', async () => {
  const course = { universityId: world.ids.northfield, courseId: world.ids.activeCourse, timeZone: 'America/New_York' };
  const asked = { studentEnrollmentId: enrollments.survey, formName: 'weekly-feedback', title: 'Weekly feedback' };
  const closesAt = '2026-03-20T00:00:00.000Z';
  await notify(
    world.db,
    'SURVEY_REMINDER',
    [WEEK, WEEK + 1].map((week) => ({ ...asked, week, closesAt })),
    { course, now: world.now },
  );
  expect((await submit('survey', weeklyAnswers(WEEK))).body).toEqual(SENT);
  const unread = await world.db.many<{ key: string }>(sql`
    select dedupe_key as key from notifications where type = 'SURVEY_REMINDER' and handled_at is null`);
  expect(unread).toEqual([{ key: `survey-weekly-feedback-${WEEK + 1}` }]);
});

describe('the pending survey', () => {
  test('of the demo world: Leo the weekly feedback, Hassan the pre-course survey, Tamara the agreement, Maya none [SURV-033, SURV-077, D-134]', async () => {
    expect(await pending('survey')).toEqual({ surveyName: 'weekly-feedback', week: WEEK });
    await world.db.run(sql`
      insert into form_submissions (university_id, course_id, enrollment_id, form_id, form_name, submitted_at)
      select university_id, course_id, id, 1, 'agreement', ${world.now}::timestamptz from enrollments where id = ${enrollments.harborview}`);
    expect(await pending('harborview')).toEqual({ surveyName: 'pre-course', week: null });
    expect(await pending('temporary')).toEqual({ surveyName: 'agreement', week: null });
    expect(await pending('student')).toEqual({ surveyName: null, week: null });
  });

  test('is gone once it is sent [SURV-033, D-134]', async () => {
    await submit('survey', weeklyAnswers(WEEK));
    expect(await pending('survey')).toEqual({ surveyName: null, week: null });
  });
});

describe('loading a form', () => {
  const load = (who: Student, input: { formName: string; enrollmentId?: number; week?: number }) =>
    world.as(who).call('loadForm', input);

  test('answers its head and its questions in order [SURV-023, SURV-024, SURV-025, SURV-078]', async () => {
    const { status, body } = await load('student', { formName: 'weekly-feedback' });
    expect(status).toBe(200);
    expect(body.form).toEqual({
      id: 20,
      name: 'weekly-feedback',
      formExecutionId: 1,
      visibilityFunc: null,
      validationFunc: null,
      description: 'Tell us how this week was.',
      pageCount: 3,
    });
    expect(body.steps.map(({ id, page }) => [id, page])).toEqual(
      Array.from({ length: 11 }, (_, index) => [2001 + index, Math.floor(index / 4) + 1]),
    );
    expect(body.steps[7]).toEqual({
      id: 2008,
      page: 2,
      required: true,
      visible: true,
      answer: { value: null },
      error: null,
      definition: {
        type: 'RATING',
        text: 'The feedback on my homework was helpful. (0 = N/A)',
        ui: { component: 'RADIO', align: 'horizontal', maxLength: null },
        options: [],
        initialValue: 0,
        finalValue: 5,
      },
    });
  });

  test('for an enrollment tells what shows and whether it may be answered [SURV-024, SURV-070, D-140]', async () => {
    const own = { enrollmentId: enrollments.survey, week: WEEK };
    expect((await load('survey', { formName: 'weekly-feedback', ...own })).body.standing).toBe('open');
    expect((await load('survey', { formName: 'weekly-feedback', ...own, week: 11 })).body.standing).toBe('not open');
    await submit('survey', weeklyAnswers(WEEK));
    expect((await load('survey', { formName: 'weekly-feedback', ...own })).body.standing).toBe('submitted');
    const { body } = await load('survey', { formName: 'end-course-pt', enrollmentId: enrollments.survey });
    expect(body.standing).toBe('not open');
    expect(body.steps.flatMap(({ visible }, index) => (visible ? [] : [index + 1]))).toEqual([16, 17, 18, 19]);
  });

  test('an unknown form is not there, nor somebody else’s enrollment, nor anything for staff [D-018]', async () => {
    expect((await load('student', { formName: 'quiz' })).status).toBe(404);
    expect((await load('student', { formName: 'career', enrollmentId: enrollments.student2 })).status).toBe(404);
    expect((await world.as('instructor').call('loadForm', { formName: 'career' })).status).toBe(403);
  });
});

describe('sending a form', () => {
  test('stores it with its answers, and what the weekly report reads [SURV-032, SURV-079, SURV-093, SURV-094, SURV-095, D-144]', async () => {
    const answers = weeklyAnswers(WEEK);
    const steps = answers.steps.map((step, index) => (index === 7 ? { ...step, answer: '0' } : step));
    const { status, body } = await submit('survey', { ...answers, steps });
    expect({ status, body }).toEqual({ status: 200, body: SENT });
    const [stored] = await submissionsOf('survey', 'weekly-feedback');
    expect(stored).toMatchObject({ week: WEEK, extra: { week: WEEK }, submittedAt: world.now, accepted: null });
    const values = await world.db.many<{ value: unknown }>(
      sql`select value from form_answers where submission_id = ${stored?.id} order by step_id`,
    );
    expect(values.map(({ value }) => value)).toEqual(['4', '4', '4', '4', '4', '4', '4', '0', '4', 'Clear examples.']);
    expect(
      await world.db.one(sql`
        select class_overall as overall, homework_feedback_rating as homework, outside_time_spent as hours,
          comments_on_instructor as comments, additional_notes as notes
        from weekly_feedback where enrollment_id = ${enrollments.survey} and week = ${WEEK}`),
    ).toEqual({ overall: 4, homework: 0, hours: 4, comments: 'Clear examples.', notes: null });
  });

  test('once for each week; a second time is said, and changes nothing [SURV-054, SURV-084, D-139, D-140]', async () => {
    await submit('survey', weeklyAnswers(WEEK));
    const again = weeklyAnswers(WEEK);
    const { status, body } = await submit('survey', again);
    expect({ status, body }).toEqual({
      status: 200,
      body: { success: false, error: 'ALREADY_SUBMITTED', reason: null },
    });
    expect(await submissionsOf('survey', 'weekly-feedback')).toHaveLength(1);
  });

  test('thirty at the same time leave one [SURV-079, D-139]', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => submit('survey', weeklyAnswers(WEEK))));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 200));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.error === 'ALREADY_SUBMITTED')).toHaveLength(29);
    expect(await submissionsOf('survey', 'weekly-feedback')).toHaveLength(1);
    const { rows } = await world.db.one<{ rows: number }>(
      sql`select count(*) as rows from weekly_feedback where enrollment_id = ${enrollments.survey} and week = ${WEEK}`,
    );
    expect(rows).toBe(1);
  });

  test.each([
    ['a required question without an answer', 0, null, 'you have not answered all the required questions'],
    ['a rating that is none', 0, '6', 'one of your answers is not among the choices'],
    ['a text that is too long', 9, 'x'.repeat(5001), 'one of your answers is too long'],
    ['a text that cannot be stored', 9, 'a\0', 'one of your answers contains characters that cannot be stored'],
  ])('%s is refused with its reason [SURV-058, SURV-059, SURV-062, D-140]', async (_what, at, answer, reason) => {
    const answers = weeklyAnswers(WEEK);
    const steps = answers.steps.map((step, index) => (index === at ? { ...step, answer } : step));
    expect((await submit('survey', { ...answers, steps })).body).toEqual({
      success: false,
      error: 'VALIDATION',
      reason,
    });
    expect(await submissionsOf('survey', 'weekly-feedback')).toEqual([]);
  });

  test('a week that is not asked for is not open [D-134]', async () => {
    for (const week of [WEEK - 1, WEEK + 1, 500])
      expect((await submit('survey', weeklyAnswers(week))).body).toEqual({
        success: false,
        error: 'NOT_OPEN',
        reason: null,
      });
  });

  test('of somebody else, or with what belongs to another form, is refused [D-139]', async () => {
    expect((await submit('survey', weeklyAnswers(WEEK), { userDataId: accounts.student })).status).toBe(404);
    expect((await submit('survey', weeklyAnswers(WEEK), { enrollmentId: enrollments.student })).status).toBe(404);
    expect((await submit('survey', { ...weeklyAnswers(WEEK), formId: 21 })).status).toBe(404);
    for (const extra of [{}, { week: WEEK, enterprise: true }, { week: WEEK, surveyName: 'career' }])
      expect((await submit('survey', { ...weeklyAnswers(WEEK), extra })).status).toBe(422);
    expect((await submit('student', { ...CURRICULUM_ANSWERS, extra: {} })).status).toBe(422);
  });

  test('the survey of the career curriculum is open at any time, once [SURV-032, SURV-080]', async () => {
    expect((await submit('student', CURRICULUM_ANSWERS)).body).toEqual(SENT);
    expect((await submit('student', CURRICULUM_ANSWERS)).body.error).toBe('ALREADY_SUBMITTED');
  });

  test('the agreement keeps which legal texts it was, and wants a name below it [SURV-006, SURV-060, SURV-066]', async () => {
    const signed = (name: string) => ({
      formId: 1,
      formName: 'agreement',
      extra: {},
      steps: [
        { stepId: 101, answer: 'true' },
        { stepId: 102, answer: name },
      ],
    });
    expect((await submit('temporary', signed('..'))).body.reason).toBe('your signature must contain your name');
    expect((await submit('temporary', signed('  Tamara Quist '))).body).toEqual(SENT);
    const [stored] = await submissionsOf('temporary', 'agreement');
    expect(stored?.accepted).toEqual({ terms: '2022-10-17', privacy: '2022-10-27' });
    const values = await world.db.many<{ value: unknown }>(
      sql`select value from form_answers where submission_id = ${stored?.id} order by step_id`,
    );
    expect(values.map(({ value }) => value)).toEqual(['true', 'Tamara Quist']);
  });
});

describe('after the end-of-course survey', () => {
  const end = async (score: string) => {
    await world.db.run(sql`
      delete from form_submissions where enrollment_id = ${enrollments.graduate} and form_name = 'end-course-pt'`);
    await world.db.run(sql`
      update survey_schedules set date_from = '2026-03-01', date_to = '2026-03-31'
      where course_id = ${world.ids.pastCourse} and kind = 'end-course'`);
    await world.db.run(sql`delete from notifications where type = 'END_COURSE_SURVEY'`);
    const steps = END_COURSE_ANSWERS.steps.map((step, index) => (index === 0 ? { ...step, answer: score } : step));
    expect((await submit('graduate', { ...END_COURSE_ANSWERS, steps })).body).toEqual(SENT);
    return world.db.many(
      sql`select enrollment_id as whom, content from notifications where type = 'END_COURSE_SURVEY'`,
    );
  };
  const thanked = (more: object) => [
    { whom: enrollments.graduate, content: { message: 'Thank you for completing the end-of-course survey.', ...more } },
  ];
  const review = () =>
    world.db.one<{ courseReportUrl: string; linkText: string }>(
      sql`select review_url as "courseReportUrl", review_label as "linkText" from universities where id = ${world.ids.northfield}`,
    );

  test.each(['10', '0'])(
    'with a score of %s the student is thanked and led to the review site [NOTE-020, D-128]',
    async (score) => {
      expect(await end(score)).toEqual(thanked(await review()));
    },
  );

  test('without the link where the prompt is switched off, or the university has none [SHELL-065, D-128]', async () => {
    await world.db.run(sql`update feature_flags set enabled = false where key = 'reviewPrompt'`);
    expect(await end('9')).toEqual(thanked({}));
    await world.db.run(sql`update feature_flags set enabled = true where key = 'reviewPrompt'`);
    await world.db.run(
      sql`update universities set review_url = null, review_label = null where id = ${world.ids.northfield}`,
    );
    expect(await end('9')).toEqual(thanked({}));
  });
});

test('cities are found by the beginning of their names, with and without accents, from three characters [SURV-068, SURV-069, D-138]', async () => {
  const search = (query: string) => world.as('student').call('placeSearch', { query, type: 'city' });
  const found = async (query: string) => (await search(query)).body.places.map(({ description }) => description);
  expect((await found('new yor'))[0]).toBe('New York City, NY, United States');
  expect((await found('münst'))[0]).toBe('Münster, Germany');
  expect((await found('munst'))[0]).toBe('Münster, Germany');
  const saints = await found('san');
  expect(saints).toHaveLength(8);
  // cities of the user's country first, the largest leading
  expect(saints[0]).toBe('San Antonio, TX, United States');
  expect(saints.join()).toMatch(/San Diego.*San Francisco/);
  expect(await found('xyzzy')).toEqual([]);
  expect((await search('mu')).status).toBe(422);
  expect((await world.as('student').call('placeSearch', { query: 'munich', type: 'country' as 'city' })).status).toBe(
    422,
  );
});

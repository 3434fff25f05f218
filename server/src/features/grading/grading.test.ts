import { beforeEach, expect, test } from 'vitest';
import { MINUTE, plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import { useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;
const SUBMISSION = ids.ungradedSubmission;

const create = (grade: string, name: DemoName = 'instructor', seen: object = {}) =>
  world.as(name).call('createSubmissionGrade', { id: null, submissionId: SUBMISSION, grade, ...seen });
const update = (id: number, grade: string, name: DemoName = 'instructor', seen: object = {}) =>
  world.as(name).call('updateSubmissionGrade', { id, submissionId: SUBMISSION, grade, ...seen });
const feedback = (
  statusId: number,
  name: DemoName = 'cd',
  seen: object = {},
  submissionId: number = ids.milestoneSubmission,
) => world.as(name).call('setCareerFeedbackStatus', { submissionId, statusId, ...seen });
const history = (submissionId: number = SUBMISSION) =>
  world.db.many(sql`
    select old_value as "from", new_value as "to", changed_by as by from grade_history
    where submission_id = ${submissionId} order by id`);
const notified = (type: string) =>
  world.db.many<{ enrollmentId: number; message: string }>(sql`
    select enrollment_id as "enrollmentId", content ->> 'message' as message from notifications where type = ${type} order by id`);

beforeEach(async () => {
  await world.db.run(sql`delete from submission_grades where submission_id = ${SUBMISSION}`);
  await world.db.run(sql`delete from grade_history where submission_id in (${SUBMISSION}, ${ids.milestoneSubmission})`);
  await world.db.run(sql`delete from notifications where type in ('SUBMISSION_GRADED', 'CAREER_FEEDBACK')`);
});

test('a grade is given, changed, and every value stays [GRADE-035, GRADE-036, SUBM-006]', async () => {
  const given = await create('B+');
  expect(given.status).toBe(200);
  const { id } = given.body.submissionGrade;
  expect(given.body.submissionGrade).toEqual({
    id,
    submissionId: SUBMISSION,
    grade: 'B+',
    version: 1,
    gradedAt: world.now,
  });
  const changed = await update(id, 'A-', 'ta');
  expect(changed.body.submissionGrade).toMatchObject({ id, grade: 'A-', version: 2 });
  expect(await history()).toEqual([
    { from: null, to: 'B+', by: ids.accounts.instructor },
    { from: 'B+', to: 'A-', by: ids.accounts.ta },
  ]);
});

const read = (type: string) =>
  world.db.run(sql`update notifications set handled_at = ${world.now} where type = ${type}`);

test('the student is notified of each grade [GRADE-035, GRADE-036]', async () => {
  const { id } = (await create('B+')).body.submissionGrade;
  await read('SUBMISSION_GRADED');
  await update(id, 'A-');
  const news = await notified('SUBMISSION_GRADED');
  expect(news.map(({ enrollmentId }) => enrollmentId)).toEqual([ids.enrollments.student, ids.enrollments.student]);
  expect(news.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^Your submission for .+ was graded: B\+\.$/),
    expect.stringMatching(/^Your submission for .+ was graded: A-\.$/),
  ]);
});

test('the scale has 14 grades and nothing else is a grade [GRADE-041]', async () => {
  const scale = ['A+', 'A', 'A-', 'B+', 'B', 'B-', 'C+', 'C', 'C-', 'D+', 'D', 'D-', 'F', 'Incomplete'];
  const [first = '', ...others] = scale;
  const { id } = (await create(first)).body.submissionGrade;
  for (const grade of others) expect((await update(id, grade)).status).toBe(200);
  for (const grade of ['E', 'a', 'A ', '']) expect((await update(id, grade)).status).toBe(422);
});

test('the same grade sent twice is one grade [GRADE-035]', async () => {
  const first = await create('B');
  const second = await create('B');
  expect(second.body.submissionGrade).toEqual(first.body.submissionGrade);
  await update(first.body.submissionGrade.id, 'B');
  expect(await history()).toHaveLength(1);
  expect(await notified('SUBMISSION_GRADED')).toHaveLength(1);
});

test('a grade that came in between is not overwritten unseen [GRADE-036]', async () => {
  const { submissionGrade } = (await create('B')).body;
  const late = await create('C', 'ta');
  expect(late.status).toBe(409);
  expect(late.body.errorCode).toBe('GRADED_MEANWHILE');
  await update(submissionGrade.id, 'A', 'ta', { version: submissionGrade.version });
  const outdated = await update(submissionGrade.id, 'C', 'instructor', { version: submissionGrade.version });
  expect(outdated.body.errorCode).toBe('GRADED_MEANWHILE');
  const { body } = await world
    .as('instructor')
    .call('grade', { assignmentId: ids.ungradedAssignment, studentId: ids.accounts.student });
  expect(body.submission?.submissionGrade).toMatchObject({ grade: 'A', version: 2 });
});

test('work that changed in between is not graded unseen [GRADE-035]', async () => {
  const submission = {
    id: SUBMISSION,
    assignmentId: ids.ungradedAssignment,
    studentEnrollmentId: ids.enrollments.student,
    notes: 'Changed.',
  };
  await world.as('student').call('updateSubmission', {
    submission,
    submissionUrlList: [{ id: null, submissionId: null, url: 'https://a.example/', title: null }],
  });
  const outdated = await create('B', 'instructor', { submissionVersion: 1 });
  expect(outdated.status).toBe(409);
  expect(outdated.body.errorCode).toBe('SUBMITTED_MEANWHILE');
  expect((await create('B', 'instructor', { submissionVersion: 2 })).status).toBe(200);
});

const undo = (version: number, name: DemoName = 'instructor') =>
  world.as(name).call('undoSubmissionGrade', { submissionId: SUBMISSION, version });

test('a grade given by a slip is taken back, and the student never hears of it [GRADE-036]', async () => {
  await create('F');
  expect((await undo(1)).body).toEqual({ success: true, submissionGrade: null });
  expect(await notified('SUBMISSION_GRADED')).toEqual([]);
  await create('B');
  const { submissionGrade } = (await create('B')).body;
  await update(submissionGrade.id, 'D');
  expect((await undo(2)).body.submissionGrade).toMatchObject({ grade: 'B', version: 3 });
  expect((await notified('SUBMISSION_GRADED')).map(({ message }) => message)).toEqual([
    expect.stringMatching(/graded: B\.$/),
  ]);
  expect((await history()).map((each) => Object.values(each as object).slice(0, 2))).toEqual([
    [null, 'F'],
    ['F', null],
    [null, 'B'],
    ['B', 'D'],
    ['D', 'B'],
  ]);
});

test('of several grades one notification is unread, with the last of them [D-238]', async () => {
  const { submissionGrade } = (await create('A')).body;
  await update(submissionGrade.id, 'B-');
  await update(submissionGrade.id, 'B');
  expect((await notified('SUBMISSION_GRADED')).map(({ message }) => message)).toEqual([
    expect.stringMatching(/graded: B\.$/),
  ]);
  await read('SUBMISSION_GRADED');
  await update(submissionGrade.id, 'C');
  expect((await notified('SUBMISSION_GRADED')).map(({ message }) => message)).toEqual([
    expect.stringMatching(/graded: B\.$/),
    expect.stringMatching(/graded: C\.$/),
  ]);
});

test('what the student has read already is answered by what stands now', async () => {
  await create('F');
  await read('SUBMISSION_GRADED');
  await undo(1);
  expect((await notified('SUBMISSION_GRADED')).at(-1)?.message).toMatch(/^The grade of .+ was taken back\.$/);
});

test('only the own last grade is taken back, and only for ten minutes', async () => {
  await create('B');
  expect((await undo(1, 'ta')).body.errorCode).toBe('GRADE_UNDO_OVER');
  expect((await undo(2)).body.errorCode).toBe('GRADED_MEANWHILE');
  for (const name of ['cd', 'cm', 'student'] as const) expect((await undo(1, name)).status).toBe(403);
  const given = world.now;
  world.at(plus(given, 10 * MINUTE + 1));
  expect((await undo(1)).body.errorCode).toBe('GRADE_UNDO_OVER');
  world.at(given);
  expect((await undo(1)).status).toBe(200);
  expect((await undo(1)).body.errorCode).toBe('GRADE_UNDO_OVER');
});

test('an unknown grade is not found, not made [GRADE-036]', async () => {
  expect((await update(999_999, 'B')).status).toBe(404);
  const { submissionGrade } = (await create('B')).body;
  expect((await update(submissionGrade.id + 1, 'A')).status).toBe(404);
});

test('four roles grade academic work; cd, cm and students do not [GRADE-028]', async () => {
  for (const name of ['instructor', 'ta', 'ssm', 'admin'] as const) {
    expect((await create('B', name)).status).toBe(200);
    await world.db.run(sql`delete from submission_grades where submission_id = ${SUBMISSION}`);
  }
  for (const name of ['cd', 'cm', 'student'] as const) expect((await create('B', name)).status).toBe(403);
  expect(
    (
      await world
        .as('lakesideInstructor')
        .call('createSubmissionGrade', { id: null, submissionId: SUBMISSION, grade: 'A' })
    ).status,
  ).toBe(404);
});

test('career items get no letter grade and academic items no feedback [SUBM-056]', async () => {
  const graded = await world
    .as('admin')
    .call('createSubmissionGrade', { id: null, submissionId: ids.milestoneSubmission, grade: 'A' });
  expect(graded.body.errorCode).toBe('GRADE_ACADEMIC_ONLY');
  expect((await feedback(2, 'cd', {}, SUBMISSION)).body.errorCode).toBe('FEEDBACK_CAREER_ONLY');
});

test('the career director sets feedback 1 to 7, nobody else does [SUBM-059, SUBM-007, SUBM-056]', async () => {
  for (const statusId of [2, 3, 4, 5, 6, 7, 1]) {
    const { status, body } = await feedback(statusId);
    expect(status).toBe(200);
    expect(body.careerFeedback.careerFeedbackStatusId).toBe(statusId);
    await read('CAREER_FEEDBACK');
  }
  for (const statusId of [0, 8]) expect((await feedback(statusId)).status).toBe(422);
  for (const name of ['instructor', 'ta', 'ssm', 'admin', 'cm', 'student'] as const)
    expect((await feedback(2, name)).status).toBe(403);
  expect(await history(ids.milestoneSubmission)).toHaveLength(7);
  const news = await notified('CAREER_FEEDBACK');
  expect(news).toHaveLength(7);
  expect(news[0]).toEqual({
    enrollmentId: ids.enrollments.student,
    message: expect.stringMatching(/^There is new feedback on .+\.$/),
  });
});

test('feedback that came in between is not overwritten unseen [SUBM-059]', async () => {
  const { version } = (await feedback(2)).body.careerFeedback;
  await feedback(6);
  expect((await feedback(3, 'cd', { version })).body.errorCode).toBe('GRADED_MEANWHILE');
  expect((await feedback(3, 'cd', { version: version + 1 })).status).toBe(200);
});

test('an empty grade or feedback choice does nothing [SUBM-045]', async () => {
  const traces = () =>
    world.db.one(sql`
      select (select count(*) from submission_grades) as grades, (select count(*) from grade_history) as history,
        (select string_agg(status_id::text, ',' order by submission_id) from career_feedback) as feedback`);
  const before = await traces();
  const grade = await world
    .as('instructor')
    .call('createSubmissionGrade', { id: null, submissionId: world.ids.ungradedSubmission, grade: '' });
  const feedback = await world
    .as('cd')
    .call('setCareerFeedbackStatus', { submissionId: world.ids.milestoneSubmission, statusId: 0 });
  expect([grade.status, feedback.status]).toEqual([422, 422]);
  expect(await traces()).toEqual(before);
});

import { expect, test } from 'vitest';
import { WORK_MESSAGES } from '@bcs/contract/features/submissions/failures';
import { sql } from '#database/db';
import { notify } from '#features/notifications/notify';
import { textsOf } from '#testing/rows';
import { useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;
const GITHUB = 'https://github.com/maya/project';
const PAGE = 'https://maya.github.io/project/';

interface Given {
  id?: number | null;
  assignmentId?: number;
  enrollmentId?: number;
  notes?: string;
  urls?: (string | [url: string, title: string | null])[];
}
const payload = ({
  id = null,
  assignmentId = ids.openAssignment,
  enrollmentId = ids.enrollments.student,
  notes = '',
  urls = [GITHUB],
}: Given) => ({
  submission: { id, assignmentId, studentEnrollmentId: enrollmentId, notes },
  submissionUrlList: urls.map((given) => ({
    id: null,
    submissionId: null,
    url: typeof given === 'string' ? given : given[0],
    title: typeof given === 'string' ? null : given[1],
  })),
});
const create = (given: Given = {}) => world.as('student').call('createSubmission', payload(given));
const update = (given: Given) => world.as('student').call('updateSubmission', payload(given));
const forget = (assignmentId: number) =>
  world.db.run(
    sql`delete from submissions where assignment_id = ${assignmentId} and enrollment_id = ${ids.enrollments.student}`,
  );

test('a student hands in work, with its URLs trimmed [SUBM-057, SUBM-046, SUBM-027, SUBM-004, SUBM-005]', async () => {
  const { status, body } = await create({ notes: 'Stretch goal included.', urls: [`  ${PAGE} `, GITHUB] });
  expect(status).toBe(200);
  expect(body).toMatchObject({ success: true, errorMessage: null });
  const { submission } = body;
  expect(submission).toMatchObject({
    assignmentId: ids.openAssignment,
    studentEnrollmentId: ids.enrollments.student,
    notes: 'Stretch goal included.',
    date: world.now,
    submissionUrlList: [
      { id: expect.any(Number), submissionId: submission.id, url: PAGE, title: null },
      { id: expect.any(Number), submissionId: submission.id, url: GITHUB, title: null },
    ],
    submissionGrade: null,
    careerFeedback: null,
    submissionCommentList: [],
    submissionPlagiarism: null,
    student: { id: ids.accounts.student, firstName: 'Maya', lastName: 'Okafor' },
    earlierVersions: [],
    instructions: { version: 1, isLatest: true },
  });
});

test('the same work sent twice is handed in once; other work is a conflict [SUBM-039, SUBM-057]', async () => {
  const again = await create({ notes: 'Stretch goal included.', urls: [PAGE, GITHUB] });
  expect(again.status).toBe(200);
  expect(again.body.submission.version).toBe(1);
  const other = await create({ notes: 'Something else.' });
  expect(other.status).toBe(409);
  expect(other.body.errorMessage).toBe('You have already submitted this assignment.');
});

test('an edition keeps what was handed in before [SUBM-058]', async () => {
  const id = (await create({ notes: 'Stretch goal included.', urls: [PAGE, GITHUB] })).body.submission.id;
  const { status, body } = await update({ id, notes: 'Now with tests.', urls: [GITHUB] });
  expect(status).toBe(200);
  expect(body.submission).toMatchObject({
    id,
    notes: 'Now with tests.',
    version: 2,
    resubmissionCount: 0,
    earlierVersions: [
      {
        version: 1,
        notes: 'Stretch goal included.',
        urls: [
          { url: PAGE, title: null },
          { url: GITHUB, title: null },
        ],
        grade: null,
        date: world.now,
      },
    ],
  });
  expect(body.submission.submissionUrlList.map(({ url }) => url)).toEqual([GITHUB]);
  const same = await update({ id, notes: 'Now with tests.', urls: [GITHUB] });
  expect(same.body.submission.version).toBe(2);
});

const refusals: [what: string, given: Given, message: string][] = [
  ['academic work without a URL [SUBM-025]', { urls: [] }, WORK_MESSAGES.URL_REQUIRED.message],
  [
    'a required milestone without a URL [SUBM-026]',
    { assignmentId: ids.careerMilestone, urls: [], notes: 'done' },
    WORK_MESSAGES.MILESTONE_URL_REQUIRED.message,
  ],
  ['the same URL twice [SUBM-028]', { urls: [GITHUB, ` ${GITHUB}`] }, WORK_MESSAGES.DUPLICATE_URLS.message],
  [
    'a LinkedIn title on another host [SUBM-029, SUBM-031]',
    { assignmentId: ids.careerMilestone, urls: [['https://linkedin.com.example/in/maya', 'LinkedIn']] },
    'You must add provide a LinkedIn url for LinkedIn submissions.',
  ],
  [
    'a GitHub title on another host [SUBM-030, SUBM-031]',
    { assignmentId: ids.careerMilestone, urls: [['https://example.org/github.com', 'Github']] },
    'You must add provide a GitHub url for GitHub submissions.',
  ],
  ['a URL that is none [SUBM-032]', { urls: ['ftp://example.org/work.zip'] }, WORK_MESSAGES.URL_INVALID.message],
  [
    'a career URL without a title [SUBM-035]',
    { assignmentId: ids.careerMilestone, urls: [GITHUB] },
    WORK_MESSAGES.TITLE_REQUIRED.message,
  ],
];
test.each(refusals)('the server refuses %s', async (_what, given, message) => {
  await forget(given.assignmentId ?? ids.openAssignment);
  const { status, body } = await create(given);
  expect(status).toBe(422);
  expect(body.errorMessage).toBe(message);
  const { count } = await world.db.one<{ count: number }>(sql`
    select count(*) from submissions where enrollment_id = ${ids.enrollments.student} and assignment_id = ${given.assignmentId ?? ids.openAssignment}`);
  expect(count).toBe(0);
});

test('an optional milestone may come with a note only [SUBM-026]', async () => {
  await forget(ids.approvedMilestone);
  expect((await create({ assignmentId: ids.approvedMilestone, urls: [], notes: '  ' })).status).toBe(422);
  expect((await create({ assignmentId: ids.approvedMilestone, urls: [], notes: 'Told in person.' })).status).toBe(200);
});

test('work that is graded for good cannot be edited [SUBM-012]', async () => {
  const { status, body } = await update({ id: ids.gradedSubmission, assignmentId: ids.gradedAssignment });
  expect(status).toBe(403);
  expect(body.errorCode).toBe('SUBMISSION_LOCKED');
});

test('Incomplete work may be handed in again three times, each time ungraded again [SUBM-044]', async () => {
  const given = { id: ids.incompleteSubmission, assignmentId: ids.incompleteAssignment };
  for (const resubmissionCount of [2, 3]) {
    // the same repository, with new work in it
    const { status, body } = await update({ ...given, notes: 'Fixed.', urls: [GITHUB] });
    expect(status).toBe(200);
    expect(body.submission).toMatchObject({ resubmissionCount, submissionGrade: null, version: resubmissionCount + 1 });
    expect(body.submission.earlierVersions.at(-1)).toMatchObject({ grade: 'Incomplete', version: resubmissionCount });
    await world
      .as('instructor')
      .call('createSubmissionGrade', { id: null, submissionId: given.id, grade: 'Incomplete' });
  }
  const fourth = await update({ ...given, notes: 'Fixed.', urls: [GITHUB] });
  expect(fourth.status).toBe(403);
  const trace = await world.db.many<{ from: string | null; to: string | null }>(sql`
    select old_value as "from", new_value as "to" from grade_history where submission_id = ${given.id} order by id desc limit 4`);
  expect(trace.toReversed()).toEqual([
    { from: 'Incomplete', to: null },
    { from: null, to: 'Incomplete' },
    { from: 'Incomplete', to: null },
    { from: null, to: 'Incomplete' },
  ]);
});

test('career items are never locked; handing in again sets feedback back to pending [SUBM-012, SUBM-007]', async () => {
  await world.as('cd').call('setCareerFeedbackStatus', { submissionId: ids.milestoneSubmission, statusId: 6 });
  const urls: Given['urls'] = [['https://portfolio.example/maya', 'Portfolio']];
  const { status, body } = await update({ id: ids.milestoneSubmission, assignmentId: ids.pendingMilestone, urls });
  expect(status).toBe(200);
  expect(body.submission.careerFeedback).toMatchObject({ careerFeedbackStatusId: 1 });
  const repeated = await update({ id: ids.milestoneSubmission, assignmentId: ids.pendingMilestone, urls });
  expect(repeated.body.submission.version).toBe(body.submission.version);
});

test('a student reaches only own work on assignments of the own course [SUBM-046]', async () => {
  const other = { id: ids.otherStudentsUngradedSubmission, assignmentId: ids.ungradedAssignment };
  expect((await update(other)).status).toBe(404);
  expect((await update({ ...other, enrollmentId: ids.enrollments.student2 })).status).toBe(404);
  expect((await create({ enrollmentId: ids.enrollments.student2 })).status).toBe(404);
  expect((await create({ assignmentId: ids.lakesideAssignment })).status).toBe(404);
  expect((await update({ id: ids.ungradedSubmission, assignmentId: ids.gradedAssignment })).status).toBe(404);
  const staff = await world
    .as('instructor')
    .call('createSubmission', payload({ enrollmentId: ids.enrollments.instructor }));
  expect(staff.status).toBe(403);
});

test('instructor and ta hear of academic work, the career director of career work [SUBM-057]', async () => {
  await forget(ids.openAssignment);
  await forget(ids.careerMilestone);
  const notified = async (assignmentId: number) => {
    const rows = await world.db.many<{ role: string; message: string }>(sql`
      select e.role, n.content ->> 'message' as message from notifications n
      join enrollments e on e.university_id = n.university_id and e.id = n.enrollment_id
      where n.type = 'SUBMISSION_RECEIVED' and n.created_at = ${world.now} and n.content ->> 'assignmentId' = ${String(assignmentId)}`);
    return rows;
  };
  await world.db.run(sql`delete from notifications where type = 'SUBMISSION_RECEIVED'`);
  await create();
  await create();
  const academic = await notified(ids.openAssignment);
  expect(academic.map(({ role }) => role).toSorted()).toEqual(['instructor', 'instructor', 'ta', 'ta']);
  expect(academic[0]?.message).toMatch(/^Maya Okafor submitted .+\.$/);
  await create({ assignmentId: ids.careerMilestone, urls: [[GITHUB, 'Github']] });
  expect((await notified(ids.careerMilestone)).map(({ role }) => role)).toEqual(['cd']);
});

test('a student who hands in is not reminded any more [D-201]', async () => {
  await forget(ids.openAssignment);
  const course = { universityId: ids.northfield, courseId: ids.activeCourse, timeZone: 'America/New_York' };
  const due = { assignmentId: ids.openAssignment, contextId: 1, title: 'Quiz', effectiveDueDate: world.now };
  const both = [ids.enrollments.student, ids.enrollments.student2].map((studentEnrollmentId) => ({
    ...due,
    studentEnrollmentId,
  }));
  await notify(world.db, 'ASSIGNMENT_DUE', both, { course, now: world.now });
  await create();
  const reminded = sql`select enrollment_id from notifications where type = 'ASSIGNMENT_DUE' and created_at = ${world.now}`;
  expect(await textsOf(world.db, reminded)).toEqual([String(ids.enrollments.student2)]);
});

test('too long values are refused before anything is stored [SUBM-004]', async () => {
  await forget(ids.openAssignment);
  expect((await create({ notes: 'x'.repeat(5001) })).status).toBe(422);
  expect((await create({ urls: [`https://example.org/${'x'.repeat(2048)}`] })).status).toBe(422);
  expect((await create({ notes: 'x'.repeat(5000) })).status).toBe(200);
});

test('a second tab that has not seen the last edition is told, and replaces nothing [SUBM-058]', async () => {
  await forget(ids.openAssignment);
  const { id, version: seen } = (await create({ notes: 'First.' })).body.submission;
  const edit = (notes: string, version: number) => {
    const { submission, submissionUrlList } = payload({ id, notes });
    return world
      .as('student')
      .call('updateSubmission', { submission: { ...submission, id, version }, submissionUrlList });
  };
  expect((await edit('From the one tab.', seen)).status).toBe(200);
  const stale = await edit('From the other tab.', seen);
  expect([stale.status, stale.body.errorMessage]).toEqual([
    409,
    'This submission has been changed in another tab in the meantime. Please compare before you submit again.',
  ]);
  // sending the same again loses nothing
  const again = await edit('From the one tab.', seen);
  expect([again.status, again.body.submission.notes]).toEqual([200, 'From the one tab.']);
  expect((await edit('From the other tab.', again.body.submission.version)).status).toBe(200);
  await forget(ids.openAssignment);
});

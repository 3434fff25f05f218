import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { gradesFile } from '@bcs/contract/features/gradebook/grades-file';
import { NOT_SUBMITTED } from '@bcs/contract/features/grading/mark';
import { csvText } from '@bcs/contract/kernel/csv';
import { plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import { handleCall } from '#kernel/pipeline';
import { recording } from '#testing/recording';
import { SPREADSHEETS } from '#testing/spreadsheets';
import { ANCHOR, useWorld } from '#testing/world';
import { registry } from '#registry';

const world = useWorld();
const { ids } = world;
const COURSE = ids.activeCourse;
const MAYA = ids.enrollments.student;
const ITEM = ids.gradedAssignment;

beforeEach(() => world.at(ANCHOR));

const preview = async (file: string, name: DemoName = 'instructor') =>
  (await world.as(name).call('previewGradeImport', { courseId: COURSE, file })).body;
const save = (file: string, digest: string, name: DemoName = 'instructor') =>
  world.as(name).call('importGrades', { courseId: COURSE, file, digest });
const saveAs = async (file: string, name: DemoName = 'instructor') =>
  save(file, (await preview(file, name)).digest, name);
const fileOf = (...rows: readonly (readonly [enrollment: number | string, grade: string])[]) =>
  [`Enrollment,Challenge [${ITEM}]`, ...rows.map((row) => row.join(','))].join('\r\n');

async function exported(name: DemoName): Promise<string> {
  const { body } = await world.as(name).call('gradebookSheet', { courseId: COURSE });
  const { students, assignments, rows, asOf } = body;
  const markAt = (student: (typeof students)[number], item: (typeof assignments)[number]) =>
    rows[students.indexOf(student)]?.marks[assignments.indexOf(item)] ?? NOT_SUBMITTED;
  return csvText(gradesFile({ students, assignments, markAt, isDim: () => false }, asOf));
}
const traces = () =>
  world.db.many(sql`
    select 'grade' as what, g.submission_id as of, g.grade as value, g.version::text as more from submission_grades g
    union all select 'history', submission_id, new_value, old_value from grade_history
    union all select 'told', enrollment_id, content ->> 'message', id::text from notifications where type = 'SUBMISSION_GRADED'
    order by 1, 2, 3, 4`);
const gradeOf = async (enrollmentId: number) =>
  (
    await world.db.maybe<{ grade: string }>(sql`
      select g.grade from submission_grades g join submissions w on w.university_id = g.university_id and w.id = g.submission_id
      where w.enrollment_id = ${enrollmentId} and w.assignment_id = ${ITEM}`)
  )?.grade;

test('an exported file imports as no change, for every role that imports', async () => {
  for (const [name, least] of [
    ['instructor', 100],
    ['ta', 100],
    ['ssm', 100],
    ['admin', 100],
    ['cd', 20],
  ] as const) {
    const { changes, problems, unchanged } = await preview(await exported(name), name);
    expect({ changes, problems }).toEqual({ changes: [], problems: [] });
    expect(unchanged).toBeGreaterThan(least);
  }
});

test.each(Object.keys(SPREADSHEETS))('grades that %s has saved import as no change [GRADE-035]', async (program) => {
  const base64 = SPREADSHEETS[program]?.(await exported('instructor')).toString('base64') ?? '';
  const asked = { courseId: COURSE, file: '', base64 };
  const { changes, problems, unchanged } = (await world.as('instructor').call('previewGradeImport', asked)).body;
  expect({ changes, problems }).toEqual({ changes: [], problems: [] });
  expect(unchanged).toBeGreaterThan(100);
});

test.each([
  ['web-page.xls', 'This is a web page saved as a workbook.'],
  ['roster.xlsx', 'There is no column Enrollment.'],
])('of a file of grades called %s is said what is wrong with it', async (name, says) => {
  const base64 = readFileSync(new URL(`../../testing/lists/${name}`, import.meta.url)).toString('base64');
  const { body } = await world.as('instructor').call('previewGradeImport', { courseId: COURSE, file: '', base64 });
  expect(body.problems).toEqual([expect.objectContaining({ message: expect.stringContaining(says) })]);
});

test('what the preview shows is what is saved, with history and news as by hand [GRADE-035, GRADE-036]', async () => {
  const file = fileOf([MAYA, 'b-'], [ids.enrollments.student2, '']);
  const seen = await preview(file);
  expect(seen.problems).toEqual([]);
  expect(seen.changes).toEqual([
    {
      row: 2,
      student: { id: ids.accounts.student, firstName: 'Maya', lastName: 'Okafor' },
      assignmentId: ITEM,
      title: expect.any(String),
      from: 'A',
      to: 'B-',
    },
  ]);
  expect((await save(file, seen.digest)).body).toEqual({ success: true, saved: 1 });
  expect(await gradeOf(MAYA)).toBe('B-');
  expect(
    await world.db.one(sql`
      select old_value as "from", new_value as "to", changed_by as by from grade_history
      where submission_id = ${ids.gradedSubmission} order by id desc limit 1`),
  ).toEqual({ from: 'A', to: 'B-', by: ids.accounts.instructor });
  expect(
    await world.db.one(sql`
      select enrollment_id as "to", content ->> 'message' as message from notifications
      where type = 'SUBMISSION_GRADED' order by id desc limit 1`),
  ).toEqual({ to: MAYA, message: expect.stringMatching(/^Your submission for .+ was graded: B-\.$/) });
  const again = await preview(file);
  expect(again).toMatchObject({ changes: [], problems: [], unchanged: 1 });
});

test('what changed since the preview is not overwritten: nothing of the file is saved', async () => {
  const file = fileOf([MAYA, 'C']);
  const { digest } = await preview(file);
  await world.as('ta').call('importGrades', { courseId: COURSE, file: fileOf([MAYA, 'D']), digest: 'x' });
  const { digest: other } = await preview(fileOf([MAYA, 'D']), 'ta');
  expect((await save(fileOf([MAYA, 'D']), other, 'ta')).status).toBe(200);
  const before = await traces();
  const late = await save(file, digest);
  expect([late.status, late.body.errorCode]).toEqual([409, 'PREVIEW_OUTDATED']);
  expect(await traces()).toEqual(before);
});

test('mistakes are named by row and column, and one of them stops the whole file', async () => {
  const unwritten = await world.db.one<{ id: number }>(sql`
    select e.id from enrollments e where e.course_id = ${COURSE} and e.active and e.role = 'student' and e.id not in (${MAYA}, ${ids.enrollments.student2})
      and not exists (select 1 from submissions w where w.enrollment_id = e.id and w.assignment_id = ${ids.openAssignment}) limit 1`);
  const file = [
    `Enrollment,Student,a [${ITEM}],b [${ids.openAssignment}],c [999999],d [${ids.approvedMilestone}]`,
    `${MAYA},Maya Okafor,E,,B,At Risk`,
    `${ids.enrollments.lakesideStudent},,A,,,`,
    `${ids.enrollments.student2},Somebody Else,F,,,`,
    `${unwritten.id},,,A,,`,
  ].join('\n');
  const before = await traces();
  const seen = await preview(file, 'admin');
  const notified = seen.problems.map(({ row, column, message }) => `${row} ${column} ${message}`);
  expect(notified).toEqual([
    `2 a [${ITEM}] “E” is not a valid grade.`,
    '2 c [999999] This assignment is not in the gradebook.',
    `2 d [${ids.approvedMilestone}] Locked: the career director gives feedback on milestones.`,
    '3 Enrollment Not a student in this class.',
    expect.stringMatching(/^4 Enrollment This enrollment is .+, not Somebody Else\.$/),
    `5 b [${ids.openAssignment}] Not submitted.`,
  ]);
  const refused = await save(file, seen.digest, 'admin');
  expect([refused.status, refused.body.errorCode]).toEqual([422, 'GRADE_IMPORT_REFUSED']);
  expect(await traces()).toEqual(before);
  const outside = await preview(`Enrollment,x [${ids.approvedMilestone}]\n${MAYA},A\n`, 'instructor');
  expect(outside.problems).toMatchObject([{ row: 2, message: 'This assignment is not in the gradebook.' }]);
});

test('a grade that changed after the file was written is outdated', async () => {
  await saveAs(fileOf([MAYA, 'A']));
  const file = await exported('instructor');
  world.at(plus(ANCHOR, 60_000));
  await saveAs(fileOf([MAYA, 'F']), 'ta');
  const { changes, problems } = await preview(file);
  expect(changes).toEqual([]);
  expect(problems).toMatchObject([{ message: 'Outdated: changed to F since this file was exported.' }]);
});

test('two imports of the same preview at once: one is saved, once', async () => {
  await saveAs(fileOf([MAYA, 'A']));
  await world.db.run(sql`update notifications set handled_at = ${world.now}`);
  const file = fileOf([MAYA, 'C+']);
  const { digest } = await preview(file);
  const count = async () => (await traces()).length;
  const before = await count();
  const answers = await Promise.all(Array.from({ length: 8 }, () => save(file, digest)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(7).fill(409)]);
  expect(await count()).toBe(before + 2);
});

test('a large file takes as many statements as a small one', async () => {
  const enrollments = await world.db.many<{ id: number }>(sql`
    select w.enrollment_id as id from submissions w join enrollments e on e.university_id = w.university_id and e.id = w.enrollment_id
    where w.assignment_id = ${ITEM} and e.active and e.role = 'student' order by 1`);
  expect(enrollments.length).toBeGreaterThan(10);
  const token = await world.tokenOf('instructor');
  const statementsOf = async (file: string) => {
    const { digest, changes } = await preview(file);
    const { database, take } = recording(world.db);
    const arrival = { token, input: { courseId: COURSE, file, digest }, ip: '127.0.0.1' };
    await handleCall(registry.importGrades, arrival, { ...world.services, database });
    return [changes.length, take().reduce((sum, { statements }) => sum + statements.length, 0)] as const;
  };
  await saveAs(fileOf(...enrollments.map(({ id }) => [id, 'D'] as const)));
  const [one, few] = await statementsOf(fileOf([enrollments[0]?.id ?? 0, 'D+']));
  const [many, most] = await statementsOf(fileOf(...enrollments.map(({ id }) => [id, 'C-'] as const)));
  expect([one, many]).toEqual([1, enrollments.length]);
  expect(most).toBe(few);
});

test('the career director brings feedback in a file, with history and news as by hand [SUBM-056, D-090]', async () => {
  const milestone = ids.pendingMilestone;
  const file = (feedback: string) => `Enrollment,LinkedIn [${milestone}],x [${ITEM}]\n${MAYA},${feedback},\n`;
  const seen = await preview(file('approved'), 'cd');
  expect(seen).toMatchObject({
    problems: [],
    changes: [{ row: 2, assignmentId: milestone, title: 'LinkedIn', from: '1', to: '6' }],
  });
  expect((await save(file('approved'), seen.digest, 'cd')).body).toEqual({ success: true, saved: 1 });
  const submissionId = ids.milestoneSubmission;
  const { body } = await world.as('cd').call('grade', { assignmentId: milestone, studentId: ids.accounts.student });
  expect(body.submission?.careerFeedback).toMatchObject({ careerFeedbackStatusId: 6 });
  expect(body.gradeHistory.at(-1)).toMatchObject({ from: 'Feedback Pending', to: 'Approved' });
  expect(
    await world.db.one(sql`
      select type, enrollment_id as "to", content ->> 'message' as message from notifications order by id desc limit 1`),
  ).toEqual({ type: 'CAREER_FEEDBACK', to: MAYA, message: 'There is new feedback on LinkedIn.' });
  // the preview is outdated: manual grades and imports notice each other
  const outdated = await preview(file('At Risk'), 'cd');
  await world.as('cd').call('setCareerFeedbackStatus', { submissionId, statusId: 3 });
  const late = await save(file('At Risk'), outdated.digest, 'cd');
  expect([late.status, late.body.errorCode]).toEqual([409, 'PREVIEW_OUTDATED']);
  const academic = await preview(`Enrollment,x [${ITEM}]\n${MAYA},B\n`, 'cd');
  expect(academic.problems).toMatchObject([{ message: 'This assignment is not in the gradebook.' }]);
});

test('only those who judge import, and only into their own course [GRADE-028]', async () => {
  for (const name of ['cm', 'student'] as const)
    expect((await world.as(name).call('previewGradeImport', { courseId: COURSE, file: 'Enrollment' })).status).toBe(
      403,
    );
  expect(
    (await world.as('lakesideInstructor').call('importGrades', { courseId: COURSE, file: 'x', digest: '' })).status,
  ).toBe(404);
});

import { expect, test } from 'vitest';
import { sql } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import { useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;
const detail = (name: DemoName, assignmentId: number) => world.as(name).call('courseworkDetail', { assignmentId });
const grading = (name: DemoName, assignmentId: number, studentId: number = ids.accounts.student) =>
  world.as(name).call('grade', { assignmentId, studentId });

test('a student sees the assignment and own work only [WORK-028, WORK-008, WORK-016]', async () => {
  const { status, body } = await detail('student', ids.ungradedAssignment);
  expect(status).toBe(200);
  expect(body.milestoneTypes.map(({ name }) => name)).toEqual([
    'Brand Statement',
    'Resume',
    'Portfolio',
    'LinkedIn',
    'Github',
  ]);
  expect(body.students).toHaveLength(1);
  expect(body.students[0]).toMatchObject({
    student: { id: ids.accounts.student },
    studentEnrollmentId: ids.enrollments.student,
    submission: {
      id: ids.ungradedSubmission,
      submissionUrlList: expect.arrayContaining([expect.objectContaining({ url: expect.any(String) })]),
    },
    status: 'Submitted & Ungraded',
  });
  expect(body.students[0]?.submission?.submissionCommentList).toHaveLength(5);
  expect(body.assignment).toMatchObject({
    submissionStatus: 'Submitted',
    commentsCount: 5,
    submittedStudentCount: null,
  });
});

test('staff see all students of an item of their gradebook with their states [WORK-009, WORK-018, WORK-019]', async () => {
  const { body } = await detail('instructor', ids.ungradedAssignment);
  expect(body.students).toHaveLength(24);
  const states = new Set(body.students.map(({ status }) => status));
  expect([...states].toSorted()).toEqual(['Submitted & Graded', 'Submitted & Ungraded', 'Unsubmitted']);
  for (const { submission, status } of body.students) {
    expect(status).toBe(
      submission === null ? 'Unsubmitted' : submission.submissionGrade ? 'Submitted & Graded' : 'Submitted & Ungraded',
    );
  }
  const career = await detail('cd', ids.pendingMilestone);
  expect([...new Set(career.body.students.map(({ status }) => status))].toSorted()).toEqual([
    'Submitted',
    'Unsubmitted',
  ]);
});

test('of items outside their gradebook staff see the text only [WORK-009, GRADE-029, GRADE-030]', async () => {
  for (const [name, other] of [
    ['instructor', ids.pendingMilestone],
    ['ta', ids.pendingMilestone],
    ['cm', ids.pendingMilestone],
    ['cd', ids.ungradedAssignment],
  ] as const) {
    const { status, body } = await detail(name, other);
    expect(status).toBe(200);
    expect(body.students).toEqual([]);
    expect(body.assignment.title).not.toBe('');
  }
});

test('an unknown assignment is not there, nor is one of another course [WORK-010]', async () => {
  for (const assignmentId of [999_999, ids.lakesideAssignment])
    expect((await detail('student', assignmentId)).status).toBe(404);
});

test('suspicions of plagiarism reach only those who run the course [SUBM-004]', async () => {
  await world.db.run(sql`
    insert into submission_plagiarism (university_id, submission_id, status, note, reported_on)
    values (${ids.northfield}, ${ids.ungradedSubmission}, 'suspected', 'Same text as another.', '2026-03-01') on conflict do nothing`);
  for (const name of ['instructor', 'ta', 'ssm', 'admin'] as const) {
    expect((await grading(name, ids.ungradedAssignment)).body.submission?.submissionPlagiarism?.status).toBe(
      'suspected',
    );
  }
  expect((await grading('cm', ids.ungradedAssignment)).body.submission?.submissionPlagiarism).toBe(null);
  expect((await detail('student', ids.ungradedAssignment)).body.students[0]?.submission?.submissionPlagiarism).toBe(
    null,
  );
});

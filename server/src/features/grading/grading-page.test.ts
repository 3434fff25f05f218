import { expect, test } from 'vitest';
import type { DemoName } from '#database/seed/ids';
import { useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;
const grading = (name: DemoName, assignmentId: number, studentId: number = ids.accounts.student) =>
  world.as(name).call('grade', { assignmentId, studentId });

test('the grading page gets the whole submission with every grade ever given [GRADE-034]', async () => {
  const { status, body } = await grading('instructor', ids.incompleteAssignment);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    assignment: { id: ids.incompleteAssignment },
    student: { firstName: 'Maya' },
    studentEnrollmentId: ids.enrollments.student,
    submission: {
      id: ids.incompleteSubmission,
      resubmissionCount: 1,
      submissionGrade: { grade: 'Incomplete' },
      earlierVersions: [{ version: 1, grade: 'Incomplete' }],
    },
  });
  expect(body.gradeHistory.map(({ from, to }) => [from, to])).toEqual([
    [null, 'Incomplete'],
    ['Incomplete', null],
    [null, 'Incomplete'],
  ]);
  const open = await grading('instructor', ids.openAssignment);
  expect(open.body.submission).toBe(null);
  const career = await grading('cd', ids.approvedMilestone);
  expect(career.body.gradeHistory.at(-1)?.to).toBe('Approved');
});

test('the grading page opens for the items of the role’s gradebook [GRADE-034, GRADE-026, GRADE-029, GRADE-030, GRADE-031]', async () => {
  const opens: Record<string, [academic: number, career: number]> = {
    admin: [200, 200],
    ssm: [200, 200],
    instructor: [200, 403],
    ta: [200, 403],
    cm: [200, 403],
    cd: [403, 200],
    student: [403, 403],
  };
  for (const [name, [academic, career]] of Object.entries(opens) as [DemoName, [number, number]][]) {
    expect((await grading(name, ids.ungradedAssignment)).status).toBe(academic);
    expect((await grading(name, ids.pendingMilestone)).status).toBe(career);
  }
});

test('somebody who is no student of the course is not found [GRADE-034]', async () => {
  for (const studentId of [ids.accounts.instructor, ids.accounts.lakesideStudent, 999_999]) {
    expect((await grading('instructor', ids.ungradedAssignment, studentId)).status).toBe(404);
  }
});

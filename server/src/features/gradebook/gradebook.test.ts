import { expect, test } from 'vitest';
import { sql } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import { useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;
const gradebook = (name: DemoName, courseId: number = ids.activeCourse) =>
  world.as(name).call('gradebook', { courseId });

test('a gradebook row says which work of whom, and how it was judged [GRADE-037, GRADE-017]', async () => {
  const { status, body } = await gradebook('instructor');
  expect(status).toBe(200);
  expect(body.students).toHaveLength(24);
  const row = body.gradebook.find(({ submission }) => submission.id === ids.gradedSubmission);
  expect(row).toEqual({
    assignment: body.assignments.find(({ id }) => id === ids.gradedAssignment),
    student: { id: ids.accounts.student, firstName: 'Maya', lastName: 'Okafor' },
    userAccountAvatar: expect.stringMatching(/^\/files\/pictures\/[\w-]{43}\.png$/),
    submission: {
      id: ids.gradedSubmission,
      studentEnrollmentId: ids.enrollments.student,
      date: expect.any(String),
      version: 1,
      resubmissionCount: 0,
      commentsCount: expect.any(Number),
    },
    submissionGrade: expect.objectContaining({ submissionId: ids.gradedSubmission, grade: 'A' }),
    careerFeedback: null,
    context: { id: 1, contextCode: 'academic' },
  });
});

test('rows are exactly the submissions of active students, in a stable order [GRADE-037]', async () => {
  const { body } = await gradebook('admin');
  const { count } = await world.db.one<{ count: number }>(sql`
    select count(*) from submissions w join enrollments e on e.university_id = w.university_id and e.id = w.enrollment_id and e.active
    where w.course_id = ${ids.activeCourse}`);
  expect(body.gradebook).toHaveLength(count);
  const again = await gradebook('admin');
  expect(again.body).toEqual(body);
  await world.db.run(sql`update enrollments set active = false where id = ${ids.enrollments.student2}`);
  const without = await gradebook('admin');
  expect(without.body.students).toHaveLength(23);
  expect(without.body.gradebook.some(({ student }) => student.id === ids.accounts.student2)).toBe(false);
  await world.db.run(sql`update enrollments set active = true where id = ${ids.enrollments.student2}`);
});

test('items stand in the order of their due dates, whenever they were written [GRADE-037]', async () => {
  const items = (await gradebook('admin')).body.assignments;
  expect(items).toEqual(items.toSorted((a, b) => (a.effectiveDueDate < b.effectiveDueDate ? -1 : 1)));
  expect(items).not.toEqual(items.toSorted((a, b) => a.id - b.id));
});

test('each role gets the items of its gradebook only [GRADE-029, GRADE-030, GRADE-031]', async () => {
  const contexts = async (name: DemoName) => {
    const { body } = await gradebook(name);
    const ofRows = new Set(body.gradebook.map(({ context }) => context.contextCode));
    const ofItems = new Set(body.assignments.map(({ contextId }) => (contextId === 1 ? 'academic' : 'career')));
    expect(ofItems).toEqual(ofRows);
    return [...ofRows].toSorted();
  };
  expect(await contexts('cd')).toEqual(['career']);
  for (const name of ['instructor', 'ta', 'cm'] as const) expect(await contexts(name)).toEqual(['academic']);
  for (const name of ['ssm', 'admin'] as const) expect(await contexts(name)).toEqual(['academic', 'career']);
});

test('students have no gradebook, and staff none of another course [GRADE-026]', async () => {
  expect((await gradebook('student')).status).toBe(403);
  expect((await gradebook('instructor', ids.lakesideCourse)).status).toBe(404);
  expect((await gradebook('lakesideInstructor')).status).toBe(404);
});

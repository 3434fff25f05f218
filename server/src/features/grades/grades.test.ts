import { expect, test } from 'vitest';
import type { GradesRow } from '@bcs/contract/features/grades/model';
import { weightOf, type Grade } from '@bcs/contract/features/grading/scale';
import { sql } from '#database/db';
import { useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;
const grades = async (name: 'student' | 'student2' = 'student') =>
  (await world.as(name).call('grades', { enrollmentId: ids.enrollments[name] })).body;
const rowOf = (rows: readonly GradesRow[], id: number) => rows.find(({ assignment }) => assignment.id === id);

test('a student sees every item with its status [GRADE-038, GRADE-018, GRADE-019, GRADE-020, GRADE-022, GRADE-023]', async () => {
  const { grades: rows } = await grades();
  expect(rows).toHaveLength(35);
  expect(rowOf(rows, ids.overdueAssignment)).toMatchObject({
    status: 'Overdue',
    submission: null,
    submissionGrade: null,
  });
  expect(rowOf(rows, ids.openAssignment)?.status).toBe('Not Submitted');
  expect(rowOf(rows, ids.gradedAssignment)).toMatchObject({ status: 'Submitted', submissionGrade: { grade: 'A' } });
  expect(rowOf(rows, ids.lateAssignment)?.status).toBe('Submitted Late');
  expect(rowOf(rows, ids.incompleteAssignment)?.status).toBe('Submitted-Incomplete');
  expect(rowOf(rows, ids.approvedMilestone)).toMatchObject({
    status: 'Completed',
    careerFeedback: { careerFeedbackStatusId: 6 },
  });
});

test('work that came late stays late when it is edited, and work that came in time stays in time [GRADE-021]', async () => {
  const first = (id: number) =>
    world.db.one<{ at: string }>(sql`
      select first_submitted_at as at from submissions where assignment_id = ${id} and enrollment_id = ${ids.enrollments.student}`);
  const before = await first(ids.ungradedAssignment);
  const status = rowOf((await grades()).grades, ids.ungradedAssignment)?.status;
  const edited = await world.as('student').call('updateSubmission', {
    submission: {
      id: ids.ungradedSubmission,
      assignmentId: ids.ungradedAssignment,
      studentEnrollmentId: ids.enrollments.student,
      notes: 'Edited long after the due date.',
    },
    submissionUrlList: [{ id: null, submissionId: null, url: 'https://github.com/maya/edited', title: null }],
  });
  expect(edited.status).toBe(200);
  expect(edited.body.submission.date).toBe(world.now);
  expect(await first(ids.ungradedAssignment)).toEqual(before);
  expect(before.at < world.now).toBe(true);
  expect(rowOf((await grades()).grades, ids.ungradedAssignment)?.status).toBe(status);
});

test('an overdue item ceases to be overdue by an extension [GRADE-019, WORK-021]', async () => {
  await world.as('instructor').call('extendAssignment', { assignmentId: ids.overdueAssignment, bufferDays: 7 });
  expect(rowOf((await grades()).grades, ids.overdueAssignment)?.status).toBe('Not Submitted');
  await world.as('instructor').call('extendAssignment', { assignmentId: ids.overdueAssignment, bufferDays: 0 });
});

test('the average is the mean weight of graded, required, academic items without prework [GRADE-016, DASH-049]', async () => {
  const counted = await world.db.many<{ grade: Grade }>(sql`
    select g.grade from submission_grades g join submissions w on w.university_id = g.university_id and w.id = g.submission_id
    join assignments a on a.university_id = w.university_id and a.id = w.assignment_id
    where w.enrollment_id = ${ids.enrollments.student} and a.context_id = 1 and a.required and not a.prework`);
  const mean = counted.reduce((sum, { grade }) => sum + weightOf(grade), 0) / counted.length;
  const { academicAverageValue, roundAcademicAverageValue, academicAverageGrade } = await grades();
  expect(counted.length).toBeGreaterThan(3);
  expect(academicAverageValue).toBeCloseTo(mean, 2);
  expect(roundAcademicAverageValue).toBe(Math.round(mean));
  expect(academicAverageGrade).toMatch(/^[ABC][+-]?$/);
});

test('a new grade moves the average, and without grades there is none [GRADE-016]', async () => {
  const before = await grades();
  await world
    .as('instructor')
    .call('createSubmissionGrade', { id: null, submissionId: ids.ungradedSubmission, grade: 'F' });
  const after = await grades();
  expect(after.academicAverageValue).toBeLessThan(before.academicAverageValue ?? 0);
  await world.db.run(sql`
    delete from submission_grades g using submissions w where w.id = g.submission_id and w.enrollment_id = ${ids.enrollments.student2}`);
  expect(await grades('student2')).toMatchObject({ academicAverageGrade: null, roundAcademicAverageValue: null });
});

test('missed assignments are the overdue ones, beside what the course allows [GRADE-062]', async () => {
  const own = await grades();
  const overdue = await world.as('student').call('coursework', { enrollmentId: ids.enrollments.student });
  expect(own.missedAssignmentCount).toBe(overdue.body.overdueAssignments.length);
  const course = await world.db.one(sql`
    select max_missed_general_assignment as "maxMissedGeneralAssignment", max_missed_required_assignment as "maxMissedRequiredAssignment",
      minimum_score_required as "minimumScoreRequired" from courses where id = ${ids.activeCourse}`);
  expect(own).toMatchObject(course as object);
});

test('nobody but students has grades, and only their own [GRADE-024, GRADE-025]', async () => {
  const ask = (name: 'instructor' | 'student', enrollmentId: number) => world.as(name).call('grades', { enrollmentId });
  expect((await ask('instructor', ids.enrollments.instructor)).status).toBe(403);
  expect((await ask('student', ids.enrollments.student2)).status).toBe(404);
});

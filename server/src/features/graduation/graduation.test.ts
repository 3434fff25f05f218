import { describe, expect, test } from 'vitest';
import { judgeRequirements, type RequirementId } from '@bcs/contract/features/graduation/requirements';
import { applyGuesses } from '@bcs/contract/features/graduation/what-if';
import { COURSE_RUNNERS, type Role } from '@bcs/contract/kernel/roles';
import { sql } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import { useWorld } from '#testing/world';

const world = useWorld();
const { enrollments, activeCourse, activeCohort, openAssignment, todaysSession } = world.ids;
const read = (name: DemoName, enrollmentId: number = enrollments.student) =>
  world.as(name).call('graduation', { enrollmentId });
const recordOf = async (name: DemoName = 'student') => (await read(name)).body;
const valueOf = async (id: RequirementId) =>
  judgeRequirements(await recordOf(), world.now).find((requirement) => requirement.id === id);

describe('the figures are those of the pages that explain them', () => {
  const student = () => world.as('student');
  const input = { enrollmentId: enrollments.student };

  test('absences and remote attendance as on the page of attendance [ATT-032, REM-055]', async () => {
    const { body: history } = await student().call('attendanceHistory', input);
    const { body: own } = await student().call('enrollmentInfo', input);
    const absences = await valueOf('absences');
    expect(absences?.margin).toBe(history.remainingAbsences);
    expect(absences?.sessions.map(({ id }) => id).toSorted()).toEqual(
      history.attendanceHistory
        .filter(({ status, session }) => status === 'Absent' && session.context.id === 1)
        .map(({ session }) => session.id)
        .toSorted(),
    );
    expect((await valueOf('remote'))?.value).toBe(own.enrollment.remoteAttendanceCount);
    expect(own.enrollment.remoteAttendanceCount).toBeGreaterThan(0);
  });

  test('the average and the missed work as on the page of grades, milestones as on career services [GRADE-016, GRADE-062, CAREER-010]', async () => {
    const { body: grades } = await student().call('grades', input);
    const { body: career } = await student().call('careerServices', input);
    const { body: coursework } = await student().call('coursework', input);
    expect((await valueOf('average'))?.value).toBe(grades.roundAcademicAverageValue);
    const missed = await valueOf('missed');
    expect(missed?.value).toBe(grades.missedAssignmentCount);
    expect(missed?.items.map(({ id }) => id)).toEqual(coursework.overdueAssignments.map(({ id }) => id));
    expect((await valueOf('career'))?.value).toBe(career.careerCompletionPercentage);
  });
});

test('what is supposed is what comes true when it happens', async () => {
  const before = await recordOf();
  const { ssm, instructor } = { ssm: world.as('ssm'), instructor: world.as('instructor') };
  const supposed = applyGuesses(
    before,
    { sessions: new Map([[todaysSession, 'miss']]), items: new Map([[openAssignment, 'B']]) },
    world.now,
  );
  const { body } = await world.as('student').call('createSubmission', {
    submission: { id: null, assignmentId: openAssignment, studentEnrollmentId: enrollments.student, notes: '' },
    submissionUrlList: [{ id: null, submissionId: null, url: 'https://github.com/maya/what-if', title: null }],
  });
  await instructor.call('createSubmissionGrade', { id: null, submissionId: body.submission.id, grade: 'B' });
  await ssm.call('setAttendanceStatus', {
    sessionId: todaysSession,
    studentId: world.ids.accounts.student,
    statusCode: 'absent',
    excusedAbsenceReasonId: null,
  });
  const after = judgeRequirements(await recordOf(), world.now);
  const figures = (requirements: typeof after) =>
    requirements.map(({ id, state, value, margin }) => [id, state, value, margin]);
  expect(figures(after)).toEqual(figures(judgeRequirements(supposed, world.now)));
  expect(figures(after)).not.toEqual(figures(judgeRequirements(before, world.now)));
});

test('a student reads the own record only; those who run the course read every one of it', async () => {
  expect((await read('student')).status).toBe(200);
  expect((await read('student2')).body.errorCode).toBe('NOT_FOUND');
  for (const role of COURSE_RUNNERS) expect((await recordOf(role)).studentEnrollmentId).toBe(enrollments.student);
  for (const role of ['cd', 'cm'] as const satisfies Role[])
    expect((await read(role)).body.errorCode).toBe('FORBIDDEN');
  expect((await read('instructor', enrollments.lakesideStudent)).body.errorCode).toBe('NOT_FOUND');
  expect((await read('instructor', enrollments.instructor)).body.errorCode).toBe('NOT_FOUND');
});

test('careers are left out where the cohort hides them [D-065]', async () => {
  const hide = (value: boolean) =>
    world.db.run(sql`update cohorts set hide_career_services = ${value} where id = ${activeCohort}`);
  const contexts = async () => {
    const { sessions, items } = await recordOf();
    return new Set([...sessions, ...items].map(({ contextId }) => contextId));
  };
  expect(await contexts()).toEqual(new Set([1, 2]));
  await hide(true);
  expect(await contexts()).toEqual(new Set([1]));
  await hide(false);
});

test('a limit that the course does not set is no requirement [PICK-022]', async () => {
  await world.db.run(
    sql`update courses set max_absence = null, minimum_score_required = null where id = ${activeCourse}`,
  );
  expect((await valueOf('absences'))?.state).toBe('unlimited');
  expect((await valueOf('average'))?.state).toBe('unlimited');
});

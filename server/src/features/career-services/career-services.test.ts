import { afterEach, expect, test } from 'vitest';
import { ROLES, STAFF, type Role } from '@bcs/contract/kernel/roles';
import { sql } from '#database/db';
import { useWorld } from '#testing/world';

const world = useWorld();
const START = world.now;
const answerTo = (name: Role) => world.as(name).call('careerServices', { enrollmentId: world.ids.enrollments[name] });
const servicesOf = async (name: Role) => (await answerTo(name)).body;

afterEach(() => world.at(START));

test('every role gets the listed fields [CAREER-007, CAREER-008, CAREER-009]', async () => {
  for (const role of ROLES)
    expect(Object.keys(await servicesOf(role)).toSorted()).toEqual([
      'allCareerAssignments',
      'calendarSessions',
      'careerCompletionPercentage',
      'courseStudentsCount',
      'nextDueAssignment',
      'upcomingSession',
    ]);
});

test('it holds all career items and sessions of the course, and nothing academic [CAREER-006, CAREER-008]', async () => {
  const { allCareerAssignments, calendarSessions } = await servicesOf('student');
  const { items, sessions } = await world.db.one<{ items: number; sessions: number }>(sql`
    select (select count(*) from assignments where course_id = ${world.ids.activeCourse} and context_id = 2) as items,
      (select count(*) from sessions where course_id = ${world.ids.activeCourse} and context_id = 2 and cancelled_at is null) as sessions`);
  expect([allCareerAssignments.length, calendarSessions.length]).toEqual([items, sessions]);
  expect(new Set([...allCareerAssignments, ...calendarSessions].map(({ context }) => context.contextCode))).toEqual(
    new Set(['career']),
  );
  expect(allCareerAssignments.map(({ effectiveDueDate }) => effectiveDueDate)).toEqual(
    allCareerAssignments.map(({ effectiveDueDate }) => effectiveDueDate).toSorted(),
  );
});

test('the sessions are those of the list of sessions, field by field [CAREER-008]', async () => {
  for (const role of ['student', 'instructor', 'cd'] as const) {
    const { body } = await world.as(role).call('sessions', { enrollmentId: world.ids.enrollments[role] });
    expect((await servicesOf(role)).calendarSessions).toEqual(
      body.sessions.filter(({ context }) => context.contextCode === 'career'),
    );
  }
});

test('the upcoming session changes with the end of a workshop [CAREER-007, D-021]', async () => {
  const { upcomingSession, calendarSessions } = await servicesOf('student');
  expect(upcomingSession?.id).toBe(world.ids.careerSession);
  world.at(upcomingSession?.endTime ?? '');
  const after = calendarSessions[calendarSessions.findIndex(({ id }) => id === upcomingSession?.id) + 1];
  expect((await servicesOf('student')).upcomingSession).toEqual(after);
});

test('the next due item is the soonest that is not handed in [CAREER-007, D-081]', async () => {
  const { nextDueAssignment } = await servicesOf('student');
  expect(nextDueAssignment).toMatchObject({ id: world.ids.careerMilestone, status: 'Not Submitted' });
});

test('a student sees the own progress, as on the dashboard and in the grades [CAREER-010, D-158]', async () => {
  const enrollmentId = world.ids.enrollments.student;
  const student = world.as('student');
  const { careerCompletionPercentage, allCareerAssignments } = await servicesOf('student');
  const { body: dashboard } = await student.call('dashboard', { enrollmentId });
  expect(careerCompletionPercentage).toBe(dashboard.studentResume?.careerCompletionPercentage);
  const { body: grades } = await student.call('grades', { enrollmentId });
  const statuses = new Map(grades.grades.map(({ assignment, status }) => [assignment.id, status]));
  for (const { id, status } of allCareerAssignments) expect(status).toBe(statuses.get(id));
});

test('feedback that sends work back takes it out of the completion [CAREER-010, D-158]', async () => {
  const { pendingMilestone, milestoneSubmission } = world.ids;
  const set = (statusId: number) =>
    world.as('cd').call('setCareerFeedbackStatus', { submissionId: milestoneSubmission, statusId });
  await set(6);
  const before = await servicesOf('student');
  await set(7);
  const after = await servicesOf('student');
  const required = after.allCareerAssignments.filter((item) => item.required).length;
  const lost = (before.careerCompletionPercentage ?? 0) - (after.careerCompletionPercentage ?? 0);
  expect(Math.round((lost * required) / 100)).toBe(1);
  expect(after.allCareerAssignments.find(({ id }) => id === pendingMilestone)?.status).toBe('Submitted-Incomplete');
});

test('staff see how many students have handed in, and no status of their own [CAREER-006, D-056]', async () => {
  for (const role of STAFF) {
    const { allCareerAssignments, careerCompletionPercentage, courseStudentsCount } = await servicesOf(role);
    expect(careerCompletionPercentage).toBeNull();
    expect(courseStudentsCount).toBeGreaterThan(20);
    for (const item of allCareerAssignments) {
      expect(item).toMatchObject({ status: null, submissionStatus: null, firstSubmittedAt: null });
      expect(item.submittedStudentCount).toBeGreaterThanOrEqual(item.gradedStudentCount ?? Infinity);
    }
  }
  for (const item of (await servicesOf('student')).allCareerAssignments) expect(item.submittedStudentCount).toBeNull();
});

test('nobody sees it where the cohort hides career services [CAREER-001, D-017]', async () => {
  const hide = (value: boolean) =>
    world.db.run(sql`update cohorts set hide_career_services = ${value} where id = ${world.ids.activeCohort}`);
  await hide(true);
  for (const role of ROLES) {
    const { status, body } = await answerTo(role);
    expect([status, body.errorCode]).toEqual([403, 'FORBIDDEN']);
  }
  await hide(false);
  expect((await answerTo('student')).status).toBe(200);
});

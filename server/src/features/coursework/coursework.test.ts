import { beforeEach, describe, expect, test } from 'vitest';
import { addLocalDays } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { textsOf } from '#testing/rows';
import { useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;
const NEW_YORK = 'America/New_York';
const ofStudent = { enrollmentId: ids.enrollments.student };

const extend = (
  bufferDays: number,
  assignmentId: number = ids.openAssignment,
  name: 'instructor' | 'ta' | 'ssm' | 'admin' | 'cd' | 'cm' | 'student' = 'instructor',
) => world.as(name).call('extendAssignment', { assignmentId, bufferDays });
const idsOf = (list: readonly { id: number }[]) => list.map(({ id }) => id);

test('a student gets this week’s, next due, overdue and all coursework [WORK-029, WORK-015, WORK-004, WORK-005]', async () => {
  const { status, body } = await world.as('student').call('coursework', ofStudent);
  expect(status).toBe(200);
  expect(idsOf(body.overdueAssignments)).toEqual([ids.overdueAssignment]);
  expect(body.nextDueAssignments).toHaveLength(3);
  expect(idsOf(body.nextDueAssignments)[0]).toBe(ids.openAssignment);
  expect(body.nextDueAssignments.map(({ submittedAt }) => submittedAt)).toEqual([null, null, null]);
  const handedIn = new Set(idsOf(body.calendarAssignments.filter(({ submittedAt }) => submittedAt !== null)));
  for (const id of [ids.gradedAssignment, ids.ungradedAssignment, ids.pendingMilestone]) expect(handedIn).toContain(id);
  for (const id of [ids.overdueAssignment, ids.openAssignment, ids.careerMilestone]) expect(handedIn).not.toContain(id);
  expect(body.courseStudentsCount).toBe(24);
  expect(body.calendarAssignments).toHaveLength(35);
  const inWeek = body.calendarAssignments.filter(
    ({ effectiveDueDate }) => effectiveDueDate >= '2026-03-08T04' && effectiveDueDate < '2026-03-15T04',
  );
  expect(inWeek).not.toEqual([]);
  expect(body.currentWeekAssignments).toEqual(inWeek);
});

test('overdue is what is required, past its due date, and not submitted or incomplete [WORK-038]', async () => {
  const { db } = world;
  const overdueIds = async (name: 'student' | 'student2') => {
    const { body } = await world.as(name).call('coursework', { enrollmentId: ids.enrollments[name] });
    return idsOf(body.overdueAssignments);
  };
  // Maya's Incomplete is optional, so only missing work counts
  expect(await overdueIds('student')).toEqual([ids.overdueAssignment]);
  // Noah's Incomplete is required
  expect(await overdueIds('student2')).toContain(ids.lateAssignment);
  await db.run(sql`update assignments set required = true where id = ${ids.incompleteAssignment}`);
  expect((await overdueIds('student')).toSorted()).toEqual(
    [ids.overdueAssignment, ids.incompleteAssignment].toSorted(),
  );
  await db.run(sql`update assignments set required = false where id = ${ids.incompleteAssignment}`);
});

test('an assignment carries all its fields [WORK-011, WORK-012, WORK-013, WORK-014]', async () => {
  const { body } = await world.as('student').call('coursework', ofStudent);
  const graded = body.calendarAssignments.find(({ id }) => id === ids.gradedAssignment);
  expect(graded).toMatchObject({
    courseId: ids.activeCourse,
    contextId: 1,
    title: expect.any(String),
    assignmentDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    dueDate: graded?.effectiveDueDate,
    bufferDays: 0,
    required: true,
    requiredForGraduation: expect.any(Boolean),
    assignmentHeader: { header: expect.stringMatching(/./) },
    assignmentContent: { content: expect.stringContaining('## ') },
    assignmentHours: { minHours: 6, maxHours: 12 },
    context: { id: 1, contextCode: 'academic' },
    prework: false,
    submissionGrade: { grade: 'A' },
    submittedStudentCount: null,
    gradedStudentCount: null,
    resubmissionCount: 0,
    submissionStatus: 'Graded',
  });
});

test('staff get counts of submitted and graded, and nothing of theirs is overdue [WORK-006, WORK-011]', async () => {
  const { body } = await world.as('instructor').call('coursework', { enrollmentId: ids.enrollments.instructor });
  const item = body.calendarAssignments.find(({ id }) => id === ids.ungradedAssignment);
  const { submitted, graded } = await world.db.one<{ submitted: number; graded: number }>(sql`
    select count(*) as submitted, count(g.id) as graded from submissions w
    join enrollments e on e.university_id = w.university_id and e.id = w.enrollment_id and e.active
    left join submission_grades g on g.university_id = w.university_id and g.submission_id = w.id
    where w.assignment_id = ${ids.ungradedAssignment}`);
  expect(item).toMatchObject({
    submittedStudentCount: submitted,
    gradedStudentCount: graded,
    submissionGrade: null,
    submissionStatus: null,
    submittedAt: null,
  });
  expect(graded).toBeLessThan(submitted);
  expect(body.overdueAssignments).toEqual([]);
});

test('a milestone counts as graded with feedback 2, 3, 5, 6 or 7 only [SUBM-018, WORK-006]', async () => {
  const counts = async () => {
    const { body } = await world.as('cd').call('coursework', { enrollmentId: ids.enrollments.cd });
    return body.calendarAssignments.find(({ id }) => id === ids.pendingMilestone);
  };
  const set = (status: number) =>
    world.db.run(sql`
      update career_feedback f set status_id = ${status} from submissions w
      where w.university_id = f.university_id and w.id = f.submission_id and w.assignment_id = ${ids.pendingMilestone}`);
  const judged = await set(2);
  expect(judged).toBeGreaterThan(0);
  const all = (await counts())?.gradedStudentCount ?? 0;
  expect(all).toBeGreaterThan(0);
  for (const [status, graded] of [
    [1, 0],
    [4, 0],
    [3, all],
    [5, all],
    [6, all],
    [7, all],
  ] as const) {
    await set(status);
    expect([status, (await counts())?.gradedStudentCount]).toEqual([status, graded]);
  }
});

test('career items are left out and closed where the cohort hides them [WORK-015]', async () => {
  await world.db.run(sql`update cohorts set hide_career_services = true where id = ${ids.activeCohort}`);
  const { body } = await world.as('student').call('coursework', ofStudent);
  expect(body.calendarAssignments.every(({ contextId }) => contextId === 1)).toBe(true);
  expect(body.calendarAssignments).toHaveLength(30);
  const statusFor = async (who: 'student' | 'cd') =>
    (await world.as(who).call('courseworkDetail', { assignmentId: ids.careerMilestone })).status;
  expect(await statusFor('student')).toBe(403);
  expect(await statusFor('cd')).toBe(200);
  await world.db.run(sql`update cohorts set hide_career_services = false where id = ${ids.activeCohort}`);
});

test('an extension is set, changed and reset, each with its trace [WORK-030, WORK-020, WORK-021, WORK-022, WORK-023]', async () => {
  const original = (await extend(0)).body.assignment;
  expect(original).toMatchObject({ bufferDays: 0, effectiveDueDate: original.dueDate });
  for (const days of [3, 7, 0]) {
    const { status, body } = await extend(days);
    expect(status).toBe(200);
    expect(body.assignment).toMatchObject({
      bufferDays: days,
      dueDate: original.dueDate,
      effectiveDueDate: addLocalDays(original.dueDate, days, NEW_YORK),
    });
  }
  const trace = await world.db.many<{ days: number }>(sql`
    select buffer_days as days from assignment_extensions where assignment_id = ${ids.openAssignment} order by id`);
  expect(trace.map(({ days }) => days)).toEqual([3, 7, 0]);
});

test('days are added on the calendar, also across the change of the clocks [WORK-021]', async () => {
  // the clocks in New York went forward on March 8, 2026
  await world.db.run(sql`update assignments set due_date = '2026-03-07T04:59:59Z' where id = ${ids.futureAssignment}`);
  const { body } = await extend(4, ids.futureAssignment);
  expect(body.assignment.effectiveDueDate).toBe('2026-03-11T03:59:59.000Z');
});

test('an extension takes 1 to 7 days [WORK-024, WORK-021]', async () => {
  for (const days of [-1, 8, 100]) {
    const { status, body } = await extend(days);
    expect(status).toBe(422);
    expect(body.errorMessage).toBe('Please select number of days to extend due date.');
  }
  expect((await extend(1.5)).status).toBe(400);
});

test('four roles extend, the others do not [WORK-025]', async () => {
  for (const name of ['instructor', 'ta', 'ssm', 'admin'] as const)
    expect((await extend(1, ids.openAssignment, name)).status).toBe(200);
  for (const name of ['cd', 'cm', 'student'] as const)
    expect((await extend(2, ids.openAssignment, name)).status).toBe(403);
  expect((await extend(2, ids.lakesideAssignment)).status).toBe(404);
  await extend(0);
});

test('nobody extends where the cohort hides it or the flag is off [WORK-026, WORK-027]', async () => {
  await world.db.run(sql`update cohorts set hide_extend_due_date = true where id = ${ids.activeCohort}`);
  expect((await extend(2)).status).toBe(403);
  await world.db.run(sql`update cohorts set hide_extend_due_date = false where id = ${ids.activeCohort}`);
  await world.db.run(sql`update feature_flags set enabled = false where key = 'homework.dateExtend'`);
  expect((await extend(2)).status).toBe(403);
  await world.db.run(sql`update feature_flags set enabled = true where key = 'homework.dateExtend'`);
  expect((await extend(2)).status).toBe(200);
});

describe('a new due date', () => {
  const notified = () =>
    textsOf(
      world.db,
      sql`select content ->> 'message' from notifications
        where type = 'DUE_DATE_CHANGED' and enrollment_id = ${ids.enrollments.student}
          and content ->> 'assignmentId' = ${String(ids.futureAssignment)} order by id`,
    );
  beforeEach(async () => {
    await extend(0, ids.futureAssignment);
    await world.db.run(sql`delete from notifications where created_at = ${world.now}`);
  });

  test('notifies every student, once per change [WORK-022]', async () => {
    await extend(5, ids.futureAssignment);
    await extend(5, ids.futureAssignment);
    expect(await notified()).toEqual([expect.stringMatching(/^The due date of .+ is now March 11, 2026\.$/)]);
  });
  test('that is taken back is withdrawn from whoever has not read of it [D-201]', async () => {
    await extend(5, ids.futureAssignment);
    await extend(0, ids.futureAssignment);
    expect(await notified()).toEqual([]);
  });
  test('that is taken back is answered by the original one where it was read [D-201]', async () => {
    await extend(5, ids.futureAssignment);
    await world.db.run(sql`update notifications set handled_at = ${world.now} where type = 'DUE_DATE_CHANGED'`);
    await extend(0, ids.futureAssignment);
    expect((await notified())[1]).toMatch(/^The due date of .+ is now March 6, 2026\.$/);
  });
});

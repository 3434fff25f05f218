import { beforeAll, beforeEach, expect, test } from 'vitest';
import { judgeRequirements } from '@bcs/contract/features/graduation/requirements';
import { judgeStanding } from '@bcs/contract/features/graduation/standing';
import { HOUR, plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import { setAbsences } from '#jobs/absences';
import { sendReminders } from '#jobs/reminders';
import { numberOf } from '#testing/rows';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;
const { activeCourse, northfield, todaysSession } = ids;
let newcomer = 0;

/** Joins the active class, for the first time or again. */
const join = async () =>
  (
    await world.db.one<{ id: number }>(sql`
      insert into enrollments (university_id, course_id, account_id, role, activated_at)
      values (${northfield}, ${activeCourse}, ${ids.accounts.nobody}, 'student', ${ANCHOR}) returning id`)
  ).id;
const waiting = async (name: DemoName) =>
  (await world.as(name).call('today')).body.lines.filter(({ kind }) => kind === 'attendance');
const own = () => ({ enrollmentId: newcomer });
const student = () => world.as('nobody');

let before: unknown[] = [];
beforeAll(async () => {
  before = [await waiting('ssm'), await waiting('admin'), await waiting('cm')];
  newcomer = await join();
});
beforeEach(() => world.at(ANCHOR));

test('nothing of the own pages is overdue or missed that was due before joining [WORK-038, DASH-004, GRADE-019, D-229]', async () => {
  const { body: dashboard } = await student().call('dashboard', own());
  expect(dashboard.dashboardStudentStats?.overdueAssignmentCount).toBe(0);
  expect(dashboard.doNext?.work.filter(({ effectiveDueDate }) => effectiveDueDate < ANCHOR)).toEqual([]);
  const { body: coursework } = await student().call('coursework', own());
  expect(coursework.overdueAssignments).toEqual([]);
  expect(coursework.calendarAssignments.some(({ wasThere }) => !wasThere)).toBe(true);
  const { body: grades } = await student().call('grades', own());
  expect(grades.missedAssignmentCount).toBe(0);
  const statuses = Map.groupBy(grades.grades, ({ assignment }) => assignment.effectiveDueDate < ANCHOR);
  expect(new Set(statuses.get(true)?.map(({ status }) => status))).toEqual(new Set(['Before You Joined']));
  expect(new Set(statuses.get(false)?.map(({ status }) => status))).toEqual(new Set(['Not Submitted']));
});

test('the page of graduation finds nothing missed on the first day [SUCC-035, D-229]', async () => {
  const { body } = await student().call('graduation', own());
  const requirements = judgeRequirements(body, world.now);
  expect(requirements.filter(({ state }) => state === 'unmet')).toEqual([]);
  expect(judgeStanding(requirements)).toBe('on track');
});

test('the cohort, the students and the gradebook say the same to staff [SUCC-064, D-229]', async () => {
  const { body: cohort } = await world.as('ssm').call('cohortHealthNames', { courseId: activeCourse });
  const row = cohort.students.find(({ studentEnrollmentId }) => studentEnrollmentId === newcomer);
  expect(row).toMatchObject({ standing: 'on track', missed: { count: 0 } });
  const { body: list } = await world.as('ssm').call('studentProfiles', { courseId: activeCourse });
  expect(list.students.find(({ studentEnrollmentId }) => studentEnrollmentId === newcomer)?.overdueCount).toBe(0);
  const { body: sheet } = await world.as('instructor').call('gradebookSheet', { courseId: activeCourse });
  expect(sheet.students.find(({ studentEnrollmentId }) => studentEnrollmentId === newcomer)?.stays).toEqual([
    { from: ANCHOR, until: null },
  ]);
});

test('sessions before joining ask nobody for a status [SUCC-015, D-229]', async () => {
  expect([await waiting('ssm'), await waiting('admin'), await waiting('cm')]).toEqual(before);
  const { body } = await world.as('ssm').call('attendance', { courseId: activeCourse });
  const sessions = 'sessions' in body ? body.sessions : [];
  expect(sessions.filter(({ session, counts }) => session.endTime < ANCHOR && counts.none > 24)).toEqual([]);
  expect((await student().call('attendanceHistory', own())).body.attendanceHistory).toEqual([]);
});

test('who came after a session began is not set absent in it [ATT-015, D-229]', async () => {
  await world.db.run(sql`delete from attendance where session_id = ${todaysSession}`);
  const { end, start } = await world.db.one<{ start: string; end: string }>(sql`
    select start_time as start, end_time as end from sessions where id = ${todaysSession}`);
  await world.db.run(sql`update enrollments set activated_at = ${plus(start, 1)} where id = ${newcomer}`);
  await world.as('ssm').call('setAttendanceRules', {
    courseId: activeCourse,
    checkInCodeRequired: false,
    absentAfterSession: true,
  });
  world.at(end);
  await setAbsences(world.services);
  const absent = (enrollmentId: number) =>
    numberOf(
      world.db,
      sql`select count(*) from attendance where session_id = ${todaysSession} and enrollment_id = ${enrollmentId}`,
    );
  expect([await absent(newcomer), await absent(ids.enrollments.student2)]).toEqual([0, 1]);
  await world.db.run(sql`update enrollments set activated_at = ${ANCHOR} where id = ${newcomer}`);
});

test('an absence that is marked for a session before joining counts in no verdict [ATT-032, D-118, D-229]', async () => {
  const { id, remaining } = {
    id: (
      await world.db.one<{ id: number }>(sql`
        select id from sessions where course_id = ${activeCourse} and context_id = 1 and cancelled_at is null
          and end_time < ${plus(ANCHOR, -240 * HOUR)} order by start_time desc limit 1`)
    ).id,
    remaining: (await student().call('attendanceHistory', own())).body.remainingAbsences,
  };
  const mark = { sessionId: id, studentId: ids.accounts.nobody, statusCode: 'absent', excusedAbsenceReasonId: null };
  expect((await world.as('admin').call('setAttendanceStatus', mark)).status).toBe(200);
  const { body } = await student().call('attendanceHistory', own());
  expect([body.attendanceHistory.length, body.remainingAbsences]).toEqual([1, remaining]);
  const { body: record } = await student().call('graduation', own());
  expect(judgeRequirements(record, world.now).find((one) => one.id === 'absences')?.value).toBe(0);
  const { body: dashboard } = await student().call('dashboard', own());
  expect(dashboard.dashboardStudentStats?.remainingAbsenceCount).toBe(remaining);
});

test('nobody is reminded of what was due before they joined [D-229]', async () => {
  await world.db.run(
    sql`update assignments set due_date = ${plus(ANCHOR, -2 * HOUR)} where id = ${ids.openAssignment}`,
  );
  world.at(plus(ANCHOR, 20 * HOUR));
  await sendReminders(world.services);
  const told = (enrollmentId: number) =>
    numberOf(
      world.db,
      sql`select count(*) from notifications where enrollment_id = ${enrollmentId} and type = 'ASSIGNMENT_OVERDUE'
        and content ->> 'assignmentId' = ${String(ids.openAssignment)}`,
    );
  expect([await told(newcomer), await told(ids.enrollments.student)]).toEqual([0, 1]);
});

import { describe, expect, test } from 'vitest';
import { sql } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import { useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;
const { activeCourse, enrollments, accounts } = ids;
const ask = (name: DemoName, courseId: number = activeCourse) => world.as(name).call('studentProfiles', { courseId });
const rowsFor = async (name: DemoName) => (await ask(name)).body.students;
const maya = async (name: DemoName = 'ssm') =>
  (await rowsFor(name)).find(({ studentEnrollmentId }) => studentEnrollmentId === enrollments.student);

test('staff read the students of their course by name, nobody else does [PEOPLE-002, PEOPLE-026, PEOPLE-032]', async () => {
  const expected = await world.db.many<{ id: number }>(sql`
    select e.id from enrollments e join accounts c on c.id = e.account_id
    where e.course_id = ${activeCourse} and e.role = 'student' and e.active order by c.name_order, e.id`);
  for (const name of ['admin', 'instructor', 'ta', 'ssm', 'cd', 'cm'] as const) {
    const rows = await rowsFor(name);
    expect(
      rows.map(({ studentEnrollmentId }) => studentEnrollmentId),
      name,
    ).toEqual(expected.map(({ id }) => id));
  }
  expect((await ask('student')).status).toBe(403);
  expect((await ask('ssm', ids.lakesideCourse)).status).toBe(404);
});

test('a row tells exactly what the list shows [PEOPLE-032]', async () => {
  const row = await maya();
  expect(Object.keys(row ?? {}).toSorted()).toEqual([
    'academicAverageGrade',
    'attendance',
    'lastSeenOn',
    'overdueCount',
    'roundAcademicAverageValue',
    'student',
    'studentEnrollmentId',
  ]);
  expect(row?.student).toEqual({
    id: accounts.student,
    firstName: 'Maya',
    lastName: 'Okafor',
    email: 'student@northfield.example',
    githubUserName: 'maya-okafor',
    nexusAvatarUrl: expect.stringMatching(/^\/files\/pictures\//),
    avatarUrl: null,
  });
});

describe('the figures are those of the pages that explain them', () => {
  test('average and overdue work as on the page of grades', async () => {
    for (const name of ['student', 'student2', 'survey'] as const) {
      const { body: own } = await world.as(name).call('grades', { enrollmentId: enrollments[name] });
      const row = (await rowsFor('ssm')).find((each) => each.studentEnrollmentId === enrollments[name]);
      expect(row, name).toMatchObject({
        roundAcademicAverageValue: own.roundAcademicAverageValue,
        academicAverageGrade: own.academicAverageGrade,
        overdueCount: own.missedAssignmentCount,
      });
    }
  });

  test('attendance as in the history, career sessions and those ahead left out', async () => {
    const { body } = await world.as('student').call('attendanceHistory', { enrollmentId: enrollments.student });
    const held = body.attendanceHistory.filter(
      ({ session }) => session.context.contextCode === 'academic' && session.startTime <= world.now,
    );
    const count = (...codes: string[]) => held.filter(({ statusCode }) => codes.includes(statusCode)).length;
    expect((await maya())?.attendance).toEqual({
      attended: count('present', 'remote'),
      absent: count('absent'),
      excused: count('exception'),
    });
    expect(count('present')).toBeGreaterThan(20);
  });
});

test('a role reads the figures of its own gradebook [GRADE-029, GRADE-030, GRADE-031]', async () => {
  // Noah has an academic Incomplete and a milestone that could not be reviewed
  const noah = async (name: DemoName) =>
    (await rowsFor(name)).find(({ studentEnrollmentId }) => studentEnrollmentId === enrollments.student2);
  const [all, academic, career] = [await noah('ssm'), await noah('instructor'), await noah('cd')];
  expect(career).toMatchObject({ academicAverageGrade: null, roundAcademicAverageValue: null });
  expect(academic?.roundAcademicAverageValue).toBe(all?.roundAcademicAverageValue);
  expect(all?.overdueCount).toBe((academic?.overdueCount ?? 0) + (career?.overdueCount ?? 0));
  expect(academic?.overdueCount).toBeGreaterThan(0);
});

test('where the cohort hides careers, milestones are not overdue for anybody [DASH-049]', async () => {
  const before = (await rowsFor('cd')).reduce((sum, { overdueCount }) => sum + overdueCount, 0);
  expect(before).toBeGreaterThan(0);
  await world.db.run(sql`update cohorts set hide_career_services = true where id = ${ids.activeCohort}`);
  const after = (await rowsFor('cd')).reduce((sum, { overdueCount }) => sum + overdueCount, 0);
  await world.db.run(sql`update cohorts set hide_career_services = false where id = ${ids.activeCohort}`);
  expect(after).toBe(0);
});

describe('when somebody was here last', () => {
  const set = (columns: { login: string | null; seen: string | null }) =>
    world.db.run(sql`
      update accounts set last_login_at = ${columns.login}, last_seen_at = ${columns.seen} where id = ${accounts.survey}`);
  const seen = async () =>
    (await rowsFor('ssm')).find(({ student }) => student.id === accounts.survey)?.lastSeenOn ?? null;

  test('is a day of the course, from the last login, a token or what is kept of one', async () => {
    await world.db.run(sql`delete from auth_tokens where account_id = ${accounts.survey}`);
    await set({ login: null, seen: null });
    expect(await seen()).toBeNull();
    await set({ login: '2026-03-02T20:00:00.000Z', seen: null });
    expect(await seen()).toBe('2026-03-02');
    await set({ login: '2026-03-02T20:00:00.000Z', seen: '2026-03-05T20:00:00.000Z' });
    expect(await seen()).toBe('2026-03-05');
  });

  test('a token that was used at night in UTC was used the evening before in New York, also when it was ended', async () => {
    await world.db.run(sql`
      insert into auth_tokens (token_hash, account_id, issued_at, last_used_at, revoked_at)
      values (decode(repeat('ab', 32), 'hex'), ${accounts.survey}, '2026-03-10T20:00Z', '2026-03-11T02:00Z', '2026-03-11T02:00Z')`);
    expect(await seen()).toBe('2026-03-10');
  });
});

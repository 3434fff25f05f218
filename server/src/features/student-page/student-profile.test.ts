import { describe, expect, test } from 'vitest';
import { ROLES, STAFF } from '@bcs/contract/kernel/roles';
import { sql } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import { useWorld } from '#testing/world';

const world = useWorld();
const { enrollments, accounts, lakesideCourse } = world.ids;
const ask = (name: DemoName, enrollmentId: number = enrollments.student) =>
  world.as(name).call('studentProfile', { enrollmentId });
const read = async (name: DemoName, enrollmentId?: number) => (await ask(name, enrollmentId)).body;

test('students read their own profile only, staff that of everybody in the course [PEOPLE-003, PEOPLE-024, PEOPLE-031]', async () => {
  for (const role of ROLES) expect((await ask(role)).status, role).toBe(200);
  expect((await ask('student2')).status).toBe(404);
  const elsewhere = await world.db.one<{ id: number }>(
    sql`select id from enrollments where course_id = ${lakesideCourse} and role = 'student' limit 1`,
  );
  expect((await ask('ssm', elsewhere.id)).status).toBe(404);
  // staff have no profile
  expect((await ask('ssm', enrollments.instructor)).status).toBe(404);
});

test('it has the listed fields, and the person has no others [PEOPLE-011]', async () => {
  const profile = await read('ssm');
  expect(Object.keys(profile).toSorted()).toEqual([
    'academicAverageGrade',
    'attendanceHistory',
    'grades',
    'lastSeenOn',
    'overdueCount',
    'remainingAbsences',
    'remoteAttendanceRequests',
    'roundAcademicAverageValue',
    'student',
    'studentEnrollmentId',
  ]);
  expect(profile.student).toEqual({
    id: accounts.student,
    firstName: 'Maya',
    lastName: 'Okafor',
    email: 'student@northfield.example',
    githubUserName: 'maya-okafor',
    nexusAvatarUrl: expect.stringMatching(/^\/files\/pictures\//),
    avatarUrl: null,
  });
  expect(Object.keys(profile.grades[0]?.student ?? {})).toEqual(['id', 'firstName', 'lastName']);
});

test('grades, attendance and requests are those of the own pages [PEOPLE-011]', async () => {
  const own = { enrollmentId: enrollments.student };
  const [profile, { body: grades }, { body: history }] = [
    await read('student'),
    await world.as('student').call('grades', own),
    await world.as('student').call('attendanceHistory', own),
  ];
  expect(profile).toMatchObject({
    grades: grades.grades,
    academicAverageGrade: grades.academicAverageGrade,
    roundAcademicAverageValue: grades.roundAcademicAverageValue,
    overdueCount: grades.missedAssignmentCount,
    ...history,
  });
  expect(profile.lastSeenOn).toBeNull();
});

describe('field by field', () => {
  test('staff read when the student was here last, the student does not', async () => {
    for (const role of STAFF) expect((await read(role)).lastSeenOn, role).toBe('2026-03-11');
    expect((await read('student')).lastSeenOn).toBeNull();
  });

  test('a role reads the items of its gradebook, and no average of others [GRADE-029, GRADE-030, GRADE-031]', async () => {
    const contexts = async (name: DemoName) => [
      ...new Set((await read(name)).grades.map(({ context }) => context.contextCode)),
    ];
    for (const role of ['instructor', 'ta', 'cm'] as const) expect(await contexts(role), role).toEqual(['academic']);
    for (const role of ['admin', 'ssm', 'student'] as const)
      expect((await contexts(role)).toSorted(), role).toEqual(['academic', 'career']);
    expect(await contexts('cd')).toEqual(['career']);
    expect(await read('cd')).toMatchObject({ academicAverageGrade: null, roundAcademicAverageValue: null });
  });

  test('what was not submitted is told to admin, ssm, instructor, ta and the student [PEOPLE-027]', async () => {
    const missing = async (name: DemoName) =>
      (await read(name)).grades.filter(({ submission }) => submission === null).length;
    for (const role of ['admin', 'ssm', 'instructor', 'ta', 'student'] as const)
      expect(await missing(role), role).toBeGreaterThan(0);
    for (const role of ['cd', 'cm'] as const) expect(await missing(role), role).toBe(0);
  });

  test('an exception is Excused for the student and Exception for staff [ATT-017]', async () => {
    const words = async (name: DemoName) => new Set((await read(name)).attendanceHistory.map(({ status }) => status));
    expect(await words('student')).toContain('Excused');
    expect(await words('student')).not.toContain('Exception');
    expect(await words('ssm')).toContain('Exception');
  });
});

test('who has left the class has no profile any more', async () => {
  await world.db.run(sql`update enrollments set active = false where id = ${enrollments.survey}`);
  expect((await ask('ssm', enrollments.survey)).status).toBe(404);
});

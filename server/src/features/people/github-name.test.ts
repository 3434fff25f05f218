import { beforeEach, expect, test } from 'vitest';
import { sql } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import { useWorld } from '#testing/world';

const world = useWorld();
const { enrollments, accounts } = world.ids;
const change = (name: DemoName, githubUserName: unknown, studentEnrollmentId: number = enrollments.student) =>
  world.as(name).call('updateStudentProfileInfo', { studentEnrollmentId, githubUserName });
const stored = async (id: number = accounts.student) =>
  (await world.db.one<{ name: string | null }>(sql`select github_user_name as name from accounts where id = ${id}`))
    .name;

beforeEach(() =>
  world.db.run(sql`update accounts set github_user_name = 'maya-okafor' where id = ${accounts.student}`),
);

test('students change their own GitHub name [PEOPLE-029]', async () => {
  const { status, body } = await change('student', 'maya-builds');
  expect(status).toBe(200);
  expect(body).toMatchObject({ success: true, student: { id: accounts.student, githubUserName: 'maya-builds' } });
  expect(await stored()).toBe('maya-builds');
});

test('a pasted address is read, and nothing forgets the name', async () => {
  await change('student', 'https://github.com/maya-builds/');
  expect(await stored()).toBe('maya-builds');
  await change('student', '  ');
  expect(await stored()).toBeNull();
  await change('student', 'maya-builds');
  await change('student', null);
  expect(await stored()).toBeNull();
});

test('what cannot be a name is refused, and nothing is changed', async () => {
  expect((await change('student', 'maya okafor')).body).toMatchObject({
    success: false,
    errorCode: 'GITHUB_NAME_INVALID',
  });
  expect((await change('student', 'x'.repeat(256))).status).toBe(422);
  expect((await change('student', 7)).status).toBe(400);
  expect(await stored()).toBe('maya-okafor');
});

test('nobody changes that of somebody else, and staff have none to change [PEOPLE-029]', async () => {
  expect((await change('student2', 'mine-now')).status).toBe(404);
  expect((await change('ssm', 'mine-now', enrollments.ssm)).status).toBe(403);
  expect(await stored()).toBe('maya-okafor');
});

test('no other field of the account can be slipped in', async () => {
  const { status } = await world.as('student').call('updateStudentProfileInfo', {
    studentEnrollmentId: enrollments.student,
    githubUserName: 'maya-builds',
    email: 'other@northfield.example',
    canManageAttendance: true,
  });
  expect(status).toBe(400);
  expect(await stored()).toBe('maya-okafor');
});

// Only the owner edits this line, so a version would merely block their own latest change
test('of two pages of the same student the one that saves last counts, whatever it had read', async () => {
  const [first, second] = await Promise.all([change('student', 'maya-one'), change('student', 'maya-two')]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(['maya-one', 'maya-two']).toContain(await stored());
  expect((await change('student', 'maya-three')).status).toBe(200);
  expect(await stored()).toBe('maya-three');
});

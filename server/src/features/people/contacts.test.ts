import { expect, test } from 'vitest';
import { ROLES } from '@bcs/contract/kernel/roles';
import { toContactSections } from '@bcs/contract/features/people/contacts';
import { sql } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import { useWorld } from '#testing/world';

const world = useWorld();
const { activeCourse, lakesideCourse, accounts } = world.ids;
const ask = (name: DemoName, courseId: number = activeCourse) => world.as(name).call('classContacts', { courseId });
const namesFor = async (name: DemoName) =>
  (await ask(name)).body.contacts.map(({ contact, role }) => `${contact.firstName} as ${role.courseRoleCode}`);

test('every role of a course reads whom to turn to; admins and general managers are none [PEOPLE-001, PEOPLE-005, PEOPLE-030]', async () => {
  const expected = [
    'Thomas as cd',
    'Daniel as instructor',
    'Marcus as ta',
    'Elena as ssm',
    'Priya as ta',
    'Hannah as instructor',
  ];
  for (const role of ROLES) expect(await namesFor(role), role).toEqual(expected);
  expect((await ask('student', lakesideCourse)).status).toBe(404);
});

test('a contact tells name, e-mail, role and picture, and nothing else [PEOPLE-010]', async () => {
  const { body } = await ask('student');
  expect(body.contacts[1]).toEqual({
    contact: {
      id: accounts.instructor,
      firstName: 'Daniel',
      lastName: 'Brooks',
      email: 'instructor@northfield.example',
      active: true,
    },
    role: { courseRoleCode: 'instructor', name: 'Instructor' },
    userAccountAvatar: null,
  });
});

test('no student is among the contacts', async () => {
  const { body } = await ask('student');
  const students = await world.db.many<{ email: string }>(sql`
    select c.email from enrollments e join accounts c on c.id = e.account_id
    where e.course_id = ${activeCourse} and e.role = 'student'`);
  expect(students.length).toBeGreaterThan(20);
  const told = JSON.stringify(body);
  expect(students.filter(({ email }) => told.includes(email))).toEqual([]);
});

test('the picture saved in the product wins over the one from elsewhere', async () => {
  await world.db.run(sql`
    update accounts set avatar_url = 'https://avatars.example/daniel.png' where id = ${accounts.instructor}`);
  const pictureOf = async () =>
    (await ask('student')).body.contacts.find(({ contact }) => contact.id === accounts.instructor)?.userAccountAvatar;
  expect(await pictureOf()).toBe('https://avatars.example/daniel.png');
  await world.db.run(sql`update accounts set nexus_avatar_url = '/pictures/daniel' where id = ${accounts.instructor}`);
  expect(await pictureOf()).toBe('/pictures/daniel');
});

test('who has left the class, or can no longer sign in, is no contact, and an empty section is left out [PEOPLE-005, PEOPLE-010]', async () => {
  await world.db.run(sql`update enrollments set active = false where account_id = ${accounts.cd}`);
  await world.db.run(sql`update accounts set active = false where id = ${accounts.ta2}`);
  const { contacts } = (await ask('student')).body;
  expect(contacts.map(({ contact }) => contact.firstName)).toEqual(['Daniel', 'Elena', 'Priya', 'Hannah']);
  expect(toContactSections(contacts).map(({ title }) => title)).toEqual(['Instructor', 'TA', 'Student Support']);
});

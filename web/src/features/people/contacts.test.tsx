import { expect, test } from 'vitest';
import type { ClassContact } from '@bcs/contract/features/people/model';
import { ROLE_NAMES, type Role } from '@bcs/contract/kernel/roles';
import { wholeApp } from '#testing/app.tsx';
import { enrollment } from '#testing/people.ts';
import { refuse } from '#testing/broker.ts';

const app = wholeApp();
const contact = (id: number, firstName: string, role: Role): ClassContact => ({
  contact: { id, firstName, lastName: 'Brooks', email: `${firstName}@northfield.example`, active: true },
  role: { courseRoleCode: role, name: ROLE_NAMES[role] },
  userAccountAvatar: null,
});

const open = (contacts: ClassContact[]) => {
  app.signIn(enrollment(), { classContacts: { contacts } });
  return app.open('/class-contacts');
};
const headings = (level: number) =>
  [...document.querySelectorAll(`main h${level}`)].map((heading) => heading.textContent);

test('contacts stand in their sections, in order, and an empty section is not there [PEOPLE-001, PEOPLE-005, SHELL-043]', async () => {
  const screen = await open([
    contact(4, 'Elena', 'ssm'),
    contact(2, 'Priya', 'ta'),
    contact(1, 'Daniel', 'instructor'),
    contact(3, 'Marcus', 'ta'),
  ]);
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Class Contacts');
  expect(headings(2)).toEqual(['Instructor', 'TA', 'Student Support']);
  // a heading that is the role is not repeated in its cards
  expect(screen.getByText(ROLE_NAMES.ta).elements()).toEqual([]);
  await expect.element(screen.getByText(ROLE_NAMES.ssm)).toBeVisible();
  expect(headings(3)).toEqual(['Daniel Brooks', 'Priya Brooks', 'Marcus Brooks', 'Elena Brooks']);
});

test('one press begins a mail to a contact [PEOPLE-010]', async () => {
  const screen = await open([contact(1, 'Daniel', 'instructor')]);
  await expect
    .element(screen.getByRole('link', { name: 'E-mail Daniel Brooks' }))
    .toHaveAttribute('href', 'mailto:Daniel@northfield.example');
  await expect.element(screen.getByText('Daniel@northfield.example', { exact: true })).toBeVisible();
});

test('a class without contacts says so', async () => {
  const screen = await open([]);
  await expect.element(screen.getByRole('heading', { name: 'This class has no contacts yet.' })).toBeVisible();
});

test('contacts that could not be loaded can be tried again', async () => {
  app.signIn(enrollment(), { classContacts: refuse(500, 'UNEXPECTED') });
  const screen = await app.open('/class-contacts');
  await expect
    .element(screen.getByRole('heading', { name: 'Class contacts could not be loaded. Please try again.' }))
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

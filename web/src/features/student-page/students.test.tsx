import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { StudentRow } from '@bcs/contract/features/student-page/model';
import { wholeApp } from '#testing/app.tsx';
import { refuse } from '#testing/broker.ts';
import { enrollment } from '#testing/people.ts';
import { studentProfile, studentRow } from '#testing/student-profiles.ts';

const app = wholeApp();
const CLASS = [
  studentRow(7, 'Maya'),
  studentRow(8, 'Noah', { overdueCount: 3, lastSeenOn: '2026-01-02' }),
  studentRow(9, 'Zoë', { student: { lastName: 'Laurent' } }),
];
const open = (path = '/students', students: StudentRow[] = CLASS, role: 'ssm' | 'cd' = 'ssm') => {
  app.signIn(enrollment(role), { studentProfiles: { students }, studentProfile: studentProfile() });
  return app.open(path);
};
const links = () => [...document.querySelectorAll('main a[href^="/students/"]')].map((link) => link.textContent);

test('the list names everybody with a link to the profile and figures at a glance [PEOPLE-002, PEOPLE-006]', async () => {
  await page.viewport(1366, 900);
  const screen = await open();
  await expect.element(screen.getByRole('table', { name: 'Students' })).toBeVisible();
  expect(links()).toEqual(['Maya Okafor', 'Noah Okafor', 'Zoë Laurent']);
  const noah = screen.getByRole('row').filter({ hasText: 'Noah Okafor' });
  for (const text of ['90%', '1 of 8 absences', '92', '3 overdue']) expect(noah.element().textContent).toContain(text);
});

test('cards link to the profile as well, and the address keeps the choice [PEOPLE-006]', async () => {
  await page.viewport(1366, 900);
  const screen = await open();
  await screen.getByText('Cards', { exact: true }).click();
  await expect.poll(() => screen.path()).toBe('/students?view=cards');
  await expect.poll(() => document.querySelector('main table')).toBeNull();
  await screen.getByRole('listitem').getByRole('link', { name: 'Noah Okafor' }).click();
  await expect.poll(() => screen.path()).toBe('/students/8?view=cards');
});

describe('to find somebody and write to them takes three actions', () => {
  test('typing narrows the list, and one press begins the mail', async () => {
    const screen = await open();
    await screen.getByRole('searchbox', { name: 'Search students' }).fill('zoe');
    await expect.element(screen.getByRole('main').getByRole('status')).toHaveTextContent('1 of 3 shown');
    await expect.poll(links).toEqual(['Zoë Laurent']);
    await expect
      .element(screen.getByRole('link', { name: 'E-mail Zoë Laurent' }))
      .toHaveAttribute('href', 'mailto:zo%C3%AB@northfield.example');
    await expect.poll(() => screen.path()).toBe('/students?q=zoe');
  });

  test('Enter opens the only one that is left, also before the address knows what was typed', async () => {
    const screen = await open();
    await screen.getByRole('searchbox', { name: 'Search students' }).fill('noah');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => screen.path()).toMatch(/^\/students\/8/);
  });
});

test('what the address says is what the list shows, and nothing found offers the way back', async () => {
  const screen = await open('/students?show=overdue&q=maya');
  await expect.element(screen.getByRole('heading', { name: 'No student matches' })).toBeVisible();
  await screen.getByRole('button', { name: 'Show all students' }).click();
  await expect.poll(() => screen.path()).toBe('/students');
  await expect.element(screen.getByRole('searchbox', { name: 'Search students' })).toHaveValue('');
});

test('a caption sorts, and the address keeps it', async () => {
  await page.viewport(1366, 900);
  const screen = await open();
  await screen.getByRole('button', { name: 'Overdue work' }).click();
  await screen.getByRole('button', { name: 'Overdue work' }).click();
  await expect.poll(() => screen.path()).toBe('/students?sort=overdue&order=desc');
  await expect.poll(links).toEqual(['Noah Okafor', 'Maya Okafor', 'Zoë Laurent']);
});

test('whose gradebook holds no letters sees no average', async () => {
  await page.viewport(1366, 900);
  const screen = await open('/students', CLASS, 'cd');
  await expect.element(screen.getByRole('columnheader', { name: 'Last seen' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Average' }).elements()).toEqual([]);
});

test('two hundred students stay within reach, a hundred at a time', async () => {
  const many = Array.from({ length: 200 }, (_, place) => studentRow(place + 1, `S${place}`));
  const screen = await open('/students', many);
  await expect.poll(() => links().length).toBe(100);
  await screen.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => links().length).toBe(200);
  await screen.getByRole('searchbox', { name: 'Search students' }).fill('s199');
  await expect.poll(links).toEqual(['S199 Okafor']);
});

test('a class list that could not be had says so [PEOPLE-034]', async () => {
  app.signIn(enrollment('ssm'), { studentProfiles: refuse(500, 'UNEXPECTED') });
  const screen = await app.open('/students');
  await expect
    .element(
      screen.getByRole('heading', {
        name: 'There was an error gathering the class list. If you feel like this is a mistake - contact BCS Support',
      }),
    )
    .toBeVisible();
});

test('students are led away from the class list [PEOPLE-026]', async () => {
  app.signIn(enrollment('student'), {});
  const screen = await app.open('/students');
  await expect.poll(() => screen.path()).toBe('/unauthorized');
});

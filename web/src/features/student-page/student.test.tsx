import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Role } from '@bcs/contract/kernel/roles';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';
import { refuse, type Answers } from '#testing/broker.ts';
import { enrollment } from '#testing/people.ts';
import { studentProfile, studentRow } from '#testing/student-profiles.ts';

const app = wholeApp();
const { broker } = app;
const students = [studentRow(6, 'Ana'), studentRow(7, 'Maya'), studentRow(8, 'Noah', { overdueCount: 2 })];
const open = (role: Role, path = '/students/7', answers: Answers = {}) => {
  app.signIn(enrollment(role), {
    studentProfile: studentProfile(),
    studentProfiles: { students },
    ...answers,
  });
  return app.open(path);
};
const headings = () => [...document.querySelectorAll('main h2')].map((heading) => heading.textContent);

describe('staff read the story of a student', () => {
  test('figures, plots, unsubmitted work, absences, requests and grades stand on one page [PEOPLE-003]', async () => {
    const screen = await open('ssm');
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Maya Okafor');
    for (const heading of ['Attendance', 'Academic average', 'Overdue work', 'Grades over time', 'Attendance by week'])
      expect(headings()).toContain(heading);
    await expect.element(screen.getByRole('heading', { name: 'Missed sessions 1' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Remote requests' })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Challenge 2' }))
      .toHaveAttribute('href', '/gradebook/2/grade/107');
  });

  test.each([
    ['admin', true],
    ['ssm', true],
    ['instructor', true],
    ['ta', true],
    ['cd', false],
    ['cm', false],
    ['student', false],
  ] as const)('%s: unsubmitted assignments are shown: %s [PEOPLE-027]', async (role, shown) => {
    const screen = await open(role);
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(headings().some((heading) => heading.startsWith('Unsubmitted Assignments'))).toBe(shown);
  });

  test('a screen reader reads each plot as a table, and eyes may have it too', async () => {
    const screen = await open('ssm');
    const attendance = screen.getByRole('table', { name: 'Attendance by week' });
    await expect.element(attendance.getByRole('row').filter({ hasText: 'Week 2' })).toHaveTextContent('Week 21001');
    // the drawing itself is hidden from screen readers
    expect(document.querySelectorAll('main section svg[viewBox]:not([aria-hidden] svg, [aria-hidden])')).toHaveLength(
      0,
    );
    await screen.getByRole('button', { name: 'Show table of Grades over time' }).click();
    await expect.element(screen.getByRole('table', { name: 'Grades over time' })).toBeVisible();
    await expect
      .element(screen.getByRole('row').filter({ hasText: 'January 20, 2026' }))
      .toHaveTextContent('January 20, 2026Challenge 2CB+ (88)');
  });

  test('previous and next go through the list that the profile was opened from', async () => {
    const screen = await open('ssm', '/students/7');
    await expect
      .element(screen.getByRole('link', { name: 'Previous student: Ana Okafor' }))
      .toHaveAttribute('href', '/students/6');
    await expect
      .element(screen.getByRole('link', { name: 'Next student: Noah Okafor' }))
      .toHaveAttribute('href', '/students/8');
  });

  test('a list in another order has other neighbours, and the way back leads to it', async () => {
    const screen = await open('ssm', '/students/7?order=desc');
    await expect
      .element(screen.getByRole('link', { name: 'Next student: Ana Okafor' }))
      .toHaveAttribute('href', '/students/6?order=desc');
    await expect
      .element(screen.getByRole('main').getByRole('link', { name: 'Student Profiles' }))
      .toHaveAttribute('href', '/students?order=desc');
  });

  test('the graduation record, the gradebook and a mail are a press away', async () => {
    const screen = await open('ssm');
    const main = screen.getByRole('main');
    await expect
      .element(main.getByRole('link', { name: 'Graduation' }))
      .toHaveAttribute('href', '/students/7/graduation');
    await expect
      .element(main.getByRole('link', { name: 'Gradebook' }))
      .toHaveAttribute('href', '/gradebook?student=107');
    await expect
      .element(main.getByRole('link', { name: 'E-mail Maya Okafor' }))
      .toHaveAttribute('href', 'mailto:maya@northfield.example');
  });

  test('who may not read the graduation record is not led to it', async () => {
    const screen = await open('cd');
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByRole('main').getByRole('link', { name: 'Graduation' }).elements()).toEqual([]);
  });

  test('a student who is not in the class is not there', async () => {
    const screen = await open('ssm', '/students/99', { studentProfile: refuse(404, 'NOT_FOUND') });
    await expect.element(screen.getByRole('heading', { name: /doesn't seem to be in this class/ })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'View all students' })).toBeVisible();
  });
});

describe('students read their own', () => {
  test('without a list around it, and nobody else is opened [PEOPLE-024, SHELL-044]', async () => {
    const screen = await open('student');
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Maya Okafor');
    expect(broker.sentTo('studentProfiles')).toEqual([]);
    expect(document.body.textContent).not.toContain('Last seen');
    const other = await open('student', '/students/8');
    await expect.poll(() => other.path()).toBe('/unauthorized');
  });

  const edit = async (screen: Awaited<ReturnType<typeof open>>, name: string) => {
    await screen.getByRole('button', { name: 'Edit GitHub name' }).click();
    await screen.getByRole('textbox', { name: 'GitHub name' }).fill(name);
  };

  test('the GitHub name is theirs to change [PEOPLE-029]', async () => {
    const profile = studentProfile();
    const student = { ...profile.student, githubUserName: 'maya-builds' };
    const screen = await open('student', '/students/7', { updateStudentProfileInfo: { success: true, student } });
    await edit(screen, 'https://github.com/maya-builds');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('GitHub name saved.').first()).toBeVisible();
    expect(broker.sentTo('updateStudentProfileInfo').map(({ input }) => input)).toEqual([
      { studentEnrollmentId: 7, githubUserName: 'https://github.com/maya-builds' },
    ]);
    // what the page shows is fetched again
    await expect.poll(() => broker.sentTo('studentProfile').length).toBe(2);
  });

  test('what cannot be a name is told before it is sent', async () => {
    const screen = await open('student');
    await edit(screen, 'maya okafor');
    await expect.element(screen.getByText(/This cannot be a GitHub user name\./)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(broker.sentTo('updateStudentProfileInfo')).toEqual([]);
  });

  test('a name that was not saved stays in the form', async () => {
    const screen = await open('student', '/students/7', {
      updateStudentProfileInfo: refuse(500, 'UNEXPECTED', 'Not now.'),
    });
    await edit(screen, 'maya-builds');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('Not now.')).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'GitHub name' })).toHaveValue('maya-builds');
  });
});

test.each([
  [1366, 900],
  [390, 844],
])('axe finds nothing on the profile, %i px wide, light and dark', async (width, height) => {
  await page.viewport(width, height);
  const screen = await open('ssm');
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await axeFindings('light')).toEqual([]);
  expect(await axeFindings('dark')).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

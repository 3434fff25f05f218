import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Role } from '@bcs/contract/kernel/roles';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';
import { refuse, type Answers } from '#testing/broker.ts';
import { health, cohortNames, cohortRow } from '#testing/cohort.ts';
import { enrollment } from '#testing/people.ts';

const app = wholeApp();
const open = (role: Exclude<Role, 'student'>, answers: Answers = {}, path = '/cohort/77') => {
  app.signIn(enrollment(role), {
    cohorts: { cohorts: [cohortRow({ role })] },
    cohortHealth: health(role),
    cohortHealthNames: cohortNames,
    ...answers,
  });
  return app.open(path);
};
const FEW = {
  started: null,
  left: null,
  standings: { 'on track': 20, 'at risk': null, 'off track': null },
  margins: [{ id: 'absences' as const, students: [null, null, 0, 0, 0, 18] }],
};

test('students are led away from both pages [SUCC-006]', async () => {
  for (const path of ['/cohort', '/cohort/77']) {
    app.signIn(enrollment('student'));
    const screen = await app.open(path);
    await expect.poll(() => screen.path()).toBe('/unauthorized');
    await screen.unmount();
  }
});

test('a class is shown without working out all others [SUCC-098]', async () => {
  const screen = await open('admin');
  await expect.element(screen.getByText(/FSF-77/)).toBeVisible();
  expect(app.broker.sentTo('cohorts')).toEqual([]);
});

test('by keyboard a bar is opened from its table, and Escape leads back [SUCC-067, SUCC-099]', async () => {
  const screen = await open('instructor');
  await expect.element(screen.getByText('Noah Okafor')).toBeVisible();
  (screen.getByRole('button', { name: 'Show table of Absences left' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  (screen.getByRole('button', { name: 'Names for Over' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = screen.getByRole('dialog', { name: 'Absences left' });
  await expect.element(dialog.getByRole('link', { name: 'Noah Okafor' })).toBeVisible();
  expect(dialog.getByText('Maya Okafor').elements()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Names for Over' })).toHaveFocus();
});

test("a general manager is asked no names, and reads 'fewer than 5' [SUCC-067, SUCC-068]", async () => {
  const screen = await open('cm', { cohortHealth: health('cm', FEW) });
  await expect.element(screen.getByText('fewer than 5 at risk, fewer than 5 off track')).toBeVisible();
  const table = screen.getByRole('table', { name: 'Absences left' });
  await expect.element(table.getByRole('row').nth(1)).toHaveTextContent('Overfewer than 5');
  expect(app.broker.sentTo('cohortHealthNames')).toEqual([]);
  expect(screen.getByRole('table', { name: 'Students' }).elements()).toEqual([]);
});

test('students that cannot be read are asked for again, beside the figures that could be [SUCC-100]', async () => {
  const screen = await open('admin', { cohortHealthNames: refuse(400, 'INVALID_INPUT') });
  await expect.element(screen.getByText('What these figures mean')).toBeVisible();
  const section = screen.getByRole('region', { name: 'Students' });
  await expect.element(section.getByText(/^We could not check students/)).toBeVisible();
  expect(section.getByText('This class has no students.').elements()).toEqual([]);
  app.broker.answers.cohortHealthNames = cohortNames;
  await section.getByRole('button', { name: 'Try again' }).click();
  await expect.element(section.getByText('Noah Okafor')).toBeVisible();
});

test('axe finds nothing, in both themes, wide and narrow, in the list and in a class [SUCC-099]', async () => {
  for (const width of [1366, 360]) {
    await page.viewport(width, 900);
    for (const path of ['/cohort', '/cohort/77']) {
      const screen = await open('admin', {}, path);
      await expect.element(screen.getByText('What these figures mean')).toBeVisible();
      await expect.element(screen.getByText(path === '/cohort' ? /FSF-77/ : 'Noah Okafor')).toBeVisible();
      expect(await axeFindings('light'), path).toEqual([]);
      expect(await axeFindings('dark'), path).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      await screen.unmount();
    }
  }
});

test('a blocked account is marked beside the name [D-229]', async () => {
  const [noah, ...others] = cohortNames.students;
  const students = noah ? [{ ...noah, isBlocked: true }, ...others] : [];
  const screen = await open('ssm', { cohortHealthNames: { ...cohortNames, students } });
  const marked = screen.getByRole('row').filter({ hasText: 'Account blocked' }).filter({ hasText: 'Noah Okafor' });
  await expect.element(marked).toBeVisible();
});

test('plots stand above the students, of whom 25 come at once; those who need attention are one press away [SUCC-067]', async () => {
  const many = Array.from({ length: 60 }, (_, place) => ({
    ...cohortNames.students[place < 30 ? 0 : 1],
    studentEnrollmentId: 900 + place,
  })) as typeof cohortNames.students;
  const screen = await open('instructor', { cohortHealthNames: { ...cohortNames, students: many } });
  const rows = () => screen.getByRole('table', { name: 'Students' }).getByRole('row').elements().length - 1;
  await expect.poll(rows).toBe(25);
  const top = (name: string) => screen.getByRole('region', { name }).element().getBoundingClientRect().top;
  expect(top('Attendance by class meeting')).toBeLessThan(top('Students'));
  await screen.getByRole('button', { name: 'Show 25 more' }).click();
  await expect.poll(rows).toBe(50);
  await screen.getByRole('button', { name: 'Show all 60' }).click();
  await expect.poll(rows).toBe(60);
  await screen.getByText('Need attention 30').click();
  await expect.poll(rows).toBe(25);
  await screen.getByRole('button', { name: 'Show all 30' }).click();
  await expect.poll(rows).toBe(30);
});

test('classes that run come first, ended ones are folded, and a head says what it means [SUCC-064, SUCC-069]', async () => {
  const cohorts = [
    cohortRow({ courseId: 3, cohortName: 'Next', courseDay: 0 }),
    cohortRow({ courseId: 2, cohortName: 'Now' }),
    cohortRow({ courseId: 1, cohortName: 'Before', courseDay: 170 }),
  ];
  await page.viewport(1366, 900);
  const screen = await open('admin', { cohorts: { cohorts } }, '/cohort');
  const heads = screen.getByRole('table', { name: 'Classes', exact: true }).getByRole('rowheader');
  await expect.poll(() => heads.elements().map((head) => head.textContent?.slice(0, 4))).toEqual(['NowF', 'Next']);
  await expect.element(screen.getByText('Before')).not.toBeVisible();
  await screen.getByText('Ended (1)').click();
  await expect.element(screen.getByText('Before')).toBeVisible();
  await screen.getByRole('button', { name: 'The meaning of Attendance' }).first().click();
  await expect
    .element(screen.getByRole('dialog', { name: 'The meaning of Attendance' }).getByText(/^Present or remote, of all/))
    .toBeVisible();
  expect(await axeFindings('light')).toEqual([]);
});

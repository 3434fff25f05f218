import { afterEach, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';
import { refuse, type Answers } from '#testing/broker.ts';
import type { Output } from '#lib/api.ts';
import { DRAFT_CLASS } from '#testing/administration.ts';
import { enrollment, myInfo } from '#testing/people.ts';

const app = wholeApp();
const { broker } = app;
afterEach(async () => {
  await cleanup();
});

const open = async (found: Output<'adminClass'>, answers: Answers = {}) => {
  app.signIn(enrollment('admin'), {
    myInfo: { ...myInfo(), administers: 'university' },
    adminClass: found,
    publishClass: { success: true },
    reopenClass: { success: true },
    ...answers,
  });
  return app.open('/admin/classes/9');
};

test('the page of a draft names what is missing with its way there, and publishes it all the same [ADM-069]', async () => {
  const screen = await open(DRAFT_CLASS);
  await expect.element(screen.getByText('No student is enrolled', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('An instructor is enrolled')).toBeVisible();
  await expect.element(screen.getByText(/Too late/)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Roster: No student is enrolled' }))
    .toHaveAttribute('href', '/admin/classes/9/roster');
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
  await screen.getByRole('button', { name: 'Publish' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect.poll(() => broker.sentTo('publishClass')[0]?.input).toEqual({ courseId: 9 });
});

test('a running class leads to its people and work, and keeps the rare steps in a menu [ADM-065, ADM-070]', async () => {
  const running = {
    ...DRAFT_CLASS,
    state: 'published',
    startDate: '2020-01-01',
    endDate: '2120-01-01',
    students: 24,
  } as const;
  const screen = await open(running, { concludeClass: { success: true } });
  await expect
    .element(screen.getByRole('link', { name: '24 students' }))
    .toHaveAttribute('href', '/admin/classes/9/roster');
  await screen.getByRole('button', { name: 'More actions for this class' }).click();
  await expect.element(screen.getByRole('menuitem', { name: 'Archive' })).toBeVisible();
  await screen.getByRole('menuitem', { name: 'Conclude' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Conclude' }).click();
  await expect.poll(() => broker.sentTo('concludeClass')[0]?.input).toEqual({ courseId: 9 });
});

const concluded = { ...DRAFT_CLASS, state: 'concluded', concludedAt: '2027-03-05T12:00:00.000Z' } as const;

test('a new class takes the only university and cohort, and the days of the cohort, which can be typed over [ADM-072]', async () => {
  const cohort = { id: 6, version: 1, programId: 2, name: 'Cohort 6', startDate: '2026-09-01', endDate: '2027-02-28' };
  const choices = { universities: [{ id: 1, name: 'Northfield University' }], cohorts: [cohort], courses: [] };
  app.signIn(enrollment('admin'), {
    myInfo: { ...myInfo(), administers: 'university' },
    adminPeople: { rows: [], total: 0, choices },
    adminUniversity: { cohorts: [cohort] } as unknown as Output<'adminUniversity'>,
    adminDraft: { draft: null },
    createClass: { success: true, courseId: 9 },
  });
  const screen = await app.open('/admin/classes/new');
  await expect.element(screen.getByLabelText('University')).toHaveValue('1');
  await expect.element(screen.getByLabelText('Cohort')).toHaveValue('6');
  await expect.element(screen.getByLabelText('First day')).toHaveValue('2026-09-01');
  await screen.getByLabelText('Last day').fill('2027-03-05');
  await screen.getByLabelText('Name').fill('Nine');
  await screen.getByLabelText('Code').fill('NU-9');
  await screen.getByRole('button', { name: 'Create the class' }).click();
  await expect
    .poll(() => broker.sentTo('createClass')[0]?.input)
    .toMatchObject({ universityId: 1, cohortId: 6, startDate: '2026-09-01', endDate: '2027-03-05' });
});

test('a concluded class is reopened with a reason [ADM-070]', async () => {
  const screen = await open(concluded);
  await screen.getByRole('button', { name: 'Reopen' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText('Reason').fill('A grade is missing.');
  await dialog.getByRole('button', { name: 'Reopen' }).click();
  await expect
    .poll(() => broker.sentTo('reopenClass')[0]?.input)
    .toEqual({ courseId: 9, reason: 'A grade is missing.' });
});

test('whoever does not keep classes is not offered to reopen one [ADM-070]', async () => {
  const screen = await open({ ...concluded, mayKeep: false });
  await expect.element(screen.getByText('Concluded', { exact: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reopen' }).query()).toBeNull();
});

test('above the page of a class that does not exist stand no tabs of it [ADM-065]', async () => {
  const screen = await open(DRAFT_CLASS);
  const tabs = screen.getByRole('navigation', { name: 'Pages of the class' });
  await expect.element(tabs).toBeVisible();
  await cleanup();
  broker.answers.adminClass = refuse(404, 'COURSE_NOT_FOUND');
  const missing = await app.open('/admin/classes/8');
  await expect.element(missing.getByRole('heading', { level: 1, name: '404 - Page Not Found' })).toBeVisible();
  await expect.element(missing.getByRole('navigation', { name: 'Pages of the class' })).not.toBeInTheDocument();
});

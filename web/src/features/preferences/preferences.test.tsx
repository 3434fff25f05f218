import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MailPreferences } from '@bcs/contract/features/preferences/model';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';
import { enrollment } from '#testing/people.ts';

const app = wholeApp();
const { broker } = app;

const preferences = (change: Partial<MailPreferences> = {}): MailPreferences => ({
  sends: true,
  email: 'maya@northfield.example',
  timeZone: null,
  classTimeZone: 'America/New_York',
  quietFrom: '21:00',
  quietUntil: '07:00',
  digestAt: '07:00',
  classes: [
    { courseId: 77, name: 'Full Stack', code: 'FSF-12', role: 'student' },
    { courseId: 78, name: 'Data', code: 'DA-3', role: 'student' },
  ],
  choices: [{ kind: 'grades', courseId: null, delivery: 'weekly' }],
  ...change,
});
const PREVIEW = {
  at: '2026-03-12T11:00:00.000Z',
  digest: {
    subject: 'Your day: 1 graded',
    sections: [{ title: 'Graded', lines: [{ text: 'Quiz was graded: B+.', href: '/coursework/3/show' }] }],
  },
};
const open = (change: Partial<MailPreferences> = {}) => {
  app.signIn(enrollment('student'), {
    mailPreferences: preferences(change),
    digestPreview: PREVIEW,
    saveMailPreferences: { success: true },
  });
  return app.open('/preferences');
};
const saved = () => broker.sentTo('saveMailPreferences').map(({ input }) => input);

test('each kind is chosen for all classes or for one, and the next digest is shown [SUCC-076]', async () => {
  await open();
  await expect.element(page.getByLabelText('Grades and feedback')).toHaveValue('weekly');
  await expect.element(page.getByText('Quiz was graded: B+.')).toBeVisible();
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
  await page.getByLabelText('Grades and feedback').selectOptions('Off');
  await expect.poll(saved).toEqual([{ choice: { kind: 'grades', courseId: null, delivery: 'off' } }]);
  await page.getByLabelText('For', { exact: true }).selectOptions('FSF-12: Full Stack');
  const one = page.getByLabelText('Grades and feedback');
  await expect.element(one).toHaveDisplayValue('Same as for all classes (weekly)');
  await one.selectOptions('At once');
  await expect.poll(saved).toHaveLength(2);
  expect(saved()[1]).toEqual({ choice: { kind: 'grades', courseId: 77, delivery: 'at-once' } });
});

test('on the narrowest phone everything can be reached and changed by keyboard [SUCC-076, SUCC-099]', async () => {
  await page.viewport(360, 780);
  await open();
  const grades = page.getByLabelText('Grades and feedback');
  await expect.element(grades).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  expect(await axeFindings('light')).toEqual([]);
  grades.element().focus();
  await userEvent.keyboard('o');
  await expect.poll(saved).toEqual([{ choice: { kind: 'grades', courseId: null, delivery: 'off' } }]);
  await page.viewport(1366, 900);
});

test('an installation that sends no e-mail says so [SUCC-076]', async () => {
  await open({ sends: false });
  await expect.element(page.getByText('No e-mails are sent.')).toBeVisible();
});

test('a mail is turned off with one click, and looking at its link turns off nothing [SUCC-082]', async () => {
  broker.answers = { unsubscribe: { kind: 'Grades and feedback' } };
  await app.open('/unsubscribe?token=1.grades.x');
  expect(broker.sentTo('unsubscribe')).toEqual([]);
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect.element(page.getByText('Grades and feedback: off')).toBeVisible();
  expect(broker.sentTo('unsubscribe').map(({ input }) => input)).toEqual([{ token: '1.grades.x' }]);
});

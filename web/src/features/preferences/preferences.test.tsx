import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
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
  await expect.element(page.getByText('Grades and feedback', { exact: true })).toBeVisible();
  await expect.element(page.getByText('All other e-mails still come.')).toBeVisible();
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect.element(page.getByText('Grades and feedback: off')).toBeVisible();
  expect(broker.sentTo('unsubscribe').map(({ input }) => input)).toEqual([{ token: '1.grades.x' }]);
});

test('the page says before and after what ends with the digest, and what does not [SUCC-082, D-267]', async () => {
  const rest = page.getByText(/What is sent at once still comes\. Everything daily or weekly/);
  broker.answers = { unsubscribe: { kind: 'Digest' } };
  await app.open('/unsubscribe?token=1.digest.x');
  await expect.element(page.getByText('Digest', { exact: true })).toBeVisible();
  await expect.element(rest).toBeVisible();
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect.element(page.getByText('Digest: off')).toBeVisible();
  await expect.element(rest).toBeVisible();
});

test('a link without a kind says so at once, and one that is none after it was asked [SUCC-082]', async () => {
  await app.open('/unsubscribe?token=unknown');
  await expect.element(page.getByText('This link does not work.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Unsubscribe' })).not.toBeInTheDocument();
  await cleanup();
  broker.answers = { unsubscribe: { kind: null } };
  await app.open('/unsubscribe?token=1.digest.forged');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect.element(page.getByText('This link does not work.')).toBeVisible();
});

test('without a class answers of support come at once or not at all [SUCC-076, SUCC-082]', async () => {
  await open({ classes: [], choices: [{ kind: 'support', courseId: null, delivery: 'off' }] });
  const support = page.getByLabelText('Support requests');
  await expect.element(support).toHaveValue('off');
  expect([...support.element().querySelectorAll('option')].map(({ text }) => text)).toEqual(['At once', 'Off']);
  await expect.element(page.getByText('More choices appear here once you are in a class.')).toBeVisible();
  await support.selectOptions('At once');
  await expect.poll(saved).toEqual([{ choice: { kind: 'support', courseId: null, delivery: 'at-once' } }]);
});

test('what was chosen in another role counts as nothing where it is not offered [SUCC-076]', async () => {
  const classes = [
    { courseId: 77, name: 'Full Stack', code: 'FSF-12', role: 'student' as const },
    { courseId: 78, name: 'Data', code: 'DA-3', role: 'ta' as const },
  ];
  await open({ classes, choices: [{ kind: 'support', courseId: null, delivery: 'daily' }] });
  await page.getByLabelText('For', { exact: true }).selectOptions('DA-3: Data');
  const support = page.getByLabelText('Support requests');
  await expect.element(support).toHaveDisplayValue('Same as for all classes (at once)');
});

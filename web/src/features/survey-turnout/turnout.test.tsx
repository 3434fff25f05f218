import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { SurveyTurnout } from '@bcs/contract/features/survey-turnout/model';
import type { Role } from '@bcs/contract/kernel/roles';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';
import { refuse, type Answers } from '#testing/broker.ts';
import { enrollment } from '#testing/people.ts';

const app = wholeApp();
const { broker } = app;
const SURVEY: SurveyTurnout = {
  formName: 'weekly-feedback',
  week: 9,
  title: 'Weekly feedback of week 9',
  closesAt: '2026-03-13T04:00:00.000Z',
  studentCount: 24,
  answeredCount: 21,
  waiting: [
    { studentEnrollmentId: 8, studentName: 'Leo Fischer', remindedAt: null },
    { studentEnrollmentId: 9, studentName: 'Noah Berg', remindedAt: null },
    { studentEnrollmentId: 10, studentName: 'Ana Ruiz', remindedAt: '2026-03-10T15:00:00.000Z' },
  ],
};
const open = (role: Role = 'ssm', answers: Answers = {}) => {
  app.signIn(enrollment(role), { surveyTurnout: { surveys: [SURVEY] }, ...answers });
  return app.open('/survey-turnout');
};
const sent = () => broker.sentTo('remindOfSurvey').map(({ input }) => input);
const about = { courseId: 77, formName: 'weekly-feedback', week: 9 };

test.each(['student', 'instructor', 'ta', 'cd', 'admin', 'cm'] as const)('%s is led away', async (role) => {
  const screen = await open(role);
  await expect.poll(() => screen.path()).toBe('/unauthorized');
});

test('who has not answered stands there, with who was reminded', async () => {
  const screen = await open();
  await expect.element(screen.getByRole('progressbar', { name: /Weekly feedback of week 9/ })).toBeVisible();
  await expect.element(screen.getByText('Open until March 12, 2026. 21 of 24 answered.')).toBeVisible();
  await expect
    .element(screen.getByRole('listitem').filter({ hasText: 'Ana Ruiz' }))
    .toMatchTextContent(/^Ana RuizReminded Tue, Mar 10.* · 11:00 AM$/);
  expect(screen.getByRole('button', { name: 'Remind Ana Ruiz' }).elements()).toEqual([]);
});

test('one is reminded, or all who were not yet', async () => {
  const screen = await open('ssm', { remindOfSurvey: { success: true, remindedCount: 1 } });
  await screen.getByRole('button', { name: 'Remind Leo Fischer' }).click();
  await expect.element(screen.getByText('1 student was reminded.').first()).toBeVisible();
  await screen.getByRole('button', { name: 'Remind 2 students' }).click();
  await expect.poll(sent).toEqual([
    { ...about, studentEnrollmentIds: [8] },
    { ...about, studentEnrollmentIds: [8, 9] },
  ]);
});

test('a survey that has closed meanwhile is told', async () => {
  const screen = await open('ssm', {
    remindOfSurvey: refuse(409, 'SURVEY_CLOSED', 'This survey is no longer open.'),
  });
  await screen.getByRole('button', { name: 'Remind Leo Fischer' }).click();
  await expect.element(screen.getByText('This survey is no longer open.')).toBeVisible();
});

test('without an open survey it says so', async () => {
  const screen = await open('ssm', { surveyTurnout: { surveys: [] } });
  await expect.element(screen.getByText('No survey of this class is open now.')).toBeVisible();
});

test.each([
  [1366, 900],
  [390, 844],
])('axe finds nothing, %i px wide, light and dark', async (width, height) => {
  await page.viewport(width, height);
  const screen = await open();
  await expect.element(screen.getByRole('button', { name: 'Remind 2 students' })).toBeVisible();
  expect(await axeFindings('light')).toEqual([]);
  expect(await axeFindings('dark')).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

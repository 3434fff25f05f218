import { afterEach, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import type { ClassPulse } from '@bcs/contract/features/cohort-health/model';
import type { Role } from '@bcs/contract/kernel/roles';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';
import { refuse, type Answers } from '#testing/broker.ts';
import { EMPTY_DASHBOARD } from '#testing/dashboard.ts';
import { enrollment } from '#testing/people.ts';

const app = wholeApp();
afterEach(cleanup);

const PULSE: ClassPulse = {
  attendance: {
    sessionId: 12,
    name: 'Node Basics',
    startTime: '2026-03-09T22:30:00.000Z',
    came: 21,
    expected: 24,
    shares: [92, null, 88],
    running: null,
  },
  work: { waiting: 25, academic: null, oldest: 5, byDay: [3, 9, 25] },
  requests: { waiting: 1, byDay: [0, 2, 1] },
  standing: { offTrack: 3, atRisk: 1, students: 24, byClass: [2, 3, 4] },
};
const today = { lines: [], unchecked: [], elsewhere: { count: 0, classes: 0 }, nextClassDay: null };
const open = async (answer: NonNullable<Answers['classPulse']>, role: Role = 'instructor') => {
  app.signIn(enrollment(role), { dashboard: { ...EMPTY_DASHBOARD, today }, classPulse: answer });
  return app.open('/');
};

test('four numbers, each a link to its screen, with its course in words', async () => {
  const screen = await open(PULSE);
  const pulse = screen.getByRole('region', { name: 'Class pulse' });
  await expect.element(pulse).toBeVisible();
  expect(
    pulse
      .getByRole('link')
      .elements()
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Attendance88%21 of 24 in Node Basics', '/sessions/12'],
    ['To grade (academic)25Oldest: 5 days', '/gradebook?gradeStatus=ungraded&view=list'],
    ['Remote requests1to decide', '/remote-attendance-requests'],
    ['Not on track (academic)43 off track, 1 at risk, of 24 students', expect.stringMatching(/^\/cohort\/\d+$/)],
  ]);
  await expect
    .element(pulse.getByRole('img', { name: 'Attendance of the last classes: from 92% to 88%, at most 92%' }))
    .toBeVisible();
  expect(await axeFindings('dark')).toEqual([]);
});

test('whoever sees all work has no part of it named, and a class that is not over has no share yet [D-241]', async () => {
  const running = { recorded: 1, students: 24 };
  const screen = await open({ ...PULSE, attendance: PULSE.attendance && { ...PULSE.attendance, running } }, 'ssm');
  const tile = (name: RegExp) => screen.getByRole('link', { name });
  await expect
    .element(tile(/^Attendance/))
    .toHaveTextContent('Attendance1 of 24recorded in Node Basics, which is not over');
  await expect.element(tile(/^To grade/)).toHaveTextContent('To grade25Oldest: 5 days');
  await expect.element(tile(/^Not on track/)).toHaveTextContent('Not on track43 off track, 1 at risk, of 24 students');
});

test('career staff see careers, and nothing of attendance and requests', async () => {
  const screen = await open({ ...PULSE, attendance: null, requests: null }, 'cd');
  await expect.element(screen.getByRole('link', { name: /^Awaiting feedback/ })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Class pulse' }).getByRole('link').elements()).toHaveLength(2);
});

test('what could not be checked says so, and is asked again [SUCC-100]', async () => {
  const screen = await open(refuse(500, 'UNEXPECTED'));
  await expect.element(screen.getByText('We could not check how the class is doing. Try again.')).toBeVisible();
  app.broker.answers.classPulse = PULSE;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('region', { name: 'Class pulse' })).toBeVisible();
});

import { afterEach, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import type { Input, Output } from '#lib/api.ts';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';
import type { Answers } from '#testing/broker.ts';
import { enrollment, myInfo } from '#testing/people.ts';

const app = wholeApp();
const { broker } = app;
afterEach(async () => {
  await cleanup();
});

const stands: Output<'previewClassSettings'>['stands'] = {
  name: 'Nine',
  startDate: '2026-01-12',
  endDate: '2026-05-30',
  timeZone: 'America/New_York',
  maxAbsence: 4,
  maxRemoteAttendance: null,
  maxMissedGeneralAssignment: null,
  maxMissedRequiredAssignment: 2,
  minimumScoreRequired: 70,
  midSurveyFrom: null,
  midSurveyTo: null,
  endSurveyFrom: '2026-05-20',
  endSurveyTo: '2026-05-30',
  classroomLink: 'https://northfield.zoom.us/j/1',
  classroomDynamic: false,
  youCanBookMeUrl: null,
  checkInCodeRequired: false,
  absentAfterSession: true,
  instructorsMayEdit: false,
};
const answer = (follows: Partial<Output<'previewClassSettings'>> = {}): Output<'previewClassSettings'> => ({
  code: 'NU-9',
  version: 3,
  stands,
  items: [],
  verdicts: [],
  digest: 'seen',
  ...follows,
});
const open = async (follows: Partial<Output<'previewClassSettings'>> = {}, answers: Answers = {}) => {
  app.signIn(enrollment('admin'), {
    myInfo: { ...myInfo(), administers: 'course' },
    previewClassSettings: ({ settings }: Input<'previewClassSettings'>) => answer(settings ? follows : {}),
    saveClassSettings: { success: true },
    ...answers,
  });
  return app.open('/admin/classes/9/settings');
};

test('limits, minimum score with its letter, surveys, links, attendance rules and the switch are set [ADM-079]', async () => {
  const screen = await open();
  await expect.element(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page');
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
  await expect.element(screen.getByText('Asks for D+.')).toBeVisible();
  await screen.getByLabelText('Minimum score').fill('90');
  await expect.element(screen.getByText('Asks for A-.')).toBeVisible();
  await screen.getByLabelText('Absences, at most').fill('2');
  await screen.getByLabelText('Remote attendances, at most').fill('1');
  await screen.getByLabelText('Missed required assignments, at most').fill('');
  await screen.getByLabelText('Missed optional assignments, at most').fill('5');
  await screen.getByLabelText('Mid-course survey from').fill('2026-03-02');
  await screen.getByLabelText('Mid-course survey to').fill('2026-03-09');
  await screen.getByLabelText('End-of-course survey from').fill('');
  await screen.getByLabelText('End-of-course survey to').fill('');
  await screen.getByLabelText('Link of the classroom').fill('https://northfield.zoom.us/j/2');
  await screen.getByLabelText('Link to book tutoring').fill('https://book.example/9');
  await screen.getByLabelText('Each session has a meeting of its own').click();
  await screen.getByLabelText('Check-in asks for the code of the session').click();
  await screen.getByLabelText('Whoever has not checked in is absent after the session').click();
  await screen.getByLabelText('Instructors may edit').click();
  await screen.getByRole('button', { name: 'Review and save' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('Nothing changes for any student.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => broker.sentTo('saveClassSettings')[0]?.input)
    .toEqual({
      ...stands,
      courseId: 9,
      version: 3,
      keeps: 'local times',
      digest: 'seen',
      maxAbsence: 2,
      maxRemoteAttendance: 1,
      maxMissedRequiredAssignment: null,
      maxMissedGeneralAssignment: 5,
      minimumScoreRequired: 90,
      midSurveyFrom: '2026-03-02',
      midSurveyTo: '2026-03-09',
      endSurveyFrom: null,
      endSurveyTo: null,
      classroomLink: 'https://northfield.zoom.us/j/2',
      youCanBookMeUrl: 'https://book.example/9',
      classroomDynamic: true,
      checkInCodeRequired: true,
      absentAfterSession: false,
      instructorsMayEdit: true,
    });
});

test('another time zone asks what stays, and shows each date and verdict before saving', async () => {
  const screen = await open({
    items: [
      {
        kind: 'session',
        id: 4,
        name: 'Class 4',
        from: '2026-02-02T23:00:00.000Z',
        to: '2026-02-03T00:00:00.000Z',
        outside: null,
      },
    ],
    verdicts: [
      {
        studentEnrollmentId: 5,
        name: 'Maya Okafor',
        from: { standing: 'on track', letter: 'B' },
        to: { standing: 'off track', letter: 'B' },
      },
    ],
  });
  await screen.getByLabelText('Time zone').selectOptions('America/Chicago');
  await screen.getByRole('button', { name: 'Review and save' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('1 date moves or falls outside')).toBeVisible();
  await expect.element(dialog.getByText(/^February 2, 2026, 6:00 PM, by the clocks/)).toBeVisible();
  await expect.element(dialog.getByText('from on track, average B to off track, average B')).toBeVisible();
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
  await dialog.getByLabelText('Sessions and due dates keep').selectOptions('The moments');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => broker.sentTo('saveClassSettings')[0]?.input).toMatchObject({ keeps: 'instants' });
});

test('days that contradict each other are told beside their field, and whoever only reads has no tab', async () => {
  const screen = await open({}, { myInfo: { ...myInfo(), administers: 'reading' } });
  await screen.getByLabelText('Last day', { exact: true }).fill('2025-01-01');
  await screen.getByRole('button', { name: 'Review and save' }).click();
  await expect.element(screen.getByText('The class cannot end before it starts.')).toBeVisible();
  expect(screen.getByRole('dialog').query()).toBeNull();
  expect(screen.getByRole('link', { name: 'Settings' }).query()).toBeNull();
});

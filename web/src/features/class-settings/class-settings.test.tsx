import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import type { Input, Output } from '#lib/api.ts';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';
import { UNCHANGED } from '@bcs/contract/kernel/unchanged';
import { Refusal, type Answers } from '#testing/broker.ts';
import { DRAFT_CLASS } from '#testing/administration.ts';
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
const NOTHING_DUE = {
  submissionsBecomeLate: 0,
  submissionsNoLongerLate: 0,
  studentsBecomeOverdue: 0,
  studentsNoLongerOverdue: 0,
  studentsTold: 0,
  studentsSee: 0,
  verdicts: [],
};
const answer = (follows: Partial<Output<'previewClassSettings'>> = {}): Output<'previewClassSettings'> => ({
  code: 'NU-9',
  version: 3,
  stands,
  meets: [{ weekday: 2, start: '18:30', end: '21:30' }],
  meetingsAhead: 3,
  items: [],
  due: NOTHING_DUE,
  hanging: { checkIns: 0, marked: 0, setBySystem: 0, requestsPending: 0, requestsApproved: 0 },
  absencesTakenBack: 0,
  studentsTold: 0,
  digest: 'seen',
  ...follows,
});
const open = async (follows: Partial<Output<'previewClassSettings'>> = {}, answers: Answers = {}) => {
  app.signIn(enrollment('admin'), {
    myInfo: { ...myInfo(), administers: 'course' },
    previewClassSettings: ({ settings }: Input<'previewClassSettings'>) => answer(settings ? follows : {}),
    saveClassSettings: { success: true },
    adminClass: DRAFT_CLASS,
    ...answers,
  });
  return app.open('/admin/classes/9/settings');
};

test('limits, minimum score with its letter, surveys, links, attendance rules and the switch are set [ADM-079]', async () => {
  const screen = await open();
  await expect.element(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page');
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
  await expect.element(screen.getByText('Requires D+.')).toBeVisible();
  await screen.getByLabelText('Minimum score').fill('90');
  await expect.element(screen.getByText('Requires A-.')).toBeVisible();
  await screen.getByLabelText('Maximum absences').fill('2');
  await screen.getByLabelText('Maximum remote attendances').fill('1');
  await screen.getByLabelText('Maximum missed required assignments').fill('');
  await screen.getByLabelText('Maximum missed optional assignments').fill('5');
  await screen.getByLabelText('Mid-course survey from').fill('2026-03-02');
  await screen.getByLabelText('Mid-course survey to').fill('2026-03-09');
  await screen.getByLabelText('End-of-course survey from').fill('');
  await screen.getByLabelText('End-of-course survey to').fill('');
  await screen.getByLabelText('Classroom link').fill('https://northfield.zoom.us/j/2');
  await screen.getByLabelText('Link for booking tutoring').fill('https://book.example/9');
  await screen.getByLabelText('Each session has its own meeting').click();
  await screen.getByLabelText('Check-in requires the code of the session').click();
  await screen.getByLabelText('Students who have not checked in are marked absent after the session').click();
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
      pattern: null,
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
        why: { because: 'kept' },
        outside: null,
        warnings: [],
      },
    ],
    due: {
      ...NOTHING_DUE,
      verdicts: [
        {
          studentEnrollmentId: 5,
          name: 'Maya Okafor',
          from: { standing: 'on track', letter: 'B' },
          to: { standing: 'off track', letter: 'B' },
        },
      ],
    },
    studentsTold: 21,
  });
  await screen.getByLabelText('Time zone').selectOptions('America/Chicago');
  await screen.getByRole('button', { name: 'Review and save' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('1 date moves or falls outside the class')).toBeVisible();
  await expect.element(dialog.getByText(/^February 2, 2026, 6:00 PM in the new time zone/)).toBeVisible();
  await expect.element(dialog.getByText('from on track, average B to off track, average B')).toBeVisible();
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
  await expect.element(dialog.getByText('21 students will be notified.')).toBeVisible();
  await dialog.getByLabelText('Sessions and due dates keep').selectOptions('Their exact moments');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => broker.sentTo('saveClassSettings')[0]?.input).toMatchObject({ keeps: 'instants' });
});

test('another weekly pattern shows each meeting with its old and its new date and why, and is saved by keyboard alone, on a phone as well [ADM-077, ADM-128]', async () => {
  await page.viewport(360, 780);
  const at = { from: '2026-03-10T22:30:00.000Z', to: '2026-03-11T23:00:00.000Z', outside: null };
  const screen = await open({
    items: [
      {
        kind: 'session',
        id: 4,
        name: 'Class 4',
        ...at,
        why: { because: 'meeting', number: 1 },
        warnings: [{ what: 'room', name: 'Blue room' }],
      },
      {
        kind: 'assignment',
        id: 7,
        name: 'A server',
        ...at,
        why: { because: 'tied', session: 'Class 4' },
        warnings: [],
      },
    ],
    due: { ...NOTHING_DUE, submissionsBecomeLate: 1 },
    studentsTold: 21,
  });
  await expect.element(screen.getByLabelText('Tuesday from')).toHaveValue('18:30');
  (screen.getByRole('checkbox', { name: 'Tuesday' }).element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await screen.getByRole('button', { name: 'Review and save' }).click();
  await expect.element(screen.getByText('Please choose at least one weekday.')).toBeVisible();
  (screen.getByRole('checkbox', { name: 'Wednesday' }).element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await screen.getByLabelText('Wednesday from').fill('19:00');
  await screen.getByLabelText('Wednesday until').fill('21:00');
  await userEvent.keyboard('{Enter}');
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('2 dates move or fall outside the class')).toBeVisible();
  await expect.element(dialog.getByText('Upcoming class meeting 1')).toBeVisible();
  await expect.element(dialog.getByText('Follows Class 4')).toBeVisible();
  await expect.element(dialog.getByText('Blue room is taken')).toBeVisible();
  await expect
    .element(dialog.getByText('from March 10, 2026, 6:30 PM to March 11, 2026, 7:00 PM').first())
    .toBeVisible();
  await expect.element(dialog.getByText('1 submission becomes late.')).toBeVisible();
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  (dialog.getByRole('button', { name: 'Save' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => broker.sentTo('saveClassSettings')[0]?.input)
    .toMatchObject({ pattern: [{ weekday: 3, start: '19:00', end: '21:00' }], ...stands });
  await page.viewport(1280, 800);
});

test('a preview or a save that fails says what became of it, keeps what was typed, and is sent once more as the same write [ADM-130, ADM-118]', async () => {
  const broken = {
    success: false,
    errorCode: 'UNEXPECTED',
    errorMessage: 'Sorry, an unexpected system error has occurred!',
  };
  const screen = await open();
  await screen.getByLabelText('Maximum absences').fill('2');
  const { previewClassSettings: works } = broker.answers;
  broker.answers.previewClassSettings = new Refusal(429, null, { 'x-request-id': 'r-1' });
  await screen.getByRole('button', { name: 'Review and save' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText(/Nothing was changed\./u)).toBeVisible();
  await expect.element(dialog.getByText('Request r-1')).toBeVisible();
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByLabelText('Maximum absences')).toHaveValue(2);
  broker.answers = { ...broker.answers, ...(works && { previewClassSettings: works }) };
  await screen.getByRole('button', { name: 'Review and save' }).click();
  const save = dialog.getByRole('button', { name: 'Save' });
  await expect.element(save).toBeEnabled();
  broker.answers.saveClassSettings = new Refusal(500, broken, { 'x-request-id': 'r-2', [UNCHANGED]: 'true' });
  await save.click();
  await expect.element(dialog.getByText(/error has occurred! Nothing was changed\./u)).toBeVisible();
  await expect.element(dialog.getByText('Request r-2')).toBeVisible();
  // the answer is lost, so the client sends the same write again
  broker.answers.saveClassSettings = () => Promise.reject(new TypeError('Failed to fetch'));
  await save.click();
  await expect
    .element(dialog.getByText(/We do not know whether it was saved\. You can try again: it is saved only once\./u))
    .toBeVisible();
  broker.answers.saveClassSettings = { success: true };
  await save.click();
  await expect.element(dialog).not.toBeInTheDocument();
  const keys = broker.sentTo('saveClassSettings').map(({ writeKey }) => writeKey);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expect(broker.sentTo('saveClassSettings').at(-1)?.input).toMatchObject({ maxAbsence: 2 });
});

test('days that contradict each other are told beside their field, and whoever only reads has no tab', async () => {
  const screen = await open({}, { myInfo: { ...myInfo(), administers: 'reading' } });
  await screen.getByLabelText('Last day', { exact: true }).fill('2025-01-01');
  await screen.getByRole('button', { name: 'Review and save' }).click();
  await expect.element(screen.getByText('The class cannot end before it starts.')).toBeVisible();
  expect(screen.getByRole('dialog').query()).toBeNull();
  expect(screen.getByRole('link', { name: 'Settings' }).query()).toBeNull();
});

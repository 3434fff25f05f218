import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';
import type { Input, Output } from '#lib/api.ts';
import { enrollment, myInfo } from '#testing/people.ts';

const app = wholeApp();
const { broker } = app;
afterEach(async () => {
  await cleanup();
});

const course = {
  id: 9,
  code: 'NU-9',
  name: 'Nine',
  university: 'N',
  timeZone: 'America/New_York',
  startDay: '2026-03-02',
  startDate: '2026-03-02',
  isDraft: false,
  endDay: '2026-03-20',
  holidays: [],
  rooms: [],
};
const from = { startTime: '2026-03-10T22:30:00.000Z', endTime: '2026-03-11T01:30:00.000Z' };
const to = { startTime: '2026-03-17T22:30:00.000Z', endTime: '2026-03-18T01:30:00.000Z' };
const CLASS_4: Output<'adminSessions'>['sessions'][number] = {
  id: 1,
  name: 'Class 4',
  chapter: 2.1,
  shortDescription: '',
  version: 1,
  category: 'class',
  ...from,
  room: null,
  cancelled: false,
};
const due = {
  submissionsBecomeLate: 0,
  submissionsNoLongerLate: 0,
  studentsBecomeOverdue: 0,
  studentsNoLongerOverdue: 2,
  studentsTold: 24,
  studentsSee: 0,
  verdicts: [],
};
const previewed: Output<'previewMoveItems'> = {
  items: [
    {
      kind: 'session',
      id: 1,
      name: 'Class 4',
      from,
      to,
      holiday: 'Spring break',
      follows: false,
      warnings: [{ what: 'room', name: 'Blue room' }],
    },
    { kind: 'assignment', id: 7, name: 'A server', from, to, holiday: null, follows: true, warnings: [] },
  ],
  hanging: { checkIns: 0, marked: 0, setBySystem: 0, requestsPending: 1, requestsApproved: 0 },
  absencesTakenBack: 0,
  marks: { hanging: 0, restored: 0 },
  due,
  studentsTold: 24,
  digest: 'd',
};

test('chosen items move after all old and new dates were shown, and one button takes it back [ADM-084]', async () => {
  await page.viewport(390, 844);
  app.signIn(enrollment('admin'), {
    myInfo: { ...myInfo(), administers: 'course' },
    adminSessions: {
      course,
      sessions: [CLASS_4],
      deleted: [],
      mayEdit: true,
    },
    adminAssignments: {
      course,
      assignments: [
        {
          id: 7,
          title: 'A server',
          kind: 'assignment',
          required: true,
          requiredForGraduation: false,
          releaseAt: null,
          dueDate: '2026-03-04T04:59:00.000Z',
          bufferDays: 0,
          state: 'released',
          submitted: 0,
          graded: 0,
        },
      ],
      deleted: [],
      mayEdit: true,
    },
    previewMoveItems: ({ move }: Input<'previewMoveItems'>) => ({
      ...previewed,
      digest: move.by === 'dates' ? 'back' : 'd',
    }),
    moveItems: { success: true, changed: 2 },
  });
  const screen = await app.open('/admin/classes/9/move');
  await screen.getByRole('button', { name: 'Preview' }).click();
  await expect.element(screen.getByText('Please choose what to move.')).toBeVisible();
  await screen.getByRole('button', { name: 'Choose from here on: Week 1' }).click();
  await expect.element(screen.getByText('2 items chosen')).toBeVisible();
  await screen.getByRole('checkbox', { name: 'A server' }).click();
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await screen.getByRole('button', { name: 'Preview' }).click();
  await expect.element(screen.getByText('Moved off a holiday: Spring break')).toBeVisible();
  await expect.element(screen.getByText('Follows its session')).toBeVisible();
  await expect.element(screen.getByText('Blue room is taken')).toBeVisible();
  await expect.element(screen.getByText('24 students will be notified.')).toBeVisible();
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
  await screen.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => broker.sentTo('moveItems').map(({ input }) => input))
    .toEqual([
      { courseId: 9, items: [{ kind: 'session', id: 1 }], move: { by: 'days', days: 7 }, digest: 'd' },
      {
        courseId: 9,
        items: [{ kind: 'session', id: 1 }],
        move: { by: 'dates', dates: [{ kind: 'session', id: 1, ...from, from: to.startTime }] },
        digest: 'back',
      },
    ]);
  await page.viewport(1280, 800);
});

test('chosen items are copied to another class after each date was shown, and one of them stays behind [ADM-101]', async () => {
  app.signIn(enrollment('admin'), {
    myInfo: { ...myInfo(), administers: 'course' },
    adminSessions: {
      course,
      sessions: [CLASS_4],
      deleted: [],
      mayEdit: true,
    },
    adminAssignments: { course, assignments: [], deleted: [], mayEdit: true },
    adminClasses: {
      rows: [
        {
          courseId: 12,
          code: 'NU-12',
          name: 'Twelve',
          university: 'N',
          cohort: 'C',
          startDate: '2027-03-02',
          endDate: '2027-08-20',
          timeZone: 'America/New_York',
          state: 'draft',
          students: 0,
        },
      ],
      total: 1,
      universities: [],
      mayCreate: false,
    },
    previewCopyItems: ({ chosen }: Input<'previewCopyItems'>) => ({
      code: 'NU-12',
      timeZone: 'America/New_York',
      items: [
        {
          kind: 'session',
          id: 1,
          name: 'Class 4',
          old: from,
          new:
            chosen.length > 0 ? null : { startTime: '2027-09-17T22:30:00.000Z', endTime: '2027-09-18T01:30:00.000Z' },
          why: { because: 'meeting', number: 4 },
          outside: chosen.length > 0 ? null : 'after',
          warnings: [],
        },
      ],
      resources: 2,
      unsettled: chosen.length > 0 ? 0 : 1,
      digest: 'd',
    }),
    copyItems: { success: true, copied: 0 },
  });
  const screen = await app.open('/admin/classes/9/move');
  await screen.getByLabelText('What to do').selectOptions('Copy to another class');
  await screen.getByRole('checkbox', { name: 'Class 4' }).click();
  await screen.getByRole('button', { name: 'Preview' }).click();
  await expect.element(screen.getByText('Please choose a class.')).toBeVisible();
  await screen.getByLabelText('Class', { exact: true }).selectOptions('NU-12, N');
  await screen.getByRole('button', { name: 'Preview' }).click();
  await expect.element(screen.getByText(/class meeting 4/u)).toBeVisible();
  await expect.element(screen.getByText('2 session resources are copied too.')).toBeVisible();
  const copy = screen.getByRole('dialog').getByRole('button', { name: 'Copy', exact: true });
  await expect.element(copy).toBeDisabled();
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
  await screen.getByRole('button', { name: 'Leave behind Class 4' }).click();
  await copy.click();
  await expect
    .poll(() => broker.sentTo('copyItems')[0]?.input)
    .toEqual({
      courseId: 9,
      targetId: 12,
      items: [{ kind: 'session', id: 1 }],
      chosen: [{ kind: 'session', id: 1, startTime: null }],
      digest: 'd',
    });
});

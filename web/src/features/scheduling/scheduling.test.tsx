import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';
import type { Output } from '#lib/api.ts';
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
  university: 'Northfield University',
  timeZone: 'America/New_York',
  startDay: '2026-03-02',
  endDay: '2026-03-20',
  holidays: [{ from: '2026-03-09', to: '2026-03-10', name: 'Spring break' }],
  rooms: [{ id: 4, name: 'Blue room' }],
};
const span = { startTime: '2026-03-02T23:30:00.000Z', endTime: '2026-03-03T02:30:00.000Z' };
const session: Output<'adminSessions'>['sessions'][number] = {
  id: 1,
  name: 'Class 1',
  chapter: 1.1,
  shortDescription: '',
  version: 1,
  category: 'class',
  ...span,
  room: 'Blue room',
  cancelled: false,
};
const open = (sessions: Output<'adminSessions'>['sessions'], mayEdit = true) => {
  app.signIn(enrollment('admin'), {
    myInfo: { ...myInfo(), administers: 'course' },
    adminSessions: { course, sessions, deleted: [], mayEdit },
    previewSessions: ({ rule }: { rule: { daysLeftOut: string[] } }) => ({
      sessions: ['2026-03-02', '2026-03-16']
        .filter((day) => !rule.daysLeftOut.includes(day))
        .map((day, index) => ({
          day,
          startTime: `${day}T22:30:00.000Z`,
          endTime: `${day}T23:30:00.000Z`,
          name: `Class ${index + 1}`,
          chapter: 1.1 + index,
          warnings: index === 0 ? [{ what: 'room', name: 'Blue room' }] : [],
        })),
      skipped: [
        { day: '2026-03-09', holiday: 'Spring break' },
        ...rule.daysLeftOut.map((day) => ({ day, holiday: null })),
      ],
      digest: 'd',
    }),
    saveSessions: { success: true, made: 1 },
  });
  return app.open('/admin/classes/9/sessions');
};

test('a weekly rule shows each session with its chapter and each holiday by name before anything is made [ADM-081, ADM-085]', async () => {
  const screen = await open([]);
  await expect.element(screen.getByText('No sessions are planned.')).toBeVisible();
  await screen.getByRole('button', { name: 'Plan sessions' }).click();
  await screen.getByRole('button', { name: 'Preview' }).click();
  await expect.element(screen.getByText('Please choose at least one weekday.')).toBeVisible();
  await screen.getByRole('checkbox', { name: 'Monday' }).click();
  await screen.getByLabelText('Monday from').fill('18:00');
  await screen.getByRole('checkbox', { name: 'Wednesday' }).click();
  await expect.element(screen.getByLabelText('Wednesday from')).toHaveValue('18:00');
  await screen.getByRole('checkbox', { name: 'Wednesday' }).click();
  await screen.getByRole('button', { name: 'Preview' }).click();
  await expect.element(screen.getByText('No session: Spring break')).toBeVisible();
  await expect.element(screen.getByText(/^Chapter 1.1 · Class 1/)).toBeVisible();
  await expect.element(screen.getByText('Blue room is taken')).toBeVisible();
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
  await screen.getByRole('button', { name: 'Leave out Monday, March 16' }).click();
  await screen.getByRole('button', { name: 'Plan 1 session' }).click();
  await expect
    .poll(() => broker.sentTo('saveSessions')[0]?.input)
    .toEqual({
      courseId: 9,
      rule: {
        pattern: [{ weekday: 1, start: '18:00', end: '21:30' }],
        firstDay: '2026-03-02',
        lastDay: '2026-03-20',
        daysLeftOut: ['2026-03-16'],
      },
      name: 'Class',
      category: 'class',
      roomId: null,
      digest: 'd',
    });
});

test('the weeks of a class show its sessions and name its holidays, as a strip and on a phone; who only reads plans nothing', async () => {
  const screen = await open([session, { ...session, id: 2, name: 'Class 2', cancelled: true }], false);
  await expect.element(screen.getByRole('rowheader', { name: 'Week 3' })).toBeVisible();
  await expect.element(screen.getByText('Spring break').first()).toBeVisible();
  await expect.element(screen.getByText('Cancelled')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Plan sessions' }).elements()).toEqual([]);
  await expect.element(screen.getByRole('button', { name: 'Download CSV' })).toBeVisible();
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
  await page.viewport(360, 780);
  await expect.element(screen.getByRole('heading', { name: 'Week 3' })).toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await page.viewport(1280, 800);
});

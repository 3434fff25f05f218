import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { toasts } from '#kit/toasts.ts';
import type { Input, Output } from '#lib/api.ts';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';
import { enrollment, myInfo } from '#testing/people.ts';

const app = wholeApp();
const { broker } = app;
afterEach(async () => {
  await cleanup();
  toasts.set([]);
});

const SOURCE: Output<'adminClass'> = {
  courseId: 9,
  code: 'NU-9',
  name: 'Nine',
  universityId: 1,
  university: 'Northfield University',
  program: 'Web',
  cohort: 'Cohort 9',
  startDate: '2026-09-01',
  endDate: '2027-02-28',
  timeZone: 'America/New_York',
  state: 'concluded',
  publishedAt: null,
  concludedAt: null,
  archivedAt: null,
  deletedAt: null,
  students: 24,
  staff: 2,
  sessions: 2,
  assignments: 1,
  releases: { released: 1, scheduled: 0, draft: 0 },
  missing: [],
  outside: [],
  outsideCount: 0,
  hasWork: true,
  mayChange: true,
  mayKeep: true,
};
const span = (day: string) => ({ startTime: `${day}T22:30:00.000Z`, endTime: `${day}T23:30:00.000Z` });
type Item = Output<'previewCopy'>['items'][number];
const ITEMS: readonly Item[] = [
  {
    kind: 'assignment',
    id: 3,
    name: 'Final project',
    old: span('2027-02-20'),
    new: span('2028-03-20'),
    why: { because: 'weekday' },
    outside: 'after',
    warnings: [],
  },
  {
    kind: 'session',
    id: 1,
    name: 'Class 1',
    old: span('2026-09-01'),
    new: span('2027-09-07'),
    why: { because: 'meeting', number: 1 },
    outside: null,
    warnings: [],
  },
  {
    kind: 'session',
    id: 2,
    name: 'Office hours',
    old: span('2026-09-02'),
    new: span('2027-09-09'),
    why: { because: 'holiday', name: 'Labor Day', day: '2027-09-08' },
    outside: null,
    warnings: [],
  },
];

const CHOICES = {
  universities: [{ id: 1, name: 'Northfield University' }],
  cohorts: [{ id: 6, name: 'Cohort 6' }],
  courses: [],
};

test('a class is copied: what comes along is ticked, every date says why, and what lies beyond the end is settled first [ADM-076]', async () => {
  await page.viewport(390, 844);
  app.signIn(enrollment('admin'), {
    myInfo: { ...myInfo(), administers: 'university' },
    adminClass: SOURCE,
    adminPeople: { rows: [], total: 0, choices: CHOICES },
    adminDraft: { draft: null },
    saveAdminDraft: { success: true },
    previewCopy: ({ chosen, takes }: Input<'previewCopy'>) => {
      const settled = chosen.find(({ id }) => id === 3);
      const [first, ...others] = ITEMS as [Item, ...Item[]];
      const after: Item = { ...first, new: null, outside: null };
      return {
        codeTaken: false,
        timeZone: 'America/New_York',
        holidays: [],
        items: settled ? [...others, after] : [...ITEMS],
        unsettled: settled ? 0 : 1,
        resources: takes.resources ? 12 : 0,
        surveys: [
          {
            kind: 'mid-course',
            old: { from: '2026-11-20', to: '2026-12-01' },
            new: { from: '2027-11-26', to: '2027-12-07' },
          },
        ],
        staff: [{ name: 'Ines Teller', role: 'instructor' }],
        digest: 'd',
      };
    },
    adminSessions: {
      course: {
        id: 9,
        code: 'NU-9',
        name: 'Nine',
        university: 'Northfield University',
        timeZone: 'America/New_York',
        startDay: '2026-09-01',
        endDay: '2027-02-28',
        holidays: [],
        rooms: [],
      },
      sessions: [
        {
          id: 1,
          name: 'Class 1',
          chapter: 1.1,
          shortDescription: '',
          version: 1,
          category: 'class',
          ...span('2026-09-01'),
          room: null,
          cancelled: false,
        },
      ],
      deleted: [],
      mayEdit: true,
    },
    copyClass: { success: true, courseId: 12 },
  });
  const screen = await app.open('/admin/classes/9');
  await screen.getByRole('link', { name: 'Copy', exact: true }).click();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Copy Nine');
  await screen.getByRole('button', { name: 'Preview the dates' }).click();
  await expect.element(screen.getByText('Please choose a university and a cohort.')).toBeVisible();
  await screen.getByLabelText('Cohort').selectOptions('Cohort 6');
  await screen.getByLabelText('Code').fill('NU-10');
  await screen.getByLabelText('First day').fill('2027-09-07');
  await screen.getByLabelText('Last day').fill('2028-03-05');
  // the weekdays are those of the class that is copied
  await expect.element(screen.getByLabelText('Tuesday', { exact: true })).toBeChecked();
  await screen.getByLabelText('Staff').click();
  await screen.getByLabelText('Survey windows').click();
  // resources can only be copied with their sessions
  await screen.getByLabelText('Sessions', { exact: true }).click();
  await expect.element(screen.getByLabelText('Resources of the sessions')).not.toBeInTheDocument();
  await screen.getByLabelText('Sessions', { exact: true }).click();
  await screen.getByRole('button', { name: 'Preview the dates' }).click();
  await expect.element(screen.getByText('1 item falls after the end of the new class')).toBeVisible();
  await expect.element(screen.getByText(/class meeting 1/u)).toBeVisible();
  await expect.element(screen.getByText(/moved off Labor Day on Wednesday/u)).toBeVisible();
  await expect.element(screen.getByText(/^Mid-course survey.*November 26, 2027 to December 7, 2027/u)).toBeVisible();
  await expect.element(screen.getByText('12 session resources are copied too.')).toBeVisible();
  await screen.getByLabelText('Resources of the sessions').click();
  await expect.element(screen.getByText('12 session resources are copied too.')).not.toBeInTheDocument();
  const begin = screen.getByRole('button', { name: 'Create the copy' });
  await expect.element(begin).toBeDisabled();
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await screen.getByRole('button', { name: 'Change date of Class 1' }).click();
  await screen.getByLabelText('Date of Class 1').fill('2027-09-14T18:00');
  await screen.getByRole('button', { name: 'Leave them all behind' }).click();
  await expect.element(screen.getByText('Stays behind')).toBeVisible();
  await begin.click();
  await expect
    .poll(() => broker.sentTo('copyClass')[0]?.input)
    .toEqual({
      sourceId: 9,
      universityId: 1,
      cohortId: 6,
      code: 'NU-10',
      name: 'Nine',
      startDate: '2027-09-07',
      endDate: '2028-03-05',
      pattern: [{ weekday: 2, start: '18:30', end: '19:30' }],
      takes: { sessions: true, assignments: true, resources: false, settings: true, surveys: false, staff: true },
      chosen: [
        { kind: 'session', id: 1, startTime: '2027-09-14T22:00:00.000Z' },
        { kind: 'assignment', id: 3, startTime: null },
      ],
      digest: 'd',
    });
  await expect.poll(screen.path).toBe('/admin/classes/12');
  await page.viewport(1366, 900);
});

import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';
import { Refusal } from '#testing/broker.ts';
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
  name: 'Full Stack Flex',
  timeZone: 'America/New_York',
  startDate: '2026-03-02',
  isDraft: false,
};
type Listed = Output<'adminAssignments'>['assignments'][number];
const listed = (id: number, title: string, rest: Partial<Listed> = {}): Listed => ({
  id,
  title,
  kind: 'assignment',
  required: true,
  requiredForGraduation: false,
  releaseAt: null,
  dueDate: '2026-03-14T03:59:59.000Z',
  bufferDays: 0,
  state: 'released',
  submitted: 12,
  graded: 7,
  ...rest,
});
const fields: Output<'adminAssignment'>['fields'] = {
  kind: 'assignment',
  title: 'A server of your own',
  header: '',
  content: 'Build **one**.',
  required: true,
  requiredForGraduation: true,
  assignmentDate: '2026-03-09',
  dueDate: '2026-03-14T03:59:59.000Z',
  tied: null,
  minHours: null,
  maxHours: 3,
  draft: false,
  releaseAt: null,
};
const verdict = { standing: 'on track', letter: 'B+' } as const;
const follows: Output<'previewAssignment'> = {
  submissionsBecomeLate: 1,
  submissionsNoLongerLate: 0,
  studentsBecomeOverdue: 3,
  studentsNoLongerOverdue: 0,
  studentsTold: 24,
  studentsSee: 0,
  verdicts: [
    {
      studentEnrollmentId: 3,
      name: 'Ana Lee',
      from: verdict,
      to: { standing: 'at risk', letter: 'B' },
    },
  ],
  digest: 'd',
};
const open = (path = '') => {
  app.signIn(enrollment('admin'), {
    myInfo: { ...myInfo(), administers: 'course' },
    adminAssignments: {
      course,
      deleted: [],
      mayEdit: true,
      assignments: [
        listed(1, 'A server of your own'),
        listed(2, 'Resume', { kind: 'milestone', state: 'draft', submitted: 0, graded: 0 }),
        listed(3, 'Caches and their keys', {
          dueDate: '2026-03-21T03:59:59.000Z',
          state: 'scheduled',
          releaseAt: '2026-03-16T13:00:00.000Z',
        }),
        listed(4, 'An older exercise', { state: 'archived' }),
      ],
    },
    adminAssignment: {
      course,
      assignment: listed(1, fields.title),
      fields,
      version: 4,
      archivedAt: null,
      unused: true,
      mayEdit: true,
    },
    previewAssignment: follows,
    previewArchiveAssignment: { ...follows, studentsTold: 0 },
    saveAssignment: { success: true, assignmentId: 1 },
    archiveAssignment: { success: true },
    saveReleases: { success: true, changed: 1 },
    previewReleases: ({ rule, own }) => ({
      ...follows,
      verdicts: [],
      studentsTold: 0,
      planned: [
        {
          id: 2,
          title: 'Resume',
          kind: 'milestone',
          dueDate: '2026-03-14T03:59:59.000Z',
          from: { draft: true, releaseAt: null },
          to: own[0]?.release ?? { draft: false, releaseAt: rule.by === 'now' ? null : '2026-03-08T05:00:00.000Z' },
          comesOut: rule.by === 'now',
        },
      ],
    }),
    adminSessions: {
      course: { ...course, university: 'N', startDay: '2026-03-02', endDay: '2026-06-20', holidays: [], rooms: [] },
      sessions: [
        {
          id: 12,
          name: 'Class 4',
          chapter: 2.1,
          shortDescription: '',
          version: 1,
          category: 'class',
          startTime: '2026-03-10T22:30:00.000Z',
          endTime: '2026-03-11T01:30:00.000Z',
          room: null,
          cancelled: false,
        },
      ],
      deleted: [],
      mayEdit: true,
    },
    exportRows: { success: true, fileName: 'assignments.csv', csv: 'x', rows: 4, leftOut: 0 },
  });
  return app.open(`/admin/classes/9/assignments${path}`);
};
const findings = async () => [...(await axeFindings('light')), ...(await axeFindings('dark'))];

test('the list tells week, kind, state, due date and counts, with the archived ones apart, and is downloaded [ADM-058, ADM-091]', async () => {
  await page.viewport(390, 844);
  const screen = await open();
  const row = screen.getByRole('row', { name: /Caches and their keys/ });
  await expect.element(row.getByText('Scheduled')).toBeVisible();
  await expect.element(row.getByText('Week', { exact: true })).toBeVisible();
  await expect
    .element(row.getByText(/^Mon, Mar 16.* · 9:00 AM$/))
    .toHaveAttribute('title', 'March 16, 2026, 9:00 AM EDT');
  const milestone = screen.getByRole('row', { name: /Resume/ });
  await expect.element(milestone.getByText('Milestone · Required')).toBeVisible();
  await expect.element(milestone.getByText('Draft')).toBeVisible();
  expect(screen.getByText('An older exercise').query()).toBeNull();
  expect(await findings()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await screen.getByRole('button', { name: 'Download CSV' }).click();
  await expect
    .poll(() => broker.sentTo('exportRows').map(({ input }) => input))
    .toMatchObject([{ noun: 'assignments', courseId: 9 }]);
  await screen.getByRole('tab', { name: /Archived/ }).click();
  await expect.element(screen.getByText('An older exercise')).toBeVisible();
  await page.viewport(1366, 900);
});

test('what follows in people is shown before saving, and exactly that is saved [ADM-092, ADM-097, ADM-099]', async () => {
  const screen = await open('/1');
  await screen.getByLabelText('Due date').fill('2026-03-12T18:30');
  await screen.getByRole('button', { name: 'Preview' }).click();
  await expect.element(screen.getByText('one', { exact: true })).toBeVisible();
  expect(await findings()).toEqual([]);
  await screen.getByRole('button', { name: 'Review and save' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('1 submission becomes late.')).toBeVisible();
  await expect.element(dialog.getByText('3 students become overdue.')).toBeVisible();
  await expect.element(dialog.getByText('24 students will be notified of the new due date.')).toBeVisible();
  await expect.element(dialog.getByText('from on track, average B+ to at risk, average B')).toBeVisible();
  expect(await findings()).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const moved = { ...fields, dueDate: '2026-03-12T22:30:00.000Z' };
  await expect
    .poll(() => broker.sentTo('saveAssignment')[0]?.input)
    .toEqual({ courseId: 9, assignmentId: 1, fields: moved, version: 4, digest: 'd' });
});

test('a choice that contradicts another is not offered [ADM-095]', async () => {
  const screen = await open('/new');
  await screen.getByLabelText('Required').click();
  expect(screen.getByLabelText('Needed for graduation').query()).toBeNull();
  await screen.getByLabelText('Kind').selectOptions('Milestone');
  await screen.getByLabelText('Category').selectOptions('Portfolio');
  await screen.getByRole('button', { name: 'Review and save' }).click();
  await expect.element(screen.getByLabelText('Assignment date')).toHaveFocus();
  await screen.getByLabelText('Assignment date').fill('2026-03-09');
  await screen.getByLabelText('Due date').fill('2026-03-13T23:59');
  await screen.getByRole('button', { name: 'Review and save' }).click();
  await expect
    .poll(() => broker.sentTo('previewAssignment')[0]?.input)
    .toMatchObject({
      assignmentId: null,
      fields: {
        kind: 'milestone',
        title: 'Portfolio',
        required: false,
        requiredForGraduation: false,
        draft: true,
        dueDate: '2026-03-14T03:59:59.000Z',
      },
    });
});

test('a milestone may have a title of its own, beside the five [ADM-095, D-234]', async () => {
  const screen = await open('/new');
  await screen.getByLabelText('Kind').selectOptions('Milestone');
  expect(screen.getByLabelText('Title').query()).toBeNull();
  await screen.getByLabelText('Category').selectOptions('Other title');
  await screen.getByLabelText('Title').fill('Mock interview');
  await screen.getByLabelText('Assignment date').fill('2026-03-09');
  await screen.getByLabelText('Due date').fill('2026-03-13T23:59');
  expect(await findings()).toEqual([]);
  await screen.getByRole('button', { name: 'Review and save' }).click();
  await expect
    .poll(() => broker.sentTo('previewAssignment')[0]?.input)
    .toMatchObject({ fields: { kind: 'milestone', title: 'Mock interview' } });
  await screen.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await screen.getByLabelText('Category').selectOptions('Portfolio');
  expect(screen.getByLabelText('Title').query()).toBeNull();
});

test('how many students see a change at once is said before it is saved [ADM-097, D-239]', async () => {
  const screen = await open('/1');
  broker.answers.previewAssignment = { ...follows, studentsSee: 24 };
  await screen.getByLabelText('Title').fill('A server of ours');
  await screen.getByRole('button', { name: 'Review and save' }).click();
  await expect.element(screen.getByRole('dialog').getByText('24 students see the change at once.')).toBeVisible();
});

test('an assignment is archived after what follows was shown [ADM-099]', async () => {
  const screen = await open('/1');
  await screen.getByRole('button', { name: 'Archive' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('1 student whose graduation status changes')).toBeVisible();
  await dialog.getByRole('button', { name: 'Archive' }).click();
  await expect
    .poll(() => broker.sentTo('archiveAssignment')[0]?.input)
    .toEqual({ courseId: 9, assignmentId: 1, digest: 'd' });
});

test('whoever saves second sees what the first wrote, keeps the own words, and decides [ADM-115]', async () => {
  const screen = await open('/1');
  broker.answers.saveAssignment = ({ version }) =>
    version === 5
      ? { success: true, assignmentId: 1 }
      : new Refusal(409, {
          success: false,
          errorCode: 'CHANGED_MEANWHILE',
          errorMessage: 'changed',
          current: { version: 5, fields: { ...fields, title: 'Their server', header: 'Theirs' } },
        });
  await screen.getByLabelText('Title').fill('My server');
  await screen.getByRole('button', { name: 'Review and save' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Someone else has changed this in the meantime')).toBeVisible();
  const header = screen.getByRole('group', { name: 'Header' });
  await expect
    .element(screen.getByRole('group', { name: 'Title' }).getByText('Take theirs: Their server'))
    .toBeVisible();
  await header.getByRole('radio', { name: /^Take theirs/u }).click();
  await expect.element(screen.getByLabelText('Title')).toHaveValue('My server');
  await screen.getByRole('button', { name: 'Review and save' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => broker.sentTo('saveAssignment').map(({ input }) => input))
    .toMatchObject([
      { version: 4, fields: { title: 'My server', header: '' } },
      { version: 5, fields: { title: 'My server', header: 'Theirs' } },
    ]);
});

test('all releases are planned by one rule, with a preview in which each can be changed [ADM-094]', async () => {
  await page.viewport(390, 844);
  const screen = await open();
  await screen.getByRole('button', { name: 'Plan releases' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('Was draft, becomes March 8, 2026, 12:00 AM EST')).toBeVisible();
  const rule = dialog.getByLabelText('Release', { exact: true });
  await rule.selectOptions('At once');
  await expect.element(dialog.getByText('Students see it at once')).toBeVisible();
  await rule.selectOptions('Some days before it is due');
  await dialog.getByLabelText('Days before it is due').fill('90');
  await expect.element(dialog.getByText('Please enter a number of days up to 60.')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Save releases' })).toBeDisabled();
  await dialog.getByLabelText('Days before it is due').fill('3');
  await dialog.getByLabelText('Release of Resume', { exact: true }).selectOptions('At a set time');
  await dialog.getByLabelText('Release date of Resume').fill('2026-03-09T09:00');
  await expect.element(dialog.getByText('Was draft, becomes March 9, 2026, 9:00 AM EDT')).toBeVisible();
  expect(await findings()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await dialog.getByRole('button', { name: 'Save releases' }).click();
  await expect
    .poll(() => broker.sentTo('saveReleases')[0]?.input)
    .toEqual({
      courseId: 9,
      rule: { by: 'days', days: 3 },
      own: [{ assignmentId: 2, release: { draft: false, releaseAt: '2026-03-09T13:00:00.000Z' } }],
      digest: 'd',
    });
  await page.viewport(1366, 900);
});

test('a due date is tied to a session, and shown as it will be [ADM-096]', async () => {
  const screen = await open('/1');
  await screen.getByRole('combobox', { name: 'Due', exact: true }).selectOptions('With a session');
  await screen.getByRole('button', { name: 'Review and save' }).click();
  await expect.element(screen.getByText('Please choose a session.')).toBeVisible();
  await screen.getByRole('combobox', { name: 'Session' }).selectOptions('March 10, 2026 · Class 4');
  await screen.getByLabelText('Days after').fill('2');
  await expect.element(screen.getByText(/^Due March 12, 2026.* 11:59 PM/)).toBeVisible();
  expect(await findings()).toEqual([]);
  await screen.getByRole('button', { name: 'Review and save' }).click();
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(() => broker.sentTo('saveAssignment')[0]?.input)
    .toMatchObject({
      fields: {
        tied: { sessionId: 12, tie: { daysAfter: 2, time: '23:59' } },
        dueDate: '2026-03-13T03:59:00.000Z',
      },
    });
});

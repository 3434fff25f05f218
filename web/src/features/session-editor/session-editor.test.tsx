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

type Shown = Output<'previewSession'>;
const ZONE = 'America/New_York';
const course = { id: 9, code: 'NU-9', name: 'Nine', timeZone: ZONE, rooms: [{ id: 4, name: 'Blue room' }] };
const stands: NonNullable<Shown['stands']> = {
  category: 'class',
  name: 'Class 5',
  chapter: 2.1,
  shortDescription: 'Objects.',
  longDescription: '',
  startTime: '2026-03-10T22:30:00.000Z',
  endTime: '2026-03-11T01:30:00.000Z',
  roomId: null,
};
const hanging = { checkIns: 0, marked: 2, setBySystem: 0, requestsPending: 1, requestsApproved: 0 };
const nothing = { checkIns: 0, marked: 0, setBySystem: 0, requestsPending: 0, requestsApproved: 0 };
const shown = (fields: Input<'previewSession'>['fields'], cancelled: boolean): Shown => ({
  course,
  stands,
  version: 3,
  cancelled,
  unused: true,
  more: { following: 2, all: 4 },
  sessions:
    fields === null
      ? []
      : [
          {
            id: 5,
            name: fields.name,
            from: { startTime: stands.startTime, endTime: stands.endTime },
            to: { startTime: fields.startTime, endTime: fields.endTime },
            warnings: [{ what: 'room', name: 'Blue room' }],
          },
        ],
  hanging: fields === null ? nothing : hanging,
  due: {
    submissionsBecomeLate: 0,
    submissionsNoLongerLate: 0,
    studentsBecomeOverdue: 0,
    studentsNoLongerOverdue: 0,
    studentsTold: 23,
    studentsSee: 0,
    verdicts: [],
    items:
      fields === null
        ? []
        : [{ id: 1, title: 'A server', from: '2026-03-18T03:59:00.000Z', to: '2026-03-19T03:59:00.000Z' }],
  },
  absencesTakenBack: 0,
  marks: { hanging: 0, restored: 0 },
  tellsAnyway: fields !== null,
  studentsTold: fields === null ? 0 : 23,
  digest: 'd',
});
const open = (cancelled = false) => {
  app.signIn(enrollment('admin'), {
    myInfo: { ...myInfo(), administers: 'course' },
    previewSession: ({ fields }: Input<'previewSession'>) => shown(fields, cancelled),
    saveSession: { success: true, sessionId: 5 },
    adminResources: { version: 1, resources: [], opened: [] },
    adminSessions: {
      course: { ...course, university: 'N', startDay: '2026-03-02', endDay: '2026-03-20', holidays: [] },
      sessions: [],
      deleted: [],
      mayEdit: true,
    },
    previewCancelSession: {
      cancels: !cancelled,
      hanging,
      remoteDays: 1,
      students: [
        {
          studentEnrollmentId: 7,
          name: 'Maya Okafor',
          absences: { from: 3, to: 2 },
          verdict: { from: { standing: 'off track', letter: 'B' }, to: { standing: 'on track', letter: 'B' } },
        },
      ],
      studentsTold: 23,
      digest: 'c',
    } satisfies Output<'previewCancelSession'>,
    cancelSession: { success: true },
    restoreSession: { success: true },
  });
  return app.open('/admin/classes/9/sessions/5');
};

test('a session is changed with those that follow, after what moves and what hangs on it was shown [ADM-083, ADM-085, ADM-086]', async () => {
  const screen = await open();
  await expect.element(screen.getByRole('heading', { name: 'Class 5', level: 1 })).toBeVisible();
  await expect.element(screen.getByLabelText('Date')).toHaveValue('2026-03-10');
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
  await screen.getByLabelText('Chapter').fill('two');
  await screen.getByRole('button', { name: 'Review and save' }).click();
  await expect.element(screen.getByText('Please enter a number such as 12.3.')).toBeVisible();
  await screen.getByLabelText('Chapter').fill('2.2');
  await screen.getByLabelText('From').fill('19:00');
  await screen.getByLabelText('Room').selectOptions('Blue room');
  await screen.getByRole('radio', { name: 'This and following (up to 2 more sessions)' }).click();
  await screen.getByRole('button', { name: 'Review and save' }).click();
  await expect.element(screen.getByText('Blue room is taken')).toBeVisible();
  await expect.element(screen.getByText('2 statuses set by staff stay as they are.')).toBeVisible();
  await expect.element(screen.getByText('1 pending remote request stays open for the changed session.')).toBeVisible();
  await expect.element(screen.getByText('23 students will be notified.', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('1 due date follows')).toBeVisible();
  await expect.element(screen.getByText(/^2 more sessions of its rule keep day and time/u)).toBeVisible();
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(() => broker.sentTo('saveSession')[0]?.input)
    .toEqual({
      courseId: 9,
      sessionId: 5,
      reach: 'following',
      tells: false,
      fields: {
        ...stands,
        chapter: 2.2,
        startTime: '2026-03-10T23:00:00.000Z',
        endTime: '2026-03-11T02:00:00.000Z',
        roomId: 4,
      },
      version: 3,
      digest: 'd',
    });
});

test('a session with marks moves only once it is said what becomes of them [D-235]', async () => {
  const screen = await open();
  broker.answers.previewSession = ({ fields, marks }: Input<'previewSession'>) => ({
    ...shown(fields, false),
    marks: { hanging: 2, restored: 0 },
    digest: marks ?? 'nothing chosen',
  });
  await screen.getByLabelText('From').fill('19:00');
  await screen.getByRole('button', { name: 'Review and save' }).click();
  const save = screen.getByRole('dialog').getByRole('button', { name: 'Save', exact: true });
  const why = screen.getByLabelText('Why does it move? It has 2 marks.');
  await expect.element(why).toBeVisible();
  await expect.element(save).toBeDisabled();
  await why.selectOptions('It is held on another day: the marks are cleared');
  await save.click();
  await expect.poll(() => broker.sentTo('saveSession')[0]?.input).toMatchObject({ marks: 'clear', digest: 'clear' });
});

test('a session is cancelled after whom it concerns was shown; a cancelled one can only be restored [ADM-087]', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: 'Cancel session' }).click();
  await expect.element(screen.getByText('2 attendance statuses no longer count.')).toBeVisible();
  await expect.element(screen.getByText('1 remote day is returned.')).toBeVisible();
  await expect.element(screen.getByText('1 pending remote request is closed.')).toBeVisible();
  await expect
    .element(screen.getByText('from 3 absences to 2 absences, from off track, average B to on track, average B'))
    .toBeVisible();
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
  await screen.getByRole('dialog').getByRole('button', { name: 'Cancel session' }).click();
  await expect.poll(() => broker.sentTo('cancelSession')[0]?.input).toEqual({ courseId: 9, sessionId: 5, digest: 'c' });
});

test('a cancelled session says so and offers to restore it, on a phone as well [ADM-087]', async () => {
  await page.viewport(360, 780);
  const screen = await open(true);
  await expect.element(screen.getByText('This session is cancelled.')).toBeVisible();
  expect(screen.getByLabelText('Date').elements()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await screen.getByRole('button', { name: 'Restore session' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Restore session' }).click();
  await expect.poll(() => broker.sentTo('restoreSession')[0]?.input).toMatchObject({ sessionId: 5 });
  await page.viewport(1280, 800);
});

test('while a session is being cancelled, its dialog goes on saying what was looked at [ADM-087]', async () => {
  const screen = await open();
  let isCancelled = false;
  const follows = broker.answers.previewCancelSession as Output<'previewCancelSession'>;
  broker.answers.previewSession = ({ fields }: Input<'previewSession'>) => shown(fields, isCancelled);
  broker.answers.previewCancelSession = () => ({ ...follows, cancels: !isCancelled });
  broker.answers.cancelSession = () => {
    isCancelled = true;
    return { success: true };
  };
  await screen.getByRole('button', { name: 'Cancel session' }).click();
  await expect.element(screen.getByText('1 remote day is returned.')).toBeVisible();
  const said = new Set<string>();
  const dialog = screen.getByRole('dialog').element();
  const observer = new MutationObserver(() => said.add(dialog.textContent));
  observer.observe(dialog, { subtree: true, childList: true, characterData: true });
  await screen.getByRole('dialog').getByRole('button', { name: 'Cancel session' }).click();
  await expect.element(screen.getByText('This session is cancelled.')).toBeVisible();
  observer.disconnect();
  expect([...said].filter((text) => /Restore|used again/u.test(text))).toEqual([]);
});

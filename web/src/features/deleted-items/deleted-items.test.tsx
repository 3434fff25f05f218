import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';
import { refuse } from '#testing/broker.ts';
import type { Output } from '#lib/api.ts';
import { enrollment, myInfo } from '#testing/people.ts';

const app = wholeApp();
const { broker } = app;
afterEach(async () => {
  await cleanup();
  await page.viewport(1280, 800);
});

const timeZone = 'America/New_York';
const course = { id: 9, code: 'NU-9', name: 'Nine', timeZone, rooms: [] };
const follows = {
  submissionsBecomeLate: 0,
  submissionsNoLongerLate: 0,
  studentsBecomeOverdue: 0,
  studentsNoLongerOverdue: 2,
  studentsTold: 0,
  studentsSee: 0,
  verdicts: [],
};
const hanging = { checkIns: 0, marked: 0, setBySystem: 0, requestsPending: 0, requestsApproved: 0 };
const stored: Output<'previewSession'> = {
  course,
  stands: {
    category: 'class',
    name: 'Class 5',
    chapter: 2.1,
    shortDescription: '',
    longDescription: '',
    startTime: '2126-03-10T22:30:00.000Z',
    endTime: '2126-03-11T01:30:00.000Z',
    roomId: null,
  },
  version: 3,
  cancelled: false,
  unused: true,
  more: { following: 0, all: 0 },
  sessions: [],
  hanging,
  due: { ...follows, items: [] },
  absencesTakenBack: 0,
  marks: { hanging: 0, restored: 0 },
  tellsAnyway: false,
  studentsTold: 0,
  digest: 'd',
};
const gone = {
  id: 71,
  name: 'Class 5',
  date: '2126-03-10T22:30:00.000Z',
  deletedAt: '2126-03-01T12:00:00.000Z',
  keptUntil: '2126-03-31T12:00:00.000Z',
};
const open = (path: string, { unused = true } = {}) => {
  let deleted = [gone];
  app.signIn(enrollment('admin'), {
    myInfo: { ...myInfo(), administers: 'course' },
    previewSession: { ...stored, unused },
    adminResources: { version: 1, resources: [], opened: [] },
    previewCancelSession: { cancels: true, hanging, remoteDays: 0, students: [], studentsTold: 21, digest: 'c' },
    adminSessions: () => ({
      course: { ...course, university: 'N', startDay: '2126-03-02', endDay: '2126-06-20', holidays: [] },
      sessions: [],
      deleted,
      mayEdit: true,
    }),
    adminAssignments: () => ({
      course: { ...course, startDate: '2126-03-02', isDraft: false },
      assignments: [],
      deleted,
      mayEdit: true,
    }),
    adminAssignment: {
      course: { ...course, startDate: '2126-03-02', isDraft: false },
      assignment: {
        id: 1,
        state: 'released',
        bufferDays: 0,
        submitted: 0,
        graded: 0,
      },
      fields: {
        kind: 'assignment',
        title: 'A server',
        header: '',
        content: 'Build one.',
        required: true,
        requiredForGraduation: false,
        assignmentDate: '2126-03-09',
        dueDate: '2126-03-14T03:59:59.000Z',
        tied: null,
        minHours: null,
        maxHours: null,
        draft: false,
        releaseAt: null,
      },
      version: 4,
      archivedAt: null,
      unused,
      mayEdit: true,
    },
    previewArchiveAssignment: { ...follows, digest: 'a' },
    deleteUnusedItem: { success: true, deletionId: 71 },
    undoChange: () => {
      deleted = [];
      return { success: true };
    },
  });
  return app.open(`/admin/classes/9/${path}`);
};
const findings = async () => [...(await axeFindings('light')), ...(await axeFindings('dark'))];

test('a session is deleted by keyboard alone after asking, and brought back from the note that says so [ADM-071, ADM-128]', async () => {
  const screen = await open('sessions/5');
  const opener = screen.getByRole('button', { name: 'Delete', exact: true });
  await expect.element(opener).toBeVisible();
  (opener.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = screen.getByRole('dialog', { name: 'Delete Class 5?' });
  await expect.element(dialog.getByText('No one has worked on it. It can be brought back for 30 days.')).toBeVisible();
  await expect.element(dialog.getByText('21 students will be notified.')).toBeVisible();
  expect(await findings()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
  expect(broker.sentTo('deleteUnusedItem')).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(dialog.getByRole('button', { name: 'Delete session' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => broker.sentTo('deleteUnusedItem').map(({ input }) => input))
    .toEqual([{ courseId: 9, kind: 'session', id: 5, version: 3 }]);
  await expect.element(screen.getByRole('heading', { name: 'Sessions', level: 1 })).toBeVisible();
  await screen.getByRole('button', { name: 'Bring back', exact: true }).click();
  await expect
    .poll(() => broker.sentTo('undoChange').map(({ input }) => input))
    .toEqual([{ courseId: 9, deletionId: 71 }]);
});

test('an assignment is deleted after what follows for students; a refusal says why, and nothing is left [ADM-071, ADM-130]', async () => {
  const screen = await open('assignments/1');
  await screen.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.element(screen.getByText('2 students are no longer overdue.')).toBeVisible();
  const said = 'Someone has handed in work for this assignment, so it cannot be deleted. Archive it instead.';
  broker.answers.deleteUnusedItem = refuse(409, 'ASSIGNMENT_HAS_WORK', said);
  await screen.getByRole('button', { name: 'Delete assignment' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent(said);
  await expect.element(screen.getByRole('dialog')).toBeVisible();
});

test('what somebody has worked on offers no deletion [ADM-071]', async () => {
  const screen = await open('assignments/1', { unused: false });
  await expect.element(screen.getByRole('button', { name: 'Archive' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delete', exact: true }).query()).toBeNull();
});

test('what was deleted is listed with until when it can be brought back, on a phone too, and no longer once it is back [ADM-071, ADM-128]', async () => {
  await page.viewport(360, 780);
  for (const path of ['sessions', 'assignments']) {
    const screen = await open(path);
    await expect.element(screen.getByRole('heading', { name: 'Deleted' })).toBeVisible();
    await expect.element(screen.getByText(/can be brought back until [A-Z][a-z]{2}, Mar 31, 2126/u)).toBeVisible();
    expect(await findings()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    await screen.getByRole('button', { name: 'Bring back Class 5' }).click();
    await expect.poll(() => broker.sentTo('undoChange').at(-1)?.input).toEqual({ courseId: 9, deletionId: 71 });
    await expect.element(screen.getByRole('heading', { name: 'Deleted' })).not.toBeInTheDocument();
    await cleanup();
  }
});

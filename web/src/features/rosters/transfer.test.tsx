import { afterEach, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { toasts } from '#kit/toasts.ts';
import { wholeApp } from '#testing/app.tsx';
import { rosterCourse, rosterRow } from '#testing/administration.ts';
import { axeFindings } from '#testing/axe.ts';
import { refuse } from '#testing/broker.ts';
import type { Input, Output } from '#lib/api.ts';
import { enrollment, myInfo } from '#testing/people.ts';

const app = wholeApp();
const { broker } = app;
const notes = () => toasts.current().map(({ text }) => text);
afterEach(async () => {
  await cleanup();
  toasts.set([]);
});

const AT = '2026-03-11T20:10:00.000Z';
const row = rosterRow(1, 'Sue');
const course = rosterCourse(1);
const academic = { contextId: 1 as const };
const work = { ...academic, isGraded: true, by: 'title' as const, what: 'copied' as const };
const pairs: NonNullable<Output<'previewTransfer'>['plan']>['pairs'] = [
  { ...work, assignmentId: 1, title: 'Loops', to: 11 },
  { ...work, assignmentId: 2, title: 'Quiz', to: null, by: null, what: 'stays' },
  { ...work, assignmentId: 3, title: 'Later', to: null, by: null, what: 'no work' },
];
const plan = {
  code: 'NU-8',
  course: 'Eight',
  resumes: false,
  state: 'published' as 'published' | 'draft',
  pairs,
  targets: [
    { ...academic, assignmentId: 11, title: 'Loops' },
    { ...academic, assignmentId: 12, title: 'Quiz, revised' },
    { contextId: 2 as const, assignmentId: 13, title: 'CV' },
  ],
  left: { absences: 1, remoteDays: 2 },
  begins: { absences: 0, remoteDays: 0, maxAbsence: 6, maxRemoteAttendance: null },
  digest: 'd',
};

const open = async (rows: (typeof row)[], answers: typeof broker.answers = {}) => {
  app.signIn(enrollment('admin'), {
    myInfo: { ...myInfo(), administers: 'course' },
    roster: { rows, total: rows.length, course, mayChange: true, readsPast: true },
    previewTransfer: ({ courseId, chosen }: Input<'previewTransfer'>) => ({
      classes: courseId === null ? [{ id: 8, code: 'NU-8', name: 'Eight', state: 'published' }] : [],
      plan: courseId === null ? null : { ...plan, digest: `d${chosen.length}` },
    }),
    transferEnrollment: { success: true, copied: 1 },
    undoTransfer: { success: true, kept: 1 },
    ...answers,
  });
  const screen = await app.open('/admin/classes/9/roster');
  await screen.getByRole('button', { name: 'Actions for Sue Lee' }).click();
  return screen;
};

test('a transfer shows what is copied and how absences count, and a pair can be changed [ADM-035]', async () => {
  const screen = await open([row]);
  await screen.getByRole('menuitem', { name: 'Transfer to another class' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByRole('button', { name: 'Transfer', exact: true })).toBeDisabled();
  await dialog.getByLabelText('To the class').selectOptions('NU-8 · Eight');
  await expect.element(dialog.getByText('1 of 2 submissions will be copied, 1 of them graded')).toBeVisible();
  await expect.element(dialog.getByText('1 absence and 2 remote days stay with NU-9', { exact: false })).toBeVisible();
  await expect.element(dialog.getByText('In NU-8: 0 of 6 absences, 0 remote days, without a limit.')).toBeVisible();
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
  await expect.element(dialog.getByLabelText('Copy Quiz to')).not.toHaveTextContent('CV');
  await dialog.getByLabelText('Copy Quiz to').selectOptions('Quiz, revised');
  await dialog.getByLabelText('Note').fill('Moved');
  await dialog.getByRole('button', { name: 'Transfer', exact: true }).click();
  await expect.poll(notes).toEqual(['Transferred, with copies of 1 submission. You can undo it for 30 days.']);
  expect(broker.sentTo('transferEnrollment')[0]?.input).toEqual({
    enrollmentId: 1,
    courseId: 8,
    chosen: [{ assignmentId: 2, to: 12 }],
    lastDay: null,
    note: 'Moved',
    digest: 'd1',
  });
});

test('a refused transfer says why and keeps what was typed [ADM-035]', async () => {
  const refused = () => refuse(409, 'PREVIEW_OUTDATED', 'Something has changed since you looked.');
  const screen = await open([row], { transferEnrollment: refused });
  await screen.getByRole('menuitem', { name: 'Transfer to another class' }).click();
  await screen.getByLabelText('To the class').selectOptions('NU-8 · Eight');
  await screen.getByLabelText('Note').fill('Moved');
  await screen.getByRole('button', { name: 'Transfer', exact: true }).click();
  await expect.element(screen.getByText('Something has changed since you looked.')).toBeVisible();
  await expect.element(screen.getByLabelText('Note')).toHaveValue('Moved');
});

test('a transfer is undone from the Past, which says what stays [ADM-035]', async () => {
  const ended = { active: false, endedAt: AT, endReason: 'transferred', transfer: { id: 4, code: 'NU-8', madeAt: AT } };
  const screen = await open([{ ...row, ...ended } as typeof row]);
  await screen.getByRole('menuitem', { name: 'Undo the transfer to NU-8' }).click();
  await screen.getByRole('button', { name: 'Undo the transfer' }).click();
  await expect
    .poll(notes)
    .toEqual(['The transfer was undone. 1 copy stays in the other class, since someone has worked on it.']);
  expect(broker.sentTo('undoTransfer')[0]?.input).toEqual({ enrollmentId: 1, transferId: 4 });
});

test('a transfer to a draft names the state and warns before [ADM-035, D-229]', async () => {
  const screen = await open([row], {
    previewTransfer: ({ courseId }: Input<'previewTransfer'>) => ({
      classes: courseId === null ? [{ id: 8, code: 'NU-8', name: 'Eight', state: 'draft' }] : [],
      plan: courseId === null ? null : { ...plan, state: 'draft' },
    }),
  });
  await screen.getByRole('menuitem', { name: 'Transfer to another class' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText('To the class').selectOptions('NU-8 · Eight · Draft');
  await expect.element(dialog.getByText('NU-8 is a draft.', { exact: false })).toBeVisible();
});

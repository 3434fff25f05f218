import { afterEach, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { toasts } from '#kit/toasts.ts';
import { ADA_PERSON } from '#testing/administration.ts';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';
import { refuse } from '#testing/broker.ts';
import { enrollment, myInfo } from '#testing/people.ts';

const app = wholeApp();
const { broker } = app;
const notes = () => toasts.current().map(({ text }) => text);
afterEach(async () => {
  await cleanup();
  toasts.set([]);
});

const AT = '2026-03-11T20:10:00.000Z' as const;
const person = {
  ...ADA_PERSON,
  merges: [{ id: 3, name: 'Ada Old', email: 'old@northfield.example', mergedAt: AT, undoableUntil: AT }],
};
const row = { id: 1, university: 'Northfield', code: 'NU-1', course: 'Cyber', role: 'student' as const, active: true };
const preview = {
  emptied: { id: 8, name: 'Ada Quist', email: 'ada@home.example', active: true, grants: 1, standingRoles: 2 },
  rows: [{ ...row, what: 'moves' as const }],
  digest: 'd',
};
const TEXT = 'Both accounts have work in Cyber. End one of the two enrollments first.';

const open = async (answers: typeof broker.answers = {}) => {
  app.signIn(enrollment('student'), {
    myInfo: { ...myInfo(), administers: 'university' },
    adminPerson: person,
    previewMerge: preview,
    mergePeople: { success: true },
    undoMerge: { success: true },
    ...answers,
  });
  const screen = await app.open('/admin/people/7');
  await screen.getByRole('button', { name: 'Merge with another account' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText('E-mail of the other account').fill('ada@home.example');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  return { screen, dialog };
};

test('a merge names what comes along and what ends before it is done [ADM-026]', async () => {
  const { dialog } = await open();
  await expect.element(dialog.getByText('Moves here, with all work')).toBeVisible();
  await expect.element(dialog.getByText(/have to be given again/)).toBeVisible();
  await expect.element(dialog.getByText(/Standing roles of that account move here/)).toBeVisible();
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
  expect(broker.sentTo('mergePeople')).toEqual([]);
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect.poll(notes).toEqual(['The accounts were merged. You can undo it for 30 days.']);
  expect(broker.sentTo('mergePeople')[0]?.input).toEqual({ accountId: 7, email: 'ada@home.example', digest: 'd' });
});

test('a refused merge says why, and a merge of before can be undone [ADM-026, ADM-027]', async () => {
  const { screen, dialog } = await open({ previewMerge: () => refuse(409, 'BOTH_HAVE_WORK', TEXT) });
  await expect.element(dialog.getByText(TEXT)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await screen.getByRole('button', { name: 'Undo', exact: true }).click();
  await screen.getByRole('button', { name: 'Undo the merge' }).click();
  await expect.poll(notes).toEqual(['The merge was undone.']);
  expect(broker.sentTo('undoMerge')[0]?.input).toEqual({ accountId: 7, mergeId: 3 });
});

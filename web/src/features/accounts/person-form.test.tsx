import { afterEach, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { toasts } from '#kit/toasts.ts';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';
import { Refusal } from '#testing/broker.ts';
import { enrollment, myInfo } from '#testing/people.ts';
import { ADA } from '#testing/administration.ts';

const app = wholeApp();
const { broker } = app;
afterEach(async () => {
  await cleanup();
  toasts.set([]);
});

const THEIRS = { version: 5, firstName: 'Ada Maria', lastName: 'Quist', githubUserName: 'ada-q' };
const changed = new Refusal(409, {
  success: false,
  errorCode: 'CHANGED_MEANWHILE',
  errorMessage: 'changed',
  current: THEIRS,
});

test('over a newer version both stand field by field, nothing written is lost, and saving again is a decision [ADM-115]', async () => {
  let stands = { ...ADA, version: 4 };
  app.signIn(enrollment('student'), {
    myInfo: { ...myInfo(), administers: 'university' },
    adminPerson: () => stands,
    updatePerson: ({ version }) => (version === stands.version ? { success: true } : changed),
  });
  const screen = await app.open('/admin/people/7');
  await screen.getByRole('button', { name: 'Edit', exact: true }).click();
  await screen.getByLabelText('First name').fill('Adah');
  await screen.getByLabelText('Last name').fill('Quist-Lund');
  stands = { ...stands, ...THEIRS };
  const save = screen.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect.element(screen.getByText('Somebody else has changed this in the meantime')).toBeVisible();
  const firstName = screen.getByRole('group', { name: 'First name' });
  await expect.element(firstName.getByText('Keep mine: Adah')).toBeVisible();
  await expect.element(firstName.getByText('Take theirs: Ada Maria')).toBeVisible();
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
  await firstName.getByRole('radio', { name: /^Take theirs/u }).click();
  await expect.element(screen.getByLabelText('First name', { exact: true })).toHaveValue('Ada Maria');
  await firstName.getByRole('radio', { name: /^Keep mine/u }).click();
  await screen
    .getByRole('group', { name: 'GitHub name' })
    .getByRole('radio', { name: /^Take theirs/u })
    .click();
  expect(broker.sentTo('updatePerson')).toHaveLength(1);
  await save.click();
  await expect
    .poll(() => broker.sentTo('updatePerson').map(({ input }) => input))
    .toEqual([
      { accountId: 7, version: 4, firstName: 'Adah', lastName: 'Quist-Lund', githubUserName: null },
      { accountId: 7, version: 5, firstName: 'Adah', lastName: 'Quist-Lund', githubUserName: 'ada-q' },
    ]);
  await expect.poll(() => toasts.current().map(({ text }) => text)).toEqual(['Saved.']);
});

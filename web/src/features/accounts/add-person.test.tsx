import { afterEach, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { EMAIL_HAS_ACCOUNT } from '@bcs/contract/features/accounts/failures';
import { toasts } from '#kit/toasts.ts';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';
import { refuse, type Answers } from '#testing/broker.ts';
import { enrollment, myInfo } from '#testing/people.ts';

const app = wholeApp();
const { broker } = app;
const notes = () => toasts.current().map(({ text }) => text);
afterEach(async () => {
  await cleanup();
  toasts.set([]);
});

const person = {
  id: 7,
  firstName: 'Ada',
  lastName: 'Quist',
  email: 'ada@northfield.example',
  state: 'invited' as const,
  lockedUntil: null,
  lastLoginAt: null,
  classes: [],
  classCount: 0,
  invitation: { courseId: 4, state: 'expired' as const },
};
const list = {
  rows: [person],
  total: 1,
  choices: {
    universities: [{ id: 1, name: 'Northfield' }],
    cohorts: [{ id: 2, name: 'Spring' }],
    courses: [{ id: 4, name: 'NU-CYBER-11' }],
  },
};
const open = (answers: Answers = {}) => {
  app.signIn(enrollment('student'), {
    myInfo: { ...myInfo(), administers: 'university' },
    adminPeople: list,
    createPerson: { success: true, accountId: 9 },
    invitePeople: { success: true, invited: 1 },
    previewEnrollments: { rows: [{ email: 'sue@new.example', name: null, what: 'begin', why: null }], digest: 'd' },
    saveEnrollments: { success: true, changed: 1, importId: 3 },
    ...answers,
  });
  return app.open('/admin/people?university=1&cohort=2&class=4');
};
type Screen = Awaited<ReturnType<typeof open>>;

async function fill(screen: Screen) {
  await screen.getByRole('button', { name: 'Add a person' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Add a person' });
  await dialog.getByLabelText('E-mail').fill('sue@new.example');
  await dialog.getByLabelText('First name').fill('Sue');
  await dialog.getByLabelText('Last name').fill('Park');
  return dialog;
}

test('somebody is added to the class that the list shows, and the invitation goes out by choice [ADM-018, ADM-019]', async () => {
  const screen = await open();
  const dialog = await fill(screen);
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
  await dialog.getByLabelText('Send the invitation now').click();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.poll(notes).toEqual(['Sue was added.']);
  expect(broker.sentTo('createPerson')[0]?.input).toEqual({
    email: 'sue@new.example',
    firstName: 'Sue',
    lastName: 'Park',
    seat: { courseId: 4, role: 'student' },
    invites: false,
  });
});

test('it is said that the invitation of a student may wait until the class is published [ADM-020]', async () => {
  const screen = await open();
  const dialog = await fill(screen);
  await expect
    .element(dialog.getByText(/Students of a draft class get it when the class is published\./u))
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.poll(notes).toEqual(['Sue was added. The invitation goes out now, or when the class is published.']);
});

test('an e-mail that has an account is offered to be enrolled, and nothing of the account is shown [ADM-018]', async () => {
  const screen = await open({ createPerson: () => refuse(409, EMAIL_HAS_ACCOUNT.code) });
  const dialog = await fill(screen);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(dialog.getByText('An account with this e-mail already exists.')).toBeVisible();
  expect(await axeFindings('light')).toEqual([]);
  await dialog.getByRole('button', { name: 'Enroll that account as Student' }).click();
  await expect
    .poll(notes)
    .toEqual(['sue@new.example is enrolled. If they have never signed in, an invitation is on its way.']);
  expect(broker.sentTo('saveEnrollments')[0]?.input).toEqual({
    courseId: 4,
    change: { what: 'enroll', role: 'student' },
    emails: ['sue@new.example'],
    invites: true,
    digest: 'd',
  });
});

test('an invitation that has expired stays in the list with a button that sends it again [ADM-020]', async () => {
  const screen = await open();
  await expect.element(screen.getByText('Invitation expired')).toBeVisible();
  await screen.getByRole('button', { name: 'Send again' }).click();
  await expect.poll(notes).toEqual(['The invitation is on its way.']);
  expect(broker.sentTo('invitePeople')[0]?.input).toEqual({ courseId: 4, accountIds: [7] });
});

import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { wholeApp } from '#testing/app.tsx';
import { DRAFT_CLASS, rosterCourse, rosterRow } from '#testing/administration.ts';
import { axeFindings } from '#testing/axe.ts';
import { enrollment, myInfo } from '#testing/people.ts';

const app = wholeApp();
const { broker } = app;
afterEach(async () => {
  await cleanup();
});

const course = rosterCourse(2);
const classes = [
  { id: 9, code: 'NU-9', university: 'Northfield University', universityId: 1 },
  { id: 8, code: 'NU-8', university: 'Northfield University', universityId: 1 },
  { id: 7, code: 'LC-7', university: 'Lakeside', universityId: 2 },
];
const open = (rows = [rosterRow(1, 'Sue'), rosterRow(2, 'Bo')], search = '') => {
  app.signIn(enrollment('admin'), {
    myInfo: { ...myInfo(), administers: 'course' },
    roster: { rows, total: 2, course, mayChange: true, readsPast: true },
    imports: { rows: [], total: 0, universities: [], classes },
    previewEnrollments: ({ emails, change }: { emails: string[]; change: { what: string } }) => ({
      rows: (emails.length > 0 ? emails : ['ada@x.example']).map((email) => ({
        email,
        name: null,
        what: email.startsWith('no') ? 'refused' : change.what === 'end' ? 'end' : 'begin',
        why: email.startsWith('no') ? 'No account has this e-mail. Create the person first, or import them.' : null,
      })),
      digest: 'd',
    }),
    saveEnrollments: { success: true, changed: 2, importId: 31 },
    adminClass: DRAFT_CLASS,
  });
  return app.open(`/admin/classes/9/roster${search}`);
};

test('the roster marks whose address refuses e-mail, and shows only them where Today leads [SUCC-084, SUCC-010]', async () => {
  const screen = await open([{ ...rosterRow(1, 'Sue'), refusesMail: true }], '?mail=refused');
  await expect.element(screen.getByRole('row', { name: /Sue/ }).getByText('Refuses e-mail')).toBeVisible();
  expect(broker.sentTo('roster').at(-1)?.input).toMatchObject({ refusesMail: true });
  await screen.getByRole('combobox', { name: 'E-mail' }).selectOptions('Any e-mail status');
  await expect.poll(() => broker.sentTo('roster').at(-1)?.input).toMatchObject({ refusesMail: false });
});

test('people who are ticked leave the class together, after each was shown [ADM-117]', async () => {
  const screen = await open();
  await screen.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await expect.element(screen.getByText('2 selected')).toBeVisible();
  const sessions = screen
    .getByRole('navigation', { name: 'Pages of the class' })
    .getByRole('link', { name: 'Sessions' });
  await expect.element(sessions).toHaveAttribute('href', '/admin/classes/9/sessions');
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
  await screen.getByRole('checkbox', { name: 'Select Bo Lee' }).click();
  await screen.getByRole('button', { name: 'End enrollments' }).click();
  await screen.getByLabelText('Reason').selectOptions('Completed');
  await screen.getByRole('button', { name: 'Preview 1 enrollment' }).click();
  await expect.element(screen.getByText('Leaves the class')).toBeVisible();
  expect(await axeFindings('light')).toEqual([]);
  await screen.getByRole('button', { name: 'End 1 enrollment' }).click();
  await expect
    .poll(() => broker.sentTo('saveEnrollments')[0]?.input)
    .toEqual({
      courseId: 9,
      change: { what: 'end', reason: 'completed', lastDay: null, note: '' },
      emails: ['sue@x.example'],
      digest: 'd',
    });
  await expect.element(screen.getByRole('button', { name: 'Show' })).toBeVisible();
});

test('a line that is not possible is left out by choice, and nothing typed is lost [ADM-031]', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: 'Enroll people' }).click();
  await screen.getByLabelText('E-mails').fill('Ann <ann@x.example>, no@x.example');
  await screen.getByRole('button', { name: 'Preview 2 people' }).click();
  await expect.element(screen.getByText(/^Not possible/)).toBeVisible();
  await screen.getByRole('button', { name: /^Leave out the line/ }).click();
  await expect.element(screen.getByLabelText('E-mails')).toHaveValue('ann@x.example');
  await screen.getByRole('button', { name: 'Preview 1 person' }).click();
  await screen.getByRole('button', { name: 'Enroll 1 person' }).click();
  await expect.poll(() => broker.sentTo('saveEnrollments')[0]?.input).toMatchObject({ emails: ['ann@x.example'] });
});

test('from the content it is two stops to enroll people, since the pages of the class stand outside of it', async () => {
  const screen = await open();
  const enroll = screen.getByRole('button', { name: 'Enroll people' });
  await expect.element(enroll).toBeVisible();
  document.getElementById('main')?.focus();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(enroll).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByLabelText('E-mails')).toHaveFocus();
});

test('another class of the same university brings its people [ADM-031]', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: 'Enroll people' }).click();
  await screen.getByText('From another class').click();
  const choice = screen.getByLabelText('Class', { exact: true });
  await expect.element(choice).toHaveTextContent('Please chooseNU-8');
  await choice.selectOptions('NU-8');
  await screen.getByRole('button', { name: 'Preview', exact: true }).click();
  await screen.getByRole('button', { name: 'Enroll 1 person' }).click();
  expect(broker.sentTo('previewEnrollments')[0]?.input).toMatchObject({ emails: [], fromCourseId: 8 });
  await expect.poll(() => broker.sentTo('saveEnrollments')[0]?.input).toMatchObject({ emails: ['ada@x.example'] });
});

test('a blocked account is marked beside the name [D-229]', async () => {
  const screen = await open([rosterRow(1, 'Sue'), { ...rosterRow(2, 'Bo'), isBlocked: true }]);
  await expect
    .element(screen.getByRole('row').filter({ hasText: 'Account blocked' }).filter({ hasText: 'Bo Lee' }))
    .toBeVisible();
});

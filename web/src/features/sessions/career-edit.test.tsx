import { expect, test } from 'vitest';
import type { Session } from '@bcs/contract/features/sessions/model';
import { wholeApp } from '#testing/app.tsx';
import { refuse } from '#testing/broker.ts';
import { enrollment } from '#testing/people.ts';

const app = wholeApp();
const { broker } = app;
const [FIRST, SECOND] = ['2026-03-01T12:00:00.000Z', '2026-03-02T12:00:00.000Z'] as const;
const session = (updatedAt: string): Session => ({
  id: 12,
  courseId: 77,
  name: 'Portfolio review',
  chapter: 1.1,
  shortDescription: '',
  longDescription: '',
  startTime: '2026-03-20T22:00:00.000Z',
  endTime: '2026-03-20T23:00:00.000Z',
  context: { id: 2, contextCode: 'career' },
  category: { code: 'career-workshop', name: 'Career Workshop' },
  eventType: 'session',
  updatedAt,
  classroom: null,
  videoUrlList: [],
});

test('a form that was open while somebody else saved is told, keeps what was typed, and may then save [SESS-004]', async () => {
  let stored = session(FIRST);
  app.signIn(enrollment('cd'), {
    session: () => ({ session: stored }),
    updateCareerSession: ({ updatedAt, name }) =>
      updatedAt === stored.updatedAt
        ? { success: true, session: { ...stored, name } }
        : refuse(409, 'SESSION_CHANGED', 'Someone else has changed this session in the meantime.'),
  });
  const screen = await app.open('/sessions/12/edit');
  const title = screen.getByRole('textbox', { name: 'Session Title' });
  await title.fill('Salary talks');
  stored = session(SECOND);
  const save = screen.getByRole('button', { name: 'Save Session' });
  await save.click();
  await expect.element(screen.getByText(/Someone else has changed this session in the meantime/)).toBeVisible();
  await expect.element(title).toHaveValue('Salary talks');
  await save.click();
  await expect.element(screen.getByText('The session has been saved.').first()).toBeVisible();
  const seen = broker.sentTo('updateCareerSession').map(({ input }) => (input as { updatedAt: string }).updatedAt);
  expect(seen).toEqual([FIRST, SECOND]);
});

test('what the server refuses is said with its words, and a failed update with ours [SESS-095, SESS-096]', async () => {
  const refused = refuse(422, 'MALFORMED', 'The server says no.');
  app.signIn(enrollment('ssm'), {
    session: { session: session(FIRST) },
    createCareerSession: refused,
    updateCareerSession: refused,
  });
  const screen = await app.open('/sessions/12/edit');
  await screen.getByRole('textbox', { name: 'Session Title' }).fill('Changed');
  await screen.getByRole('button', { name: 'Save Session' }).click();
  await expect
    .element(screen.getByText(/^There was an error updating this session\. Please try again\./))
    .toBeVisible();
  await screen.unmount();
  const create = await app.open('/sessions/create');
  await create.getByRole('textbox', { name: 'Session Title' }).fill('New');
  await create.getByLabelText('Chapter Number').fill('1');
  await create.getByLabelText('Session Date').fill('12-31-2099');
  for (const [name, value] of [
    ['Start Time', '1:00'],
    ['Start AM/PM', 'PM'],
    ['End Time', '2:00'],
    ['End AM/PM', 'PM'],
  ] as const)
    await create.getByRole('combobox', { name }).selectOptions(value);
  await create.getByRole('button', { name: 'Create Session' }).click();
  await expect.element(create.getByText('The server says no.')).toBeVisible();
});

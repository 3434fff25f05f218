import { afterEach, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import type { Input } from '#lib/api.ts';
import { draftKeeper } from '#lib/draft-keeper.ts';
import { wipeDrafts } from '#lib/draft-store.ts';
import { queryClient } from '#lib/query-client.ts';
import { toasts } from '#kit/toasts.ts';
import { ADA_PERSON } from '#testing/administration.ts';
import { wholeApp } from '#testing/app.tsx';
import { Refusal } from '#testing/broker.ts';
import { enrollment, myInfo } from '#testing/people.ts';

const app = wholeApp();
const { broker } = app;
afterEach(async () => {
  await cleanup();
  toasts.set([]);
  server.draft = null;
});

/** The draft that the server holds, and whether the server is away. */
const server = { draft: null as string | null, away: false };
const reached = () => {
  if (server.away) throw new TypeError('no connection');
};

const open = async (at = '') => {
  app.signIn(enrollment('student'), {
    myInfo: { ...myInfo(), administers: 'university' },
    adminPerson: ADA_PERSON,
    adminDraft: ({ form }) => {
      reached();
      const isHere = form === 'person/7' && server.draft !== null;
      return { draft: isHere ? { content: server.draft ?? '', savedAt: '2026-03-11T20:10:00.000Z' } : null };
    },
    saveAdminDraft: ({ content }: Input<'saveAdminDraft'>) => {
      reached();
      server.draft = content;
      return { success: true };
    },
    changeLoginEmail: new Refusal(409, {
      success: false,
      errorCode: 'EMAIL_WAITING',
      errorMessage: 'Someone else has changed the new login e-mail in the meantime.',
      current: { email: 'first@x.example' },
    }),
    updatePerson: () => {
      reached();
      return { success: true };
    },
  });
  return app.open(`/admin/people/7${at}`);
};

/** Simulates another device: nothing is stored in this browser. */
const onAnotherDevice = async () => {
  await cleanup();
  await wipeDrafts(5);
  expect(await draftKeeper('person/7').find()).toBe(null);
  queryClient.clear();
};

test('what was written is offered on another device after a lost connection, and goes only once the server has saved [ADM-116]', async () => {
  let screen = await open();
  await screen.getByRole('button', { name: 'Edit', exact: true }).click();
  await screen.getByLabelText('First name').fill('Adah');
  await expect.poll(() => server.draft, { timeout: 5000 }).toContain('Adah');
  expect(broker.sentTo('saveAdminDraft').at(-1)?.input).toMatchObject({
    form: 'person/7',
    title: 'Ada Quist: names',
    path: location.pathname,
  });
  server.away = true;
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(screen.getByRole('alert').first()).toBeVisible();
  await expect.element(screen.getByLabelText('First name')).toHaveValue('Adah');
  expect(server.draft).toContain('Adah');
  expect(await draftKeeper('person/7').find()).toContain('Adah');
  await onAnotherDevice();
  server.away = false;
  screen = await open();
  await expect.element(screen.getByText('We kept what you wrote here and did not save.')).toBeVisible();
  await expect.element(screen.getByLabelText('First name')).toHaveValue('Adah');
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => server.draft).toBe(null);
});

test('a page that goes away tells the server before it waits for anything [ADM-116]', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: 'Edit', exact: true }).click();
  await screen.getByLabelText('First name').fill('Adelaide');
  dispatchEvent(new PageTransitionEvent('pagehide'));
  // in this very step: there may be no other
  expect(broker.sentTo('saveAdminDraft').map(({ input }) => JSON.stringify(input))).toEqual([
    expect.stringContaining('Adelaide'),
  ]);
});

test('the link of an open draft opens its form, and whoever comes second sees what the first has asked for [ADM-115, ADM-116]', async () => {
  const screen = await open('#person/7/e-mail');
  await screen.getByLabelText('New e-mail').fill('second@x.example');
  await screen.getByRole('button', { name: 'Send link' }).click();
  await expect.element(screen.getByText('Now: first@x.example')).toBeVisible();
  await expect.element(screen.getByText('Yours: second@x.example')).toBeVisible();
  await expect.element(screen.getByLabelText('New e-mail')).toHaveValue('second@x.example');
});

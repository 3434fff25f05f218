import { afterEach, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { PASSWORD_NEEDED } from '@bcs/contract/kernel/failure';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';
import { refuse, type Answers } from '#testing/broker.ts';
import { enrollment, myInfo } from '#testing/people.ts';

const app = wholeApp();
const { broker } = app;
afterEach(async () => {
  await cleanup();
  vi.restoreAllMocks();
});

const AT = '2026-03-11T20:10:00.000Z';
const row = (id: number, name: string, university: string | null) => ({
  id,
  account: { id: 100 + id, name, email: `${id}@northfield.example`, active: true, hasSecondFactor: id !== 2 },
  university: university === null ? null : { id: 1, name: university },
  givenAt: AT,
  givenBy: null,
  endedAt: null,
  endedBy: null,
});
const list = {
  rows: [row(1, 'Victor Amadi', null), row(2, 'Ingrid Solberg', 'Northfield University')],
  total: 120,
  universities: [{ id: 1, name: 'Northfield University' }],
};
const open = async (path: string, way: 'installation' | 'university' | 'course' | null, answers: Answers = {}) => {
  app.signIn(enrollment('student'), {
    myInfo: { ...myInfo(), administers: way },
    grants: list,
    adminOverview: {
      openDrafts: [],
      unreadyClasses: [],
      endedClasses: [],
      invitations: [],
      operation: null,
      demoAccounts: 0,
    },
    giveGrant: { success: true },
    endGrant: { success: true },
    confirmPassword: { success: true },
    ...answers,
  });
  return app.open(path);
};

test('the list keeps filters, order and page in the address, and tells how many match [ADM-015]', async () => {
  const screen = await open('/admin/grants?sort=name&desc=1&page=2', 'installation');
  await expect.element(screen.getByText('51 to 100 of 120 grants')).toBeVisible();
  expect(broker.sentTo('grants')[0]?.input).toMatchObject({ sort: 'name', descending: true, page: 1, state: 'active' });
  await screen.getByRole('button', { name: 'Next page' }).click();
  await expect.poll(() => broker.sentTo('grants').at(-1)?.input).toMatchObject({ page: 2 });
  await screen.getByLabelText('State').selectOptions('Ended');
  await expect.poll(() => broker.sentTo('grants').at(-1)?.input).toMatchObject({ state: 'ended', page: 0 });
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
});

test('a write that needs the password asks for it and goes on with what was typed [ADM-012]', async () => {
  let given = false;
  const screen = await open('/admin/grants', 'installation', {
    giveGrant: () => (given ? { success: true } : refuse(403, PASSWORD_NEEDED.code)),
    confirmPassword: () => {
      given = true;
      return { success: true };
    },
  });
  await screen.getByRole('button', { name: 'Give a grant' }).click();
  await screen.getByLabelText('E-mail').fill('cm@northfield.example');
  await screen.getByRole('dialog').getByLabelText('Administers').selectOptions('Northfield University');
  await screen.getByRole('button', { name: 'Give the grant' }).click();
  await screen.getByLabelText('Password', { exact: true }).fill('Bootcamp#2026');
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.element(screen.getByText('The grant was given.')).toBeVisible();
  expect(broker.sentTo('giveGrant').map(({ input }) => input)).toEqual([
    { email: 'cm@northfield.example', universityId: 1 },
    { email: 'cm@northfield.example', universityId: 1 },
  ]);
});

test('the pages of administration are closed to those who do not administer that far [ADM-008, ADM-013]', async () => {
  expect((await open('/admin', null)).path()).toBe('/unauthorized');
  const screen = await open('/admin/grants', 'university');
  await expect.poll(() => screen.path()).toBe('/unauthorized');
  expect(broker.sentTo('grants')).toEqual([]);
});

test('a page of administration that somebody may not open asks for nothing [ADM-008]', async () => {
  const screen = await open('/admin/people', 'course');
  await expect.poll(() => screen.path()).toBe('/unauthorized');
  expect(broker.sentTo('adminPeople')).toEqual([]);
});

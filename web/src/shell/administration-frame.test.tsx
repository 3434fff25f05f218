import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ADA_PERSON } from '#testing/administration.ts';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';
import { enrollment, myInfo } from '#testing/people.ts';

const app = wholeApp();
const { broker } = app;
const PERSON = {
  ...ADA_PERSON,
  classes: [],
  classCount: 0,
  invitation: null,
};
const overview = {
  openDrafts: [],
  unreadyClasses: [],
  endedClasses: [],
  invitations: [],
  operation: null,
  demoAccounts: 12,
};
const open = (own: Parameters<typeof app.signIn>[0], path = '/admin/people') => {
  app.signIn(own, {
    myInfo: { ...myInfo(own), administers: 'university' },
    adminOverview: overview,
    adminPeople: { rows: [PERSON], total: 1, choices: { universities: [], cohorts: [], courses: [] } },
    adminClasses: { rows: [], total: 0, universities: [], mayCreate: false },
    adminPerson: ADA_PERSON,
    myUniversities: { universities: [] },
    commandMenu: { found: [], choices: [], actions: [] },
    rememberChoice: { success: true },
  });
  return app.open(path);
};

test('administration has the side navigation of the product, also for people without a class, and names the demo data [ADM-013, ADM-124, D-285]', async () => {
  const screen = await open(null);
  const nav = screen.getByRole('navigation', { name: 'Main' });
  await expect.element(nav.getByRole('link', { name: 'People' })).toHaveAttribute('aria-current', 'page');
  await expect.element(nav.getByRole('link', { name: 'Overview' })).not.toHaveAttribute('aria-current');
  await expect.element(nav.getByRole('link', { name: 'Grants' })).not.toBeInTheDocument();
  await expect.element(nav.getByRole('link', { name: 'Dashboard', exact: true })).not.toBeInTheDocument();
  const demo = 'Demo data: 12 accounts have a password that is public';
  await expect.element(screen.getByRole('banner').getByTitle(demo)).toBeVisible();
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
});

test('who has a class finds the way back to it, on a phone behind More as well [ADM-013]', async () => {
  await page.viewport(390, 844);
  const screen = await open(enrollment('admin'));
  await screen.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'More' }).click();
  const sheet = screen.getByRole('dialog', { name: 'All pages' });
  await expect.element(sheet.getByRole('link', { name: 'Dashboard', exact: true })).toHaveAttribute('href', '/');
  await page.viewport(1366, 900);
});

test('Ctrl+K finds pages, people and classes of administration, without a class as well [SUCC-070]', async () => {
  const screen = await open(null);
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('People');
  await userEvent.keyboard('{Control>}k{/Control}');
  const menu = screen.getByRole('dialog', { name: 'Search and commands' });
  await expect.element(menu.getByRole('option', { name: 'Universities' })).toBeVisible();
  await menu.getByRole('combobox').fill('quist');
  await expect.element(menu.getByRole('group', { name: 'People in administration' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => screen.path()).toBe('/admin/people/7');
  expect(broker.sentTo('rememberChoice')).toEqual([]);
});

test('who administers nothing is searched nothing there', async () => {
  app.signIn(enrollment('instructor'), { commandMenu: { found: [], choices: [], actions: [] } });
  const screen = await app.open('/unauthorized');
  await expect.element(screen.getByRole('banner')).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  const menu = screen.getByRole('dialog', { name: 'Search and commands' });
  await menu.getByRole('combobox').fill('quist');
  await expect.poll(() => broker.sentTo('commandMenu').at(-1)?.input).toMatchObject({ text: 'quist' });
  expect(broker.sent.filter(({ name }) => name.startsWith('admin'))).toEqual([]);
});

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Output } from '#lib/api.ts';
import { wholeApp } from '#testing/app.tsx';
import type { Answers } from '#testing/broker.ts';
import { axeFindings } from '#testing/axe.ts';
import { enrollment } from '#testing/people.ts';

const app = wholeApp();
const { broker } = app;
type Menu = Output<'commandMenu'>;
type Found = Menu['found'][number];

const found = (title: string, change: Partial<Found> = {}): Found => ({
  kind: 'student',
  id: 40,
  enrollmentId: 7,
  title,
  place: 'Full Stack Flex Part-Time',
  at: null,
  timeZone: 'America/New_York',
  ...change,
});
const EMPTY: Menu = { found: [], choices: [], actions: [] };
const AT_FIRST: Menu = {
  found: [found('Loops', { kind: 'session', id: 12, at: '2026-03-11T22:30:00.000Z' })],
  choices: [
    { kind: 'session', key: '12' },
    { kind: 'page', key: '/students' },
    { kind: 'page', key: '/a-page-that-went' },
  ],
  actions: [{ action: 'takeAttendance', subject: 'Arrays', objectId: 9, studentId: null, waiting: 4 }],
};
const PEOPLE = [found('Noah Reyes', { id: 41 }), found('Noor Haddad', { id: 42, enrollmentId: 8, place: 'Data Viz' })];
const answers = (more: Answers = {}): Answers => ({
  commandMenu: ({ text }) => (text === '' ? AT_FIRST : { ...EMPTY, found: PEOPLE }),
  rememberChoice: { success: true },
  forgetChoices: { success: true },
  classContacts: { contacts: [] },
  studentProfile: () => new Promise(() => {}),
  ...more,
});
async function opened(more: Answers = {}) {
  app.signIn(enrollment('instructor'), answers(more));
  const screen = await app.open('/unauthorized');
  await expect.element(screen.getByRole('banner')).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  const menu = screen.getByRole('dialog', { name: 'Search and commands' });
  await expect.element(menu.getByRole('combobox')).toHaveFocus();
  return { screen, menu, field: menu.getByRole('combobox') };
}
const aimed = () => {
  const id = document.querySelector('[role=combobox]')?.getAttribute('aria-activedescendant');
  return (id && document.getElementById(id)?.textContent) ?? '';
};

test('Ctrl+K and the button open it, Escape closes it and gives the focus back [SUCC-070]', async () => {
  const { screen, menu } = await opened();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  const button = screen.getByRole('banner').getByRole('button', { name: 'Search and commands' });
  await button.click();
  await expect.element(menu.getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Meta>}k{/Meta}');
  await expect.element(menu).toBeVisible();
});

test('what is typed before it is there goes into it, and not to the page [SUCC-070, SUCC-075]', async () => {
  const { screen, menu, field } = await opened();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  const reached: string[] = [];
  const onKey = ({ key }: KeyboardEvent) => void reached.push(key);
  document.body.addEventListener('keydown', onKey);
  const press = (...keys: string[]) => {
    for (const key of keys)
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  };
  const call = () =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true }),
    );
  // all this happens before a file can have loaded
  call();
  press('N', 'o', '?', 'Backspace', 'o', 'Enter');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('Noo');
  await userEvent.keyboard('r');
  await expect.element(field).toHaveValue('Noor');
  await expect.element(menu.getByRole('option', { name: /Noor Haddad/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  expect(reached).not.toContain('N');
  // somebody who has changed their mind types on the page again
  call();
  press('Escape', 'x');
  await expect.poll(() => reached).toContain('x');
  document.body.removeEventListener('keydown', onKey);
  expect(screen.getByRole('dialog').elements()).toEqual([]);
});

test('an empty menu shows what was chosen last, newest first, then actions with their object and the pages [SUCC-071, SUCC-073]', async () => {
  const { menu } = await opened();
  const recent = menu.getByRole('group', { name: 'Recent' });
  await expect.element(recent.getByRole('option')).toHaveLength(2);
  expect(
    recent
      .getByRole('option')
      .all()
      .map((one) => one.element().textContent),
  ).toEqual(['LoopsMarch 11, 2026', 'Student Profiles']);
  await expect.element(menu.getByRole('option', { name: 'Take attendance Arrays' })).toBeVisible();
  await expect
    .element(menu.getByRole('group', { name: 'Pages' }).getByRole('option', { name: 'Gradebook' }))
    .toBeVisible();
  await menu.getByRole('button', { name: 'Clear recent' }).click();
  expect(broker.sentTo('forgetChoices')).toHaveLength(1);
  await expect.element(menu.getByRole('combobox')).toHaveFocus();
});

test('pages and actions appear with the letter, without a call; what the server finds follows below, and what is aimed at stays [SUCC-072, SUCC-074]', async () => {
  let answer = (_menu: Menu) => {};
  const { menu, field } = await opened({
    commandMenu: ({ text }) => (text === '' ? AT_FIRST : new Promise((resolve) => (answer = resolve))),
  });
  await field.fill('no');
  await expect.element(menu.getByRole('option', { name: 'Notifications' })).toBeVisible();
  expect(drawnWith('not')).toContain('Notifications');
  await expect.poll(() => broker.sentTo('commandMenu').at(-1)?.input).toMatchObject({ text: 'no' });
  const before = aimed();
  answer({ ...EMPTY, found: PEOPLE });
  await expect.element(menu.getByRole('group', { name: 'Students' })).toBeVisible();
  expect(aimed()).toBe(before);
  await expect.element(menu.getByRole('option', { name: 'Noor Haddad Data Viz' })).toBeVisible();
});

/** Returns the rows that are shown immediately after a text is entered, before anything else can happen in the page. */
function drawnWith(text: string): string[] {
  const input = document.querySelector('input') as HTMLInputElement;
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const type = (value: string) => {
    set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  type(text);
  const rows = [...document.querySelectorAll('[role=option]')].map((row) => row.textContent);
  type('no');
  return rows;
}

test('arrows aim, Enter opens and remembers; a page of the shell needs no answer of the server [SUCC-070, SUCC-073, SUCC-099]', async () => {
  const { screen, field } = await opened();
  await field.fill('class con');
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  await expect.poll(() => screen.path()).toBe('/class-contacts');
  expect(broker.sentTo('rememberChoice').map(({ input }) => input)).toEqual([{ kind: 'page', key: '/class-contacts' }]);
});

test('the best match is aimed at: a page by its letters before an action with a slip [SUCC-072]', async () => {
  const { menu, field } = await opened({
    commandMenu: {
      ...EMPTY,
      actions: [{ action: 'gradeNext', subject: 'Quiz', objectId: 3, studentId: 9, waiting: 2 }],
    },
  });
  await field.fill('gradeb');
  await expect.element(menu.getByRole('option', { name: 'Grade next Quiz · 2 to grade' })).toBeVisible();
  expect(aimed()).toBe('Gradebook');
});

test('what lies in another class opens in that class, for this tab and new ones [SUCC-070, D-205]', async () => {
  const { screen, menu, field } = await opened({
    enrollmentInfo: ({ enrollmentId }) => ({ enrollment: enrollment('instructor', { id: enrollmentId }) }),
  });
  await field.fill('noor');
  await menu.getByRole('option', { name: 'Noor Haddad Data Viz' }).click();
  await expect.poll(() => screen.path()).toBe('/students/42');
  await expect
    .poll(() => broker.sentTo('enrollmentInfo').map(({ input }) => input))
    .toContainEqual({ enrollmentId: 8 });
  expect(sessionStorage.getItem('enrollmentId')).toBe('8');
});

test('nothing found, and a server that cannot search, are said [SUCC-096]', async () => {
  const { menu, field } = await opened({
    commandMenu: ({ text }) => (text === '' ? EMPTY : EMPTY),
  });
  await field.fill('<b>zzyzx</b>');
  await expect.element(menu.getByText('Nothing found for ‘<b>zzyzx</b>’.')).toBeVisible();
  expect(field.element().getAttribute('aria-activedescendant')).toBeNull();
});

test('on a phone it fills the screen, with rows of 44 px [SUCC-099]', async () => {
  await page.viewport(390, 844);
  const { menu } = await opened();
  const { width, height } = menu.element().getBoundingClientRect();
  // but for the scroll bar of the page, where the machine has one
  expect(width).toBeGreaterThan(370);
  expect(height).toBe(844);
  for (const row of menu.getByRole('option').all())
    expect(row.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  expect(await axeFindings('light', menu.element())).toEqual([]);
  expect(await axeFindings('dark', menu.element())).toEqual([]);
  await page.viewport(1366, 900);
});

test('nothing of it stays in the browser after a logout [SUCC-073]', async () => {
  const { screen, field } = await opened({ logout: { success: true } });
  await field.fill('class con');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => screen.path()).toBe('/class-contacts');
  const kept = () => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]);
  expect(kept()).not.toMatch(/Loops|Noah|Recent|commandMenu/);
  await userEvent.keyboard('{Control>}k{/Control}');
  await field.fill('log out');
  await userEvent.keyboard('{Enter}');
  await expect.poll(app.loads).toEqual(['/login']);
  expect(Object.keys(localStorage)).toEqual([]);
});

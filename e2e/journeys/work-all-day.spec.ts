import type { Locator, Page } from '@playwright/test';
import { IDS } from '@bcs/server/database/seed/ids';
import type { Person } from '#harness/people';
import { expect, test } from '#harness/test';
import { comments } from '#pages/submission';
import { gradebook, gradingPage } from '#pages/gradebook';
import { remoteRequestsPage } from '#pages/remote-requests';
import { sessionPage } from '#pages/session';

// What those who work here all day have in view, and how many presses their daily work takes: D-282, D-283
const LAPTOP = { width: 1440, height: 900 };

/** The places of the elements that are drawn. */
async function boxesOf(elements: Locator) {
  const boxes = await Promise.all((await elements.all()).map((each) => each.boundingBox()));
  return boxes.flatMap((box) => (box && box.height > 0 ? [box] : []));
}

/** Counts the elements that stand whole in the first view, below the header. */
async function inFirstView(page: Page, elements: Locator): Promise<number> {
  const [header] = await boxesOf(page.locator('header').first());
  const top = header ? header.y + header.height : 0;
  return (await boxesOf(elements)).filter(({ y, height }) => y >= top && y + height <= LAPTOP.height).length;
}

/** Counts how often Tab is pressed from the beginning of the page until the focus is there. */
async function tabsTo(page: Page, wanted: Locator): Promise<number> {
  await page.locator('#main').focus();
  for (let tabs = 1; tabs <= 20; tabs += 1) {
    await page.keyboard.press('Tab');
    if ((await wanted.and(page.locator(':focus')).count()) > 0) return tabs;
  }
  return Infinity;
}

/** Does what is to be done, and counts each press of a key or a button. */
function presses() {
  let count = 0;
  return {
    count: () => count,
    press: async (page: Page, key: string) => {
      count += 1;
      await page.keyboard.press(key);
    },
    click: async (target: Locator) => {
      count += 1;
      await target.click();
    },
  };
}

test('attendance: ten students in the first view, and a class of 24 with three absences in four presses', async ({
  enter,
}) => {
  const page = await enter('instructor');
  await page.setViewportSize(LAPTOP);
  const session = sessionPage(page);
  await session.open(IDS.todaysSession);
  await expect(session.allPresent).toBeEnabled();
  expect(await inFirstView(page, session.table.locator('tbody tr'))).toBeGreaterThanOrEqual(10);
  expect(await tabsTo(page, session.allPresent)).toBeLessThanOrEqual(6);
  const { click, count } = presses();
  for (const name of ['Chloe Anderson', 'Ethan Brown', 'Benjamin Cohen'])
    await click(page.getByRole('button', { name: `Absent: ${name}`, exact: true }));
  await click(session.allPresent);
  await expect(page.getByText(/^(\d+) of \1 students recorded$/)).toBeVisible();
  await expect(session.statusOf('Ethan Brown')).toHaveValue('absent');
  await expect(page.getByText('Saving')).toHaveCount(0);
  expect(count()).toBe(4);
});

test('gradebook: eighteen students in the first view, and ten pieces of work graded with a comment in 31 presses', async ({
  enter,
}) => {
  const page = await enter('instructor');
  await page.setViewportSize(LAPTOP);
  await page.goto('/gradebook');
  const { grid } = gradebook(page);
  const rows = grid.locator('tbody tr:has(th)');
  await expect(rows.first()).toBeVisible();
  expect(await inFirstView(page, rows)).toBeGreaterThanOrEqual(18);
  expect(await tabsTo(page, grid.locator('[data-cell]'))).toBeLessThanOrEqual(6);
  const { click, press, count } = presses();
  const waiting = page.getByText(/submissions? to grade\.$/);
  const before = parseInt(await waiting.innerText(), 10);
  await click(grid.getByRole('link', { name: /: to grade$/ }).first());
  const panel = page.getByRole('region', { name: 'Submission', exact: true }).first();
  for (let work = 1; work <= 10; work += 1) {
    const { save } = gradingPage(page);
    await expect(panel.locator('h2:focus')).toHaveText('Grade');
    const address = page.url();
    await press(page, 'b');
    await expect(save).toBeEnabled();
    await click(comments(page).field);
    await page.keyboard.type('Well done.');
    await click(page.getByRole('button', { name: 'Save & next' }));
    await expect(page).not.toHaveURL(address);
  }
  expect(count()).toBe(31);
  await expect(waiting).toHaveText(new RegExp(`^${before - 10} `));
});

test('coursework: fifteen items in the first view, the past in one line', async ({ enter }) => {
  const page = await enter('instructor');
  await page.setViewportSize(LAPTOP);
  await page.goto('/coursework');
  const past = page.locator('summary').filter({ hasText: /^\W*(Weeks \d+ to \d+|Up to week \d+)/ });
  await expect(past).toBeVisible();
  const rows = page.getByRole('main').locator('tbody tr');
  expect(await tabsTo(page, past)).toBeLessThanOrEqual(6);
  expect((await boxesOf(rows)).filter(({ height }) => height > 41)).toEqual([]);
  await past.click();
  expect(await inFirstView(page, rows)).toBeGreaterThanOrEqual(15);
});

test('remote requests: all that wait are decided in three presses', async ({ enter }) => {
  const page = await enter('ssm');
  await page.setViewportSize(LAPTOP);
  const list = remoteRequestsPage(page);
  await list.open();
  const all = page.getByRole('checkbox', { name: /^Select all/ });
  await expect(all).toBeVisible();
  expect(await tabsTo(page, all)).toBeLessThanOrEqual(6);
  const { click, count } = presses();
  await click(all);
  await click(list.button('Approve selected'));
  // what it costs the class is told first
  await click(list.button('Approve all'));
  await expect(page.getByText(/requests were approved\. You can undo this until/)).toBeVisible();
  await expect(all).toHaveCount(0);
  expect(count()).toBe(3);
});

/** For each person, the page and the first thing on it that they come for. */
const FIRST: readonly [Person, string, (page: Page) => Locator][] = [
  ['student', '/grades', (page) => page.getByRole('main').locator('li a[aria-expanded]')],
  ['student', '/academicSyllabus', (page) => page.getByRole('link', { name: 'Go to the next session' })],
  ['student', '/sessions', (page) => page.getByRole('main').locator('article a')],
];
test('the first useful control is at most six tabs away', async ({ enter }) => {
  for (const [person, path, control] of FIRST) {
    const page = await enter(person);
    await page.setViewportSize(LAPTOP);
    await page.goto(path);
    await expect(control(page).first()).toBeVisible();
    expect(await tabsTo(page, control(page)), path).toBeLessThanOrEqual(6);
    await page.close();
  }
});

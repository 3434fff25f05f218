import type { Locator, Page } from '@playwright/test';
import { IDS } from '@bcs/server/database/seed/ids';
import { DAILY_JOBS } from '#harness/daily-work';
import { findBoxes, inFirstView, LAPTOP, countTabsTo, tabsToContent } from '#harness/laptop';
import { NIGHT_TAG } from '#harness/effort';
import type { Person } from '#harness/people';
import { expect, test } from '#harness/test';
import { gradebook } from '#pages/gradebook';
import { remoteRequestsPage } from '#pages/remote-requests';
import { sessionPage } from '#pages/session';

// checks what daily users have in view, and how many key presses their work takes: D-282, D-283

test('attendance: ten students in the first view, and a class of 24 with three absences in four presses', async ({
  enter,
}) => {
  const page = await enter('instructor');
  await page.setViewportSize(LAPTOP);
  const session = sessionPage(page);
  await session.open(IDS.todaysSession);
  await expect(session.allPresent).toBeEnabled();
  expect(await inFirstView(page, session.table.locator('tbody tr'))).toBeGreaterThanOrEqual(10);
  expect(await countTabsTo(page, session.allPresent)).toBeLessThanOrEqual(6);
  expect(await DAILY_JOBS.attendance.doIt(page)).toBe(DAILY_JOBS.attendance.most);
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
  expect(await countTabsTo(page, grid.locator('[data-cell]'))).toBeLessThanOrEqual(6);
  expect(await DAILY_JOBS.grading.doIt(page)).toBe(DAILY_JOBS.grading.most);
});

/** The summary line for past weeks. */
const PAST_WEEKS = /^(Weeks \d+ to \d+|Up to week \d+) · /;

test('assignments of administration: fifteen in the first view from this week on, and a way back to it [ADM-091]', async ({
  enter,
}) => {
  const page = await enter('registrar');
  await page.setViewportSize(LAPTOP);
  await page.goto(`/admin/classes/${IDS.activeCourse}/assignments`);
  const past = page.getByRole('button', { name: PAST_WEEKS });
  await expect(past).toBeVisible();
  const rows = page.getByRole('table', { name: 'Assignments by week' }).locator('tbody tr');
  expect(await inFirstView(page, rows)).toBeGreaterThanOrEqual(15);
  const now = page.locator('tr[data-now]');
  // low enough for past weeks to push today's row out of view, however narrow the rows are
  await page.setViewportSize({ ...LAPTOP, height: 500 });
  await past.click();
  await expect(now).not.toBeInViewport();
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(now).toBeInViewport();
});

test('coursework: fifteen items in the first view, the past in one line', async ({ enter }) => {
  const page = await enter('instructor');
  await page.setViewportSize(LAPTOP);
  await page.goto('/coursework');
  const past = page.getByRole('button', { name: PAST_WEEKS });
  await expect(past).toBeVisible();
  const rows = page.getByRole('main').locator('tbody tr');
  expect(await countTabsTo(page, past)).toBeLessThanOrEqual(6);
  expect((await findBoxes(rows)).filter(({ height }) => height > 41)).toEqual([]);
  await past.click();
  expect(await inFirstView(page, rows)).toBeGreaterThanOrEqual(15);
});

test('Student Profiles: ten students in the first view, each with two ways to write to them', async ({ enter }) => {
  const page = await enter('ssm');
  await page.setViewportSize(LAPTOP);
  await page.goto('/students');
  const rows = page.getByRole('main').locator('tbody tr');
  await expect(rows.first().getByRole('link', { name: /^Message/ })).toBeVisible();
  await expect(rows.first().getByRole('link', { name: /^E-mail/ })).toBeVisible();
  expect(await inFirstView(page, rows)).toBeGreaterThanOrEqual(10);
});

test('remote requests: all that wait are decided in three presses', { tag: NIGHT_TAG }, async ({ enter }) => {
  const page = await enter('ssm');
  await page.setViewportSize(LAPTOP);
  const list = remoteRequestsPage(page);
  await list.open();
  const all = page.getByRole('checkbox', { name: /^Select all/ });
  await expect(all).toBeVisible();
  expect(await countTabsTo(page, all)).toBeLessThanOrEqual(6);
  expect(await DAILY_JOBS.requests.doIt(page)).toBe(DAILY_JOBS.requests.most);
});

test('a student is found from anywhere and written to in four presses', async ({ enter }) => {
  const page = await enter(DAILY_JOBS.message.person);
  await page.goto(DAILY_JOBS.message.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await DAILY_JOBS.message.doIt(page)).toBe(DAILY_JOBS.message.most);
});

/** The page and the first item on it that each person looks for. */
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
    expect(await countTabsTo(page, control(page)), path).toBeLessThanOrEqual(6);
    await page.close();
  }
});

/** Pages with much content above their main part, which their first link skips. D-314 */
const LONG_HEADS = [
  '/instructor-api-docs/grades',
  '/gradebook?view=list&required=optional&gradeStatus=graded',
  `/gradebook/${IDS.ungradedAssignment}/grade/${IDS.accounts.student}`,
];
test('a link leads past a long head, so that the content is at most six presses away', async ({ enter }) => {
  const page = await enter('instructor');
  await page.setViewportSize(LAPTOP);
  for (const path of LONG_HEADS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Skip (the|to the) / })).toBeAttached();
    expect(await tabsToContent(page), path).toBeLessThanOrEqual(6);
  }
});

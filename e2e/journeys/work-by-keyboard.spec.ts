import type { Locator, Page } from '@playwright/test';
import { IDS } from '@bcs/server/database/seed/ids';
import { LAPTOP } from '#harness/laptop';
import type { Person } from '#harness/people';
import { expect, test } from '#harness/test';
import { gradebook } from '#pages/gradebook';
import { sessionPage } from '#pages/session';
import { shell } from '#pages/shell';
import { submissionForm } from '#pages/submission';

// the daily work of each role without a mouse, and how far the focus has to move

/** The number of presses of Tab after which a control counts as unreachable. */
const MOST = 6;

/** Presses Tab until a control has the focus, up to a limit. */
async function reach(page: Page, target: Locator, most = MOST) {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs <= most; tabs += 1) {
    if ((await target.and(page.locator(':focus')).count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`It is more than ${most} stops away.`);
}
async function press(page: Page, target: Locator, most = MOST) {
  await reach(page, target, most);
  await page.keyboard.press('Enter');
}

type Enter = (who: Person) => Promise<Page>;
/** Opens a page, with the focus after its skip link. */
async function begin(enter: Enter, who: Person, path: string) {
  const page = await enter(who);
  await page.setViewportSize(LAPTOP);
  await page.goto(path);
  await expect(shell(page).heading).toBeVisible();
  await page.locator('#main').focus();
  return { page, main: page.getByRole('main') };
}

test('a student checks in', async ({ enter }) => {
  const { page } = await begin(enter, 'student', `/sessions/${IDS.todaysSession}`);
  await press(page, sessionPage(page).checkIn);
  await press(page, page.getByRole('button', { name: 'Check In' }));
  await expect(shell(page).heading).toContainText('You have checked in to ');
});

test('a student hands in', async ({ enter }) => {
  const { page, main } = await begin(enter, 'student', `/coursework/${IDS.openAssignment}/show`);
  await press(page, main.getByRole('link', { name: 'Submit Assignment', exact: true }));
  const form = submissionForm(page);
  await reach(page, form.url);
  await page.keyboard.type('https://github.com/maya-okafor/weather-dashboard');
  await press(page, form.addUrl);
  await expect(form.urls).toHaveCount(1);
  await press(page, form.submit, 2 * MOST);
  await expect(form.submit).toHaveCount(0);
});

test('an instructor goes from one submission that waits to the next, and grades', async ({ enter }) => {
  const { page } = await begin(enter, 'instructor', '/gradebook?view=grid');
  const waiting = page.getByText(/submissions? to grade\.$/);
  const before = Number.parseInt(await waiting.innerText(), 10);
  await reach(page, gradebook(page).grid.locator('[data-cell][tabindex="0"]'));
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'Submission', exact: true }).first();
  for (let work = 1; work <= 2; work += 1) {
    await expect(panel.locator('h2:focus')).toHaveText('Grade');
    const address = page.url();
    await page.keyboard.press('b');
    await page.keyboard.press('Shift+Enter');
    await expect(page).not.toHaveURL(address);
  }
  await expect(waiting).toHaveText(new RegExp(`^${before - 2} `));
});

test('a ta takes attendance', async ({ enter }) => {
  const { page } = await begin(enter, 'ta', `/sessions/${IDS.todaysSession}`);
  const statuses = sessionPage(page).table.getByRole('combobox');
  await expect(statuses.first()).toBeEnabled();
  await reach(page, statuses.first(), 2 * MOST);
  // a letter marks a student, and moves to the next one
  await page.keyboard.press('p');
  await expect(statuses.nth(1)).toBeFocused();
  await page.keyboard.press('a');
  await expect(statuses.nth(0)).toHaveValue('present');
  await expect(statuses.nth(1)).toHaveValue('absent');
});

test('a success manager answers the chat', async ({ enter }) => {
  const { page, main } = await begin(enter, 'ssm', '/chat');
  await press(page, main.getByRole('link').first());
  const field = main.getByRole('textbox');
  await expect(field).toBeFocused();
  await page.keyboard.type('Hello! I am here now.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText('Hello! I am here now.')).toBeVisible();
});

test('a registrar enrolls somebody', async ({ enter }) => {
  const { page } = await begin(enter, 'registrar', `/admin/classes/${IDS.activeCourse}/roster`);
  const enroll = page.getByRole('button', { name: 'Enroll people' });
  const dialog = page.getByRole('dialog');
  const emails = dialog.getByLabel('E-mails');
  await press(page, enroll, 2);
  await expect(emails).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(enroll).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('nobody@northfield.example');
  await press(page, dialog.getByRole('button', { name: 'Preview 1 person' }));
  await press(page, dialog.getByRole('button', { name: 'Enroll 1 person' }));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('rowheader', { name: 'Nina Hollis' })).toBeVisible();
});

import { expect, type Locator, type Page } from '@playwright/test';
import { IDS } from '@bcs/server/database/seed/ids';
import { gradebook, gradingPage } from '#pages/gradebook';
import { remoteRequestsPage } from '#pages/remote-requests';
import { sessionPage } from '#pages/session';
import { commentsArea } from '#pages/submission';
import type { Person } from './people.ts';

/** Counts presses of keys and buttons; a typed text counts as one. */
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

/** Marks tonight's class of 24, three of them absent, starting from the open page of the session. */
async function markTheClass(page: Page): Promise<number> {
  const session = sessionPage(page);
  const { click, count } = presses();
  await expect(session.allPresent).toBeEnabled();
  for (const name of ['Chloe Anderson', 'Ethan Brown', 'Benjamin Cohen'])
    await click(page.getByRole('button', { name: `Absent: ${name}`, exact: true }));
  await click(session.allPresent);
  await expect(page.getByText(/^(\d+) of \1 students recorded$/)).toBeVisible();
  await expect(session.statusOf('Ethan Brown')).toHaveValue('absent');
  await expect(page.getByText('Saving')).toHaveCount(0);
  return count();
}

/** Grades the first ten waiting submissions with a comment, starting from the open gradebook. */
async function gradeTen(page: Page): Promise<number> {
  const { click, press, count } = presses();
  const waiting = page.getByText(/submissions? to grade\.$/);
  const before = parseInt(await waiting.innerText(), 10);
  await click(
    gradebook(page)
      .grid.getByRole('link', { name: /: to grade$/ })
      .first(),
  );
  const panel = page.getByRole('region', { name: 'Submission', exact: true }).first();
  for (let work = 1; work <= 10; work += 1) {
    await expect(panel.locator('h2:focus')).toHaveText('Grade');
    const address = page.url();
    await press(page, 'b');
    await expect(gradingPage(page).save).toBeEnabled();
    await click(commentsArea(page).field);
    await page.keyboard.type('Well done.');
    await click(page.getByRole('button', { name: 'Save & next' }));
    await expect(page).not.toHaveURL(address);
  }
  await expect(waiting).toHaveText(new RegExp(`^${before - 10} `));
  return count();
}

/** Approves all waiting requests, starting from their open list. */
async function decideAll(page: Page): Promise<number> {
  const list = remoteRequestsPage(page);
  const { click, count } = presses();
  const all = page.getByRole('checkbox', { name: /^Select all/ });
  await click(all);
  await click(list.button('Approve selected'));
  // the consequences for the class are shown first
  await click(list.button('Approve all'));
  await expect(page.getByText(/requests were approved\. You can undo this until/)).toBeVisible();
  await expect(all).toHaveCount(0);
  return count();
}

/** Finds a student from any page and writes a message; the name and the message count as one press each. */
async function writeToAStudent(page: Page): Promise<number> {
  const { press, click, count } = presses();
  const menu = page.getByRole('combobox', { name: /^Search/ });
  await press(page, 'Control+k');
  await expect(menu).toBeFocused();
  await page.keyboard.type('martinez');
  await expect(page.getByRole('option', { name: /Isabella Martínez/ }).first()).toBeVisible();
  await press(page, 'Enter');
  await click(page.getByRole('main').getByRole('link', { name: 'Message Isabella' }));
  await expect(page.getByRole('textbox', { name: 'Message to Isabella Martínez' })).toBeFocused();
  await page.keyboard.type('How was your first week?');
  await press(page, 'Enter');
  await expect(page.getByRole('log').getByText('How was your first week?')).toBeVisible();
  return count();
}

interface Job {
  readonly name: string;
  readonly person: Person;
  readonly path: string;
  /** Does the job, and counts the presses. */
  readonly doIt: (page: Page) => Promise<number>;
  /** The highest allowed number of presses. */
  readonly most: number;
}

/** The daily jobs, each starting from an open page. D-282, D-283 */
export const DAILY_JOBS = {
  attendance: {
    name: '24 students marked, three of them absent',
    person: 'instructor',
    path: `/sessions/${IDS.todaysSession}`,
    doIt: markTheClass,
    most: 4,
  },
  grading: {
    name: 'ten graded, each with a comment',
    person: 'instructor',
    path: '/gradebook?view=grid',
    doIt: gradeTen,
    most: 31,
  },
  requests: {
    name: 'five requests decided',
    person: 'ssm',
    path: '/remote-attendance-requests',
    doIt: decideAll,
    most: 3,
  },
  message: {
    name: 'a student found and written to',
    person: 'ssm',
    path: '/',
    doIt: writeToAStudent,
    most: 4,
  },
} as const satisfies Readonly<Record<string, Job>>;

import type { Page } from '@playwright/test';
import { IDS } from '@bcs/server/database/seed/ids';
import { NIGHT_TAG } from '#harness/effort';
import { expect, test } from '#harness/test';

const PAPERS = ['A4', 'Letter'] as const;
/** Counts the pages of a printout. */
const pagesOf = async (page: Page, format: (typeof PAPERS)[number]) =>
  (
    await page.pdf({
      format,
      preferCSSPageSize: true,
    })
  )
    .toString('latin1')
    .match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** Expects no buttons on paper, where nobody can press them. */
async function expectNothingToPress(page: Page) {
  for (const gone of ['navigation', 'banner', 'contentinfo'] as const)
    for (const part of await page.getByRole(gone).all()) await expect(part).toBeHidden();
  await expect(page.getByRole('button', { name: 'Chat and help' })).toBeHidden();
}

test('the gradebook prints every student and all that is due or handed in, in either view [D-319]', async ({
  enter,
}) => {
  const page = await enter('instructor');
  for (const view of ['grid', 'list']) {
    await page.goto(`/gradebook?view=${view}`);
    await expect(page.getByRole('heading', { name: 'Grade Assignments' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const sheet = page.getByRole('table', { name: 'Grades on paper' });
    await expect(sheet.first().locator('tbody tr')).toHaveCount(24);
    const legend = await page.getByText(/^× missing/).innerText();
    const leftOut = Number(/Without (\d+) items not due/.exec(legend)?.[1]);
    expect(leftOut).toBeGreaterThan(0);
    const tables = await sheet.count();
    await expect(sheet.locator('thead th[scope=col]')).toHaveCount(30 - leftOut + 2 * tables);
    await expect(page.getByRole('grid')).toBeHidden();
    await expectNothingToPress(page);
    for (const format of PAPERS) expect(await pagesOf(page, format)).toBe(tables);
    await page.emulateMedia({ media: null });
  }
});

test('attendance prints every student with the status as text', { tag: NIGHT_TAG }, async ({ enter }) => {
  const page = await enter('instructor');
  await page.goto(`/sessions/${IDS.yesterdaysSession}`);
  const table = page.getByRole('table', { name: 'Attendance' });
  await expect(table.locator('tbody tr')).toHaveCount(24);
  await page.emulateMedia({ media: 'print' });
  await expectNothingToPress(page);
  const status = table.locator('select').first();
  await expect(status).toHaveCSS('border-top-width', '0px');
  await expect(table.getByRole('columnheader', { name: 'Student' })).toBeVisible();
  await expect(table.locator('thead')).toHaveCSS('display', 'table-header-group');
  for (const format of PAPERS) expect(await pagesOf(page, format)).toBeLessThanOrEqual(4);
});

test('graduation prints its requirements and no choices', { tag: NIGHT_TAG }, async ({ enter }) => {
  const page = await enter('student');
  await page.goto('/graduation');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expectNothingToPress(page);
  for (const choice of await page.getByRole('main').locator('select').all()) await expect(choice).toBeHidden();
  for (const format of PAPERS) expect(await pagesOf(page, format)).toBeLessThanOrEqual(6);
});

test(
  'the weekly feedback prints plots that no page tears, and words above every column',
  { tag: NIGHT_TAG },
  async ({ enter }) => {
    const page = await enter('ssm');
    await page.goto('/weekly-feedback-report?week=8');
    const answers = page.getByRole('table', { name: 'What each student answered' });
    await expect(answers.locator('tbody tr')).toHaveCount(17);
    await page.emulateMedia({ media: 'print' });
    await expectNothingToPress(page);
    const plots = await page.locator('[data-paper=plot]').all();
    expect(plots).toHaveLength(8);
    for (const plot of plots) await expect(plot).toHaveCSS('break-inside', 'avoid');
    // when repeating a table header, Chromium omits elements that are positioned separately
    await expect(answers.locator('th button').first()).toHaveCSS('display', 'contents');
    for (const format of PAPERS) expect(await pagesOf(page, format)).toBeLessThanOrEqual(5);
  },
);

test(
  'a head of a school reads the table of a plot, opens its names, saves and prints the sheet of a class [SUCC-064, SUCC-065, SUCC-067, SUCC-069, SUCC-099]',
  { tag: NIGHT_TAG },
  async ({ enter }) => {
    const page = await enter('admin');
    await page.goto('/cohort');
    await page.getByRole('link', { name: 'Full Stack Flex Cohort 12' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Full Stack Flex Cohort 12' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Students' }).locator('tbody tr')).toHaveCount(24);
    await page.getByRole('button', { name: 'Show table of Attendance by class meeting' }).press('Enter');
    const meetings = page.getByRole('table', { name: 'Attendance by class meeting' }).locator('tbody tr');
    await expect(meetings).toHaveCount(50);
    await meetings
      .first()
      .getByRole('button', { name: /^Names/ })
      .press('Enter');
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Maya Okafor' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).press('Enter'),
    ]);
    expect(file.suggestedFilename()).toBe('cohort-NU-FSF-PT-12.csv');
    await page.emulateMedia({ media: 'print' });
    await expectNothingToPress(page);
    for (const words of ['Full Stack Flex Cohort 12', 'What these figures mean'])
      await expect(page.getByRole('heading', { name: words })).toBeVisible();
    await expect(page.getByText(/^NU-FSF-PT-12 · .+ · as of \w+ \d/)).toBeVisible();
    for (const plot of await page.locator('[data-paper=plot]').all())
      await expect(plot).toHaveCSS('break-inside', 'avoid');
    for (const format of PAPERS) expect(await pagesOf(page, format)).toBeLessThanOrEqual(9);
  },
);

import { IDS } from '@bcs/server/database/seed/ids';
import { NIGHT_TAG } from '#harness/effort';
import { expect, test } from '#harness/test';
import { gradebook } from '#pages/gradebook';
import { shell } from '#pages/shell';

test('the gradebook keeps its filters in the address [GRADE-003, GRADE-006]', async ({ enter }) => {
  const page = await enter('admin');
  await page.goto('/gradebook');
  await expect(shell(page).heading).toHaveText('Grade Assignments');
  const { filter, openFilters } = gradebook(page);
  await openFilters();
  const optionsOf = (label: string) => filter(label).getByRole('option').allTextContents();
  await test.step('grade and required have their choices [GRADE-057, GRADE-058]', async () => {
    expect(await optionsOf('Grade')).toEqual(['All', 'A', 'B', 'C', 'D', 'F', 'Incomplete']);
    expect(await optionsOf('Required')).toEqual(['All', 'Required for Graduation', 'Required', 'Optional']);
  });

  await test.step('each filter is in the address [GRADE-007, GRADE-008, GRADE-009, GRADE-010, GRADE-011, GRADE-012]', async () => {
    for (const [label, value, search] of [
      ['Student', String(IDS.accounts.student), `student=${IDS.accounts.student}`],
      ['Assignment', String(IDS.gradedAssignment), `assignment=${IDS.gradedAssignment}`],
      ['Required', 'required', 'required=required'],
      ['Status', 'graded', 'gradeStatus=graded'],
      ['Assignment type', 'academic', 'assignmentType=academic'],
      ['Grade', 'A', 'grade=A'],
    ] as const) {
      await filter(label).selectOption(value);
      await expect(page).toHaveURL(new RegExp(`[?&]${search}(&|$)`));
    }
  });

  await test.step('a filter without results says so, and can be cleared [GRADE-040, GRADE-059]', async () => {
    await page.reload();
    await openFilters();
    await expect(filter('Student')).toHaveValue(String(IDS.accounts.student));
    await expect(page.getByRole('gridcell')).toHaveCount(1);
    await filter('Grade').selectOption('F');
    await expect(page.getByRole('main')).toContainText('No assignments have been submitted for your chosen criteria');
    // the filters cover the line below them
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page).toHaveURL('/gradebook');
  });
});

test(
  'the filters that a role does not need are not there [GRADE-029, GRADE-030, GRADE-031, GRADE-032, GRADE-033]',
  { tag: NIGHT_TAG },
  async ({ enter }) => {
    for (const [person, type, grade] of [
      ['instructor', 0, 1],
      ['cd', 0, 0],
      ['ssm', 1, 1],
    ] as const) {
      const page = await enter(person);
      await page.goto('/gradebook?view=list');
      await expect(page.getByRole('table')).toBeVisible();
      const { filter, openFilters } = gradebook(page);
      await openFilters();
      await expect(filter('Status')).toBeVisible();
      await expect(filter('Assignment type')).toHaveCount(type);
      await expect(filter('Grade')).toHaveCount(grade);
      await page.close();
    }
  },
);

test('the grid is walked by keys, and Enter opens the work beside it [GRADE-003, D-283]', async ({ enter }) => {
  const page = await enter('instructor');
  await page.goto('/gradebook?view=grid');
  const grid = page.getByRole('grid');
  await page.getByRole('searchbox', { name: 'Name' }).fill('okafor');
  await expect(page).toHaveURL(/name=okafor/);
  await expect(grid.getByRole('rowheader')).toHaveText([/^Maya Okafor/]);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(grid.getByRole('rowheader').nth(1)).toBeVisible();
  await page.getByLabel('Sort by').selectOption('Average, lowest first');
  await expect(page).toHaveURL(/sort=average/);
  await grid.getByRole('link').first().focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator(':focus')).toHaveAttribute('data-cell', '1:1');
  await page.keyboard.press('Control+End');
  await expect(page.locator(':focus')).toHaveAttribute('data-cell', '23:29');
  await expect(page.locator(':focus')).toBeInViewport();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/gradebook\?.*work=\d+-\d+$/);
  await expect(grid).toBeVisible();
  await page.getByRole('link', { name: 'Open as a page' }).click();
  await expect(page).toHaveURL(/\/gradebook\/\d+\/grade\/\d+$/);
});

test('one assignment has a gradebook of its own [GRADE-004]', async ({ enter }) => {
  const page = await enter('instructor');
  await page.goto(`/coursework`);
  // it was due in a past week
  await page.getByRole('button', { name: /^Weeks? \d+/ }).click();
  await page
    .getByRole('link', { name: /^(\d+ to grade|Grade) ?: Challenge 8/ })
    .last()
    .click();
  await expect(page).toHaveURL(`/gradebook/assignment/${IDS.ungradedAssignment}`);
  await expect(page.getByRole('row')).toHaveCount(24);
  await gradebook(page).openFilters();
  await expect(gradebook(page).filter('Assignment')).toHaveValue(String(IDS.ungradedAssignment));
});

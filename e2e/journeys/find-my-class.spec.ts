import { IDS } from '@bcs/server/database/seed/ids';
import { NIGHT_TAG } from '#harness/effort';
import { expect, test } from '#harness/test';
import { picker } from '#pages/picker';
import { shell } from '#pages/shell';

test('a person with two classes goes through the tables; a single choice is taken without asking [PICK-001, PICK-002]', async ({
  enter,
}) => {
  const page = await enter('ta', { enrollmentId: null });
  const tables = picker(page);
  await page.goto('/');
  await expect(tables.heading).toHaveText('Choose your cohort');
  await expect(page).toHaveURL('/universities/Northfield%20University');
  await expect(shell(page).navigation).toHaveCount(0);

  await test.step('the schools [PICK-003, PICK-007]', async () => {
    await page.getByRole('link', { name: 'Schools' }).click();
    await expect(page).toHaveURL('/universities');
    await expect(tables.headers).toHaveText(['School', 'Cohorts', 'Classes']);
    await tables.choose('Northfield University');
  });

  await test.step('the cohorts of the school, the latest first [PICK-004, PICK-009, PICK-010, PICK-012]', async () => {
    await expect(tables.headers).toHaveText(['School', 'Program Type', 'Cohort', 'Start Date', 'End Date']);
    await expect(tables.rows).toHaveCount(2);
    const starts = (await tables.cells(4).allInnerTexts()).map((text) => Date.parse(text));
    expect(starts.every(Number.isFinite), 'start dates').toBe(true);
    expect(starts).toEqual(starts.toSorted((a, b) => b - a));
    await page.getByRole('combobox', { name: 'Program type' }).selectOption('Full Stack Flex Part-Time');
    await expect(tables.rows).toHaveCount(1);
    await expect(page).toHaveURL(/programType=Full/);
  });

  await test.step('the only class of the cohort [PICK-005]', async () => {
    await tables.rows.getByRole('link').click();
    await expect(shell(page).heading).toHaveText('Teaching Assistant Dashboard');
  });
});

test('the address of a school that is not mine leads to my own [PICK-004]', { tag: NIGHT_TAG }, async ({ enter }) => {
  const page = await enter('ta', { enrollmentId: null });
  await page.goto('/universities/Lakeside%20Institute');
  await expect(page).toHaveURL('/universities/Northfield%20University');
});

test(
  'cohorts are past, active or upcoming [PICK-010, PICK-011, PICK-015, PICK-016, PICK-017]',
  { tag: NIGHT_TAG },
  async ({ enter }) => {
    const page = await enter('instructor', { enrollmentId: null });
    await page.goto('/universities/Northfield%20University');
    const tables = picker(page);
    await expect(tables.rows).toHaveCount(2);
    const status = page.getByRole('group', { name: 'Active status' });
    for (const [name, count] of [
      ['Past', 1],
      ['Active', 1],
      ['All', 2],
    ] as const) {
      await status.getByText(name, { exact: true }).click();
      await expect(tables.rows).toHaveCount(count);
    }
    await status.getByText('Upcoming', { exact: true }).click();
    await expect(page.getByText('No cohorts match these filters')).toBeVisible();
  },
);

test(
  'who was on the way to a page arrives there after choosing, and may change the class later [AUTH-006, PICK-006, PICK-013, PICK-014]',
  { tag: NIGHT_TAG },
  async ({ enter }) => {
    const page = await enter('ta', { enrollmentId: null });
    await page.goto('/notifications');
    await expect(page).toHaveURL(/\/universities\/Northfield%20University/);
    await picker(page).rows.getByRole('link').last().click();
    await expect(page).toHaveURL('/notifications');

    await shell(page).account.click();
    await shell(page).accountMenu.getByRole('menuitem', { name: 'Change course' }).click();
    await expect(picker(page).headers).toHaveText([
      'School',
      'Cohort',
      'Class',
      'Start Date',
      'MidPoint Survey',
      'End Date',
    ]);
    await picker(page)
      .row(/Teaching Assistant/)
      .getByRole('button')
      .click();
    await expect(shell(page).heading).toHaveText('Teaching Assistant Dashboard');
    expect(await page.evaluate(() => localStorage.getItem('enrollmentId'))).toBe(String(IDS.enrollments.ta));
  },
);

test('two tabs show two classes, and each keeps its own [PICK-019, D-205]', async ({ enter }) => {
  const first = await enter('ta', { enrollmentId: null });
  const choose = async (page: typeof first, role: RegExp) => {
    await page.goto('/courses');
    await picker(page).row(role).getByRole('button').click();
    await expect(shell(page).heading).toBeVisible();
  };
  await choose(first, /Teaching Assistant/);
  await expect(shell(first).heading).toHaveText('Teaching Assistant Dashboard');
  const second = await first.context().newPage();
  await choose(second, /Student/);

  await first.reload();
  await expect(shell(first).heading).toHaveText('Teaching Assistant Dashboard');
  await first.goto('/gradebook');
  await expect(first).toHaveURL('/gradebook');
});

import { IDS } from '@bcs/server/database/seed/ids';
import { NIGHT_TAG } from '#harness/effort';
import { expect, test } from '#harness/test';
import { coursework } from '#pages/coursework';

test('the grades page shows the average, what is required and what was missed [GRADE-001, GRADE-015, GRADE-061, GRADE-062]', async ({
  enter,
}) => {
  const page = await enter('student');
  await page.goto('/grades');
  const { main } = coursework(page);
  await expect(main.getByRole('heading', { name: 'Academic average' })).toBeVisible();
  // 74 points lie between the steps of C- and C; three and two assignments may be missed
  const required = main.getByRole('heading', { name: 'Required to graduate' });
  await expect(required.locator('xpath=following-sibling::*').getByText('C', { exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { name: /^Missed assignments: \d of 5 allowed$/ })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Grades over time' })).toContainText(
    'Graduation needs C (75) (dashed).',
  );
  for (const status of ['Overdue', 'Not Submitted', 'Submitted', 'Submitted Late', 'Completed']) {
    await expect(main.getByText(status, { exact: true }).first()).toBeVisible();
  }
});

test('one grade has an address, and its row stands open [GRADE-002]', async ({ enter }) => {
  const page = await enter('student');
  await page.goto(`/grades/${IDS.gradedAssignment}`);
  const { main } = coursework(page);
  const row = main.getByRole('link', { expanded: true });
  await expect(row).toBeInViewport();
  await expect(main.getByRole('heading', { name: 'Comments' })).toBeVisible();
  await row.click();
  await expect(page).toHaveURL('/grades');
});

test(
  'grades that cannot be calculated are not shown as if they were [GRADE-039]',
  { tag: NIGHT_TAG },
  async ({ enter, complaints }) => {
    complaints.expect(/500|CallFailed/);
    const text =
      'Grades could not be calculated at this time. Please try again - if the problem persists please contact BCS Support';
    const page = await enter('student');
    await page.route('**/broker/grades', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), academicAverageGrade: null } });
    });
    await page.goto('/grades');
    await expect(coursework(page).main.getByRole('alert')).toHaveText(text);
    await page.unroute('**/broker/grades');
    await page.route('**/broker/grades', (route) => route.fulfill({ status: 500 }));
    await page.goto('/grades');
    await expect(coursework(page).main.getByRole('alert')).toHaveText(text);
  },
);

test('an unknown grade leads back to coursework [GRADE-002]', { tag: NIGHT_TAG }, async ({ enter }) => {
  const page = await enter('student');
  await page.goto('/grades/999999');
  await expect(coursework(page).main).toContainText("That coursework doesn't seem to exist.");
});

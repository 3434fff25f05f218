import { NIGHT_TAG } from '#harness/effort';
import { expect, test } from '#harness/test';
import { shell } from '#pages/shell';

test('a success manager reads a week, answers it, and the class reads the answer on its dashboard [WEEK-001, WEEK-005, WEEK-010]', async ({
  enter,
}) => {
  const page = await enter('ssm');
  await page.goto('/');
  const { main, goTo } = shell(page);
  await goTo('Weekly Feedback');
  await main.getByRole('combobox', { name: 'Week' }).selectOption({ label: 'Week 8' });
  await expect(main.getByRole('heading', { name: 'Week 8' })).toBeVisible();
  await expect(main.getByRole('heading', { name: /^Answers by student \(\d+\)$/ })).toBeVisible();
  const did = 'From Thursday on we repeat every question for those online.';
  await main.getByRole('textbox', { name: 'What you did about the feedback of week 8' }).fill(did);
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/The class sees it on its dashboard/).first()).toBeVisible();

  const student = await enter('student');
  await student.goto('/');
  const dashboard = shell(student).main;
  await expect(dashboard.getByRole('heading', { name: 'You said, we did' })).toBeVisible();
});

for (const who of ['instructor', 'ta', 'cm'] as const) {
  test(
    `${who} reads averages and plots without any name [WEEK-002, WEEK-012, WEEK-015]`,
    { tag: NIGHT_TAG },
    async ({ enter }) => {
      const page = await enter(who);
      await page.goto('/weekly-feedback-report?week=8');
      const { main, heading } = shell(page);
      await expect(heading).toHaveText('Weekly Feedback');
      await expect(main.getByRole('heading', { name: 'Pace of class' })).toBeVisible();
      await expect(main.getByRole('heading', { name: /Answers by student|Comments/ })).toHaveCount(0);
      // fewer than half of the class answered in this week
      await main.getByRole('combobox', { name: 'Week' }).selectOption({ label: 'Week 7' });
      await expect(
        main.getByText(
          'Weekly Survey information will be made available after 50% of the surveys have been submitted.',
        ),
      ).toBeVisible();
    },
  );
}

test('an admin saves a week as a file [WEEK-011]', { tag: NIGHT_TAG }, async ({ enter }) => {
  const page = await enter('admin');
  await page.goto('/weekly-feedback-report?week=8');
  const download = page.waitForEvent('download');
  await shell(page).main.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toBe('weekly-feedback-NU-FSF-PT-12-week-8.csv');
});

test(
  'a success manager reminds who has not answered, once, and the survey begins with what was done',
  { tag: NIGHT_TAG },
  async ({ enter }) => {
    const page = await enter('ssm');
    await page.goto('/weekly-feedback-report');
    const { main } = shell(page);
    await main.getByRole('link', { name: 'Response Rate' }).click();
    const leo = main.getByRole('listitem').filter({ hasText: 'Leo Fischer' });
    await leo.getByRole('button', { name: 'Remind Leo Fischer' }).click();
    await expect(leo.getByText(/^Reminded /)).toBeVisible();
    await expect(leo.getByRole('button')).toHaveCount(0);

    const survey = await enter('survey');
    await survey.goto('/');
    await expect(survey).toHaveURL(/\/feedback\/\d+$/);
    await expect(shell(survey).main.getByRole('heading', { name: 'You said, we did' })).toBeVisible();
  },
);

for (const who of ['admin', 'ssm'] as const) {
  test(`${who} opens the NPS report from the weekly feedback`, { tag: NIGHT_TAG }, async ({ enter }) => {
    const page = await enter(who);
    await page.goto('/weekly-feedback-report');
    const { main, heading } = shell(page);
    await main.getByRole('link', { name: 'NPS Report' }).click();
    await expect(heading).toHaveText('NPS Report');
    await expect(main.getByText('+40').first()).toBeVisible();
    // the survey rates the success manager, who may not read the details of the score
    await expect(main.getByRole('heading', { name: 'Reasons (20)' })).toHaveCount(who === 'ssm' ? 0 : 1);
    await expect(main.getByText('11 promoters', { exact: true })).toHaveCount(who === 'ssm' ? 0 : 1);
  });
}

test(
  'a general manager finds both reports on the dashboard, and reads the score from class to class',
  { tag: NIGHT_TAG },
  async ({ enter }) => {
    const page = await enter('cm');
    await page.goto('/');
    const { main, heading } = shell(page);
    const card = main.getByRole('region', { name: 'Student Feedback' });
    await expect(card.getByRole('link', { name: 'Weekly Feedback' })).toBeVisible();
    await card.getByRole('link', { name: 'NPS Report' }).click();
    await expect(heading).toHaveText('NPS Report');
    const trend = main.getByRole('table', { name: 'Trend, mid-course survey' });
    await expect(trend.getByRole('row')).toHaveCount(5);
    await expect(trend.getByRole('row').last()).toContainText('NU-FSF-PT-12');
    const download = page.waitForEvent('download');
    await main.getByRole('button', { name: 'Export CSV' }).click();
    expect((await download).suggestedFilename()).toBe('nps-NU-FSF-PT-12.csv');
  },
);

import { IDS } from '@bcs/server/database/seed/ids';
import { NIGHT_TAG } from '#harness/effort';
import { expect, test } from '#harness/test';
import { coursework } from '#pages/coursework';

const SHOW = `/coursework/${IDS.futureAssignment}/show`;

test('a due date is extended, changed and reset', async ({ enter }) => {
  const page = await enter('instructor');
  await page.goto(SHOW);
  const { main, dialog, yes } = coursework(page);
  await test.step('days are required [WORK-024]', async () => {
    await main.getByRole('button', { name: 'Extend Due Date' }).click();
    await yes('Save').click();
    await expect(dialog).toContainText('Please select number of days to extend due date.');
  });

  await test.step('it is extended [WORK-021, WORK-034]', async () => {
    await dialog.getByRole('combobox', { name: 'Extend by' }).selectOption('3');
    await yes('Save').click();
    await expect(page.getByText('Due date extended by 3 day(s).').first()).toBeVisible();
    await expect(main).toContainText('Extended by 3 days');
  });

  await test.step('the extension is changed [WORK-022]', async () => {
    await main.getByRole('button', { name: 'Change Extension' }).click();
    await dialog.getByRole('combobox', { name: 'Extend by' }).selectOption('1');
    await yes('Save').click();
    await expect(main).toContainText('Extended by 1 day;');
  });

  await test.step('it is reset [WORK-020, WORK-023, WORK-035]', async () => {
    await main.getByRole('button', { name: 'Reset Due Date' }).click();
    await expect(page.getByText('Due date reset to original due date.').first()).toBeVisible();
    await expect(main.getByRole('button', { name: 'Extend Due Date' })).toBeVisible();
  });
});

test(
  'a failed extension and a failed reset are shown [WORK-032, WORK-033]',
  { tag: NIGHT_TAG },
  async ({ enter, complaints }) => {
    complaints.expect(/500|CallFailed/);
    const page = await enter('instructor');
    await page.goto(`/coursework/${IDS.extendedAssignment}/show`);
    const { main, dialog, yes } = coursework(page);
    await page.route('**/broker/extendAssignment', (route) => route.fulfill({ status: 500 }));
    await main.getByRole('button', { name: 'Change Extension' }).click();
    await dialog.getByRole('combobox', { name: 'Extend by' }).selectOption('2');
    await yes('Save').click();
    await expect(dialog).toContainText('Failed to set due date extension.');
    await yes('Cancel').click();
    await main.getByRole('button', { name: 'Reset Due Date' }).click();
    await expect(page.getByText('Failed to reset due date extension.').first()).toBeVisible();
  },
);

test('who may not extend sees no buttons [WORK-025]', { tag: NIGHT_TAG }, async ({ enter }) => {
  for (const person of ['cd', 'cm', 'student'] as const) {
    const page = await enter(person);
    await page.goto(SHOW);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Extend Due Date' })).toHaveCount(0);
    await page.close();
  }
});

test(
  'staff see this week and the states of all students [WORK-002, WORK-006, WORK-009, WORK-018, WORK-019, WORK-037]',
  { tag: NIGHT_TAG },
  async ({ enter }) => {
    const page = await enter('instructor');
    await page.route('**/broker/coursework', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), currentWeekAssignments: [] } });
    });
    await page.goto('/coursework');
    await expect(coursework(page).main).toContainText('No coursework items found for this week');
    await page.unroute('**/broker/coursework');
    await page.goto('/coursework');
    const week = page.getByRole('table', { name: 'Coursework due this week' });
    for (const name of ['Assignment', 'Submitted', 'Graded', 'Actions'])
      await expect(week.getByRole('columnheader', { name })).toBeVisible();
    await page.goto(`/coursework/${IDS.ungradedAssignment}/show`);
    for (const state of ['Submitted & Graded', 'Submitted & Ungraded', 'Unsubmitted']) {
      await expect(page.getByRole('cell', { name: state }).first()).toBeVisible();
    }
    const director = await enter('cd');
    await director.goto(`/coursework/${IDS.pendingMilestone}/show`);
    await expect(director.getByRole('cell', { name: 'Submitted', exact: true }).first()).toBeVisible();
  },
);

import { NIGHT_TAG } from '#harness/effort';
import { expect, test } from '#harness/test';
import { shell } from '#pages/shell';

test('the bell shows the latest five; See All shows the list with its filter [SHELL-033, NOTE-001, NOTE-002, NOTE-003, NOTE-004, NOTE-005]', async ({
  enter,
}) => {
  const page = await enter('student2');
  await page.goto('/');
  await shell(page).bell.click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  const shown = await panel.getByRole('listitem').count();
  expect(shown).toBeLessThanOrEqual(5);
  expect(shown).toBeGreaterThan(0);
  await panel.getByRole('link', { name: 'See All' }).click();
  await expect(page).toHaveURL('/notifications');
  const filter = page.getByRole('group', { name: 'Which notifications' });
  for (const [label, key] of [
    ['Sessions', 'session'],
    ['Homework', 'homework'],
    ['Absences', 'absence'],
  ] as const) {
    await filter.getByText(label, { exact: true }).click();
    await expect(page).toHaveURL(`/notifications?filter=${key}`);
  }
  await filter.getByText('All', { exact: true }).click();
  await expect(page).toHaveURL('/notifications');
});

test(
  'a click marks a notification handled and goes to what it tells about [NOTE-009, NOTE-011, NOTE-012]',
  { tag: NIGHT_TAG },
  async ({ enter }) => {
    const page = await enter('student');
    await page.goto('/notifications');
    const graded = page.getByRole('main').getByRole('button', { name: /was graded: .+ unread$/ });
    await expect(graded.first()).toBeVisible();
    const unread = await graded.count();
    await graded.first().click();
    await expect(page).toHaveURL(/\/coursework\/\d+\/(show|submit)$/);
    await page.goBack();
    await expect(graded).toHaveCount(unread - 1);
  },
);

test('Mark All as Read empties the bell, here and in another window [NOTE-003, NOTE-010]', async ({ enter }) => {
  const page = await enter('ssm');
  const other = await enter('ssm');
  await other.goto('/notifications');
  await page.goto('/');
  const { bell } = shell(page);
  await expect(bell).not.toHaveAccessibleName('Notifications, 0 unread');
  await bell.click();
  await page.getByRole('button', { name: 'Mark All as Read' }).click();
  await expect(bell).toHaveAccessibleName('Notifications, 0 unread');
  await expect(shell(other).bell).toHaveAccessibleName('Notifications, 0 unread');
});

test("who has no news reads 'No New Notifications' [NOTE-006]", async ({ enter }) => {
  const page = await enter('admin');
  await page.goto('/notifications');
  await expect(page.getByRole('main').getByText('No New Notifications')).toBeVisible();
});

test('the career director is led to the grading page [NOTE-014]', { tag: NIGHT_TAG }, async ({ enter }) => {
  const page = await enter('cd');
  await page.goto('/notifications');
  await page
    .getByRole('button', { name: / submitted / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/gradebook\/\d+\/grade\/\d+$/);
});

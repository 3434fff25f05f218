import { IDS } from '@bcs/server/database/seed/ids';
import { expect, test } from '#harness/test';
import { shell } from '#pages/shell';

test('an administrator sees a class as its students do, and nothing of it is saved [ADM-025, D-180]', async ({
  enter,
  complaints,
}) => {
  complaints.expect(/403 \(Forbidden\)/);
  const page = await enter('registrar');
  await page.goto(`/admin/classes/${IDS.activeCourse}`);
  await page.getByRole('button', { name: 'Preview as' }).click();
  await page.getByRole('menuitem', { name: 'Student', exact: true }).click();
  await expect(shell(page).heading).toHaveText('Student Dashboard');
  await expect(page.getByText('Preview as Student')).toBeVisible();

  await page.goto('/support');
  await page.getByLabel('Question Category').selectOption('Attendance');
  await page.getByLabel('Question Subcategory').selectOption('Check-In Problem');
  await page.getByLabel('Session', { exact: true }).selectOption({ index: 2 });
  await page.getByLabel('Description').fill('Does this arrive?');
  const answered = page.waitForResponse(/createSupportCase/u);
  await page.getByRole('button', { name: 'Send request' }).click();
  expect((await answered).status()).toBe(403);
  await expect(page.getByText('This is a preview. Nothing can be changed in it.')).toBeVisible();

  await page.getByRole('button', { name: 'End preview' }).click();
  await expect(page).toHaveURL(`/admin/classes/${IDS.activeCourse}`);
  await expect(page.getByText('Preview as Student')).toHaveCount(0);
});

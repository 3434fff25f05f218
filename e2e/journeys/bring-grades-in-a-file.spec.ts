import { readFile } from 'node:fs/promises';
import { IDS } from '@bcs/server/database/seed/ids';
import { axeFindings } from '#harness/axe';
import { expect, test } from '#harness/test';

test('grades leave in a file and come back from it, seen before they are saved [GRADE-003, GRADE-035]', async ({
  enter,
}) => {
  const page = await enter('instructor');
  await page.goto(`/gradebook?view=grid&assignment=${IDS.gradedAssignment}`);
  const menu = async (item: string) => {
    await page.getByRole('button', { name: 'Import or export' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  const [download] = await Promise.all([page.waitForEvent('download'), menu('Export CSV')]);
  expect(download.suggestedFilename()).toMatch(/^gradebook-[\w-]+\.csv$/);
  const file = await readFile(await download.path(), 'utf8');
  const [header, ...rows] = file.trimEnd().split('\r\n');
  expect(header).toMatch(new RegExp(`^\uFEFFEnrollment,"Student, as of .+Z",.+ \\[${IDS.gradedAssignment}\\]$`));
  expect(rows).toHaveLength(24);
  const maya = rows.find((row) => row.startsWith(`${IDS.enrollments.student},`)) ?? '';
  expect(maya).toBe(`${IDS.enrollments.student},Maya Okafor,A`);

  await menu('Import grades');
  const dialog = page.getByRole('dialog', { name: 'Import grades' });
  const choose = (text: string) =>
    dialog
      .getByLabel('File of grades')
      .setInputFiles({ name: 'grades.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose(file);
  await expect(dialog).toContainText('No changes');
  await choose(file.replace(maya, maya.replace(/A$/, 'E')));
  await expect(dialog.getByRole('row').nth(1)).toContainText('“E” is not a valid grade.');
  await expect(dialog.getByRole('button', { name: 'Save grades' })).toBeDisabled();
  await choose(file.replace(maya, maya.replace(/A$/, 'b-')));
  await expect(dialog.getByRole('row').nth(1)).toContainText(/Maya Okafor.+A.*B-/);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save 1 grade' }).click();
  await expect(dialog).toHaveCount(0);
  const cell = page.getByRole('link', { name: /^Maya Okafor, .+: B-$/ });
  await expect(cell).toBeVisible();

  await cell.focus();
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^Maya Okafor, .+: A$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cell).toBeVisible();
  await page.goto(`/gradebook/${IDS.gradedAssignment}/grade/${IDS.accounts.student}`);
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Daniel Brooks' })).toHaveCount(4);
});

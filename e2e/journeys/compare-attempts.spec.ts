import { IDS } from '@bcs/server/database/seed/ids';
import { axeFindings } from '#harness/axe';
import { expect, test } from '#harness/test';
import { submissionForm } from '#pages/submission';

const NEW_URL = 'https://github.com/maya-okafor/learning-journal-second';

test('work that is handed in again stands beside what it was before, for the student and the grader [SUBM-044]', async ({
  enter,
}) => {
  const page = await enter('student');
  const form = submissionForm(page);
  await form.open(IDS.incompleteAssignment);
  await form.add(NEW_URL);
  await form.notes.fill('I pair programmed the pages with a classmate; the commits name both of us.');
  await page.getByRole('button', { name: 'Update Submission' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your assignment has been submitted.');

  const staff = await enter('instructor');
  for (const [browser, path] of [
    [page, `/coursework/${IDS.incompleteAssignment}/show`],
    [staff, `/gradebook/${IDS.incompleteAssignment}/grade/${IDS.accounts.student}`],
  ] as const) {
    await browser.goto(path);
    const main = browser.getByRole('main');
    await expect(main).toContainText('Since version 2: 1 URL added, notes changed.');
    await expect(main.getByRole('listitem').filter({ hasText: 'learning-journal-second' })).toContainText('Added');
    await main.getByRole('button', { name: 'Compare with now' }).click();
    const dialog = browser.getByRole('dialog', { name: 'Compare versions' });
    await expect(dialog.getByRole('deletion')).toHaveText(['tests']);
    await expect(dialog.getByRole('insertion')).toHaveText(['pages']);
    await dialog.getByRole('combobox', { name: 'Earlier version' }).selectOption('Version 1');
    await expect(dialog.getByRole('status')).toContainText('2 URLs added, notes changed');
    await browser.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await main.getByText('Version 1').click();
    expect(await axeFindings(browser)).toEqual([]);
  }
});

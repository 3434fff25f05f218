import { IDS } from '@bcs/server/database/seed/ids';
import { NIGHT } from '#harness/effort';
import { expect, test } from '#harness/test';
import { shell } from '#pages/shell';

const MOST_INPUTS = 30;
const ROSTER = [
  'First name,Last name,E-mail,Role',
  'Ines,Teller,ines@nothing.example,instructor',
  'Tom,Ward,tom@nothing.example,ta',
  ...Array.from({ length: 24 }, (_, number) => `Student${number + 1},New,s${number + 1}@nothing.example,student`),
].join('\n');

test(
  'a class of 24 weeks is set up from nothing and a folder with its curriculum, with at most 30 inputs [ADM-072, ADM-105]',
  { tag: NIGHT },
  async ({ enter }) => {
    test.slow();
    const page = await enter('registrar');
    // the curriculum as it stands in a repository
    await page.goto(`/admin/classes/${IDS.activeCourse}/files`);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as folder' }).click();
    const folder = await (await downloading).path();

    let inputs = 0;
    const fill = async (label: string, value: string) => {
      inputs++;
      await page.getByLabel(label, { exact: true }).fill(value);
    };
    const press = async (name: string | RegExp) => {
      inputs++;
      await page.getByRole('button', { name, exact: true }).click();
    };
    await page.goto('/admin/classes/new');
    inputs++;
    await page.getByLabel('University', { exact: true }).selectOption({ label: 'Northfield University' });
    inputs++;
    await page.getByLabel('Cohort', { exact: true }).selectOption({ index: 1 });
    await fill('Name', 'Full Stack from nothing');
    await fill('Code', 'NU-NEW-1');
    await fill('First day', '2027-01-11');
    await fill('Last day', '2027-08-27');
    await press('Create the class');
    await expect(page.getByText('Draft', { exact: true })).toBeVisible();

    inputs++;
    await page.getByRole('link', { name: 'Curriculum', exact: true }).click();
    inputs++;
    await page.getByLabel('Zip file of a course folder').setInputFiles(folder);
    for (const weekday of ['Monday', 'Tuesday', 'Wednesday', 'Friday']) {
      inputs++;
      await page.getByLabel(weekday, { exact: true }).check();
    }
    const save = page.getByRole('button', { name: /^Take over \d+ items$/u });
    await expect(save).toBeEnabled();
    inputs++;
    await save.click();
    // 180 items in one go are the largest write that there is: a slow machine takes its time for them
    await expect(page.getByText(/items taken over/u).first()).toBeVisible({ timeout: 90_000 });

    inputs++;
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Import', exact: true }).click();
    const place = page.getByLabel('University or class', { exact: true });
    await expect(place.getByText(/NU-NEW-1/u)).toBeAttached();
    inputs++;
    await place.selectOption({ label: 'NU-NEW-1, Northfield University' });
    inputs++;
    await page
      .getByLabel('File to import')
      .setInputFiles({ name: 'roster.csv', mimeType: 'text/csv', buffer: Buffer.from(ROSTER) });
    await press('Apply 26 rows');
    await expect(page.getByText(/26 rows written/u).first()).toBeVisible();

    inputs++;
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Classes', exact: true }).click();
    inputs++;
    await page
      .getByRole('row', { name: /NU-NEW-1/u })
      .getByRole('link')
      .click();
    await expect(shell(page).heading).toBeVisible();
    await press('Publish');
    inputs++;
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText(/^(?:Not begun|Running|Over)$/u).first()).toBeVisible();
    expect(inputs).toBeLessThanOrEqual(MOST_INPUTS);

    const facts = page.getByRole('region', { name: 'The class' });
    const counted = async (term: string) =>
      Number(
        await facts
          .locator('div', { has: page.getByText(term, { exact: true }) })
          .last()
          .locator('dd')
          .textContent(),
      );
    expect(await counted('Students')).toBe(24);
    expect(await counted('Assignments')).toBeGreaterThanOrEqual(30);
    expect(await counted('Sessions')).toBeGreaterThanOrEqual(96);
    await page.getByRole('link', { name: 'Sessions', exact: true }).first().click();
    // Memorial Day of the university
    await expect(page.getByText('Welcome and the Terminal')).toBeVisible();
  },
);

import { IDS } from '@bcs/server/database/seed/ids';
import { bringPeopleAndPublish } from '#harness/class-of-26';
import { CountedHands } from '#harness/counted-hands';
import { NIGHT_TAG } from '#harness/effort';
import { expect, test } from '#harness/test';

const MOST_INPUTS = 30;

test(
  'a class of 24 weeks is set up from nothing and a folder with its curriculum, with at most 30 inputs [ADM-072, ADM-105]',
  { tag: NIGHT_TAG },
  async ({ enter }) => {
    test.slow();
    const page = await enter('registrar');
    // the curriculum as it might be kept in a repository
    await page.goto(`/admin/classes/${IDS.activeCourse}/files`);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as folder' }).click();
    const folder = await (await downloading).path();

    const hands = new CountedHands(page);
    await page.goto('/admin/classes/new');
    await hands.choose('University', { label: 'Northfield University' });
    await hands.choose('Cohort', { index: 1 });
    await hands.fill('Name', 'Full Stack from nothing');
    await hands.fill('Code', 'NU-NEW-1');
    await hands.fill('First day', '2027-01-11');
    await hands.fill('Last day', '2027-08-27');
    await hands.press('Create the class');
    await expect(page.getByText('Draft', { exact: true })).toBeVisible();

    await hands.click(page.getByRole('link', { name: 'Curriculum', exact: true }));
    await hands.bring('Zip file of a course folder', folder);
    for (const weekday of ['Monday', 'Tuesday', 'Wednesday', 'Friday']) await hands.check(weekday);
    const save = page.getByRole('button', { name: /^Take over \d+ items$/u });
    await expect(save).toBeEnabled();
    await hands.click(save);
    // 180 items are the largest possible write, which takes a while on a slow machine
    await expect(page.getByText(/items taken over/u).first()).toBeVisible({ timeout: 90_000 });

    await bringPeopleAndPublish(page, hands, 'NU-NEW-1');
    expect(hands.inputs).toBeLessThanOrEqual(MOST_INPUTS);

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
    // Memorial Day, a holiday of the university
    await expect(page.getByText('Welcome and the Terminal')).toBeVisible();
  },
);

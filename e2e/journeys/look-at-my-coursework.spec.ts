import { IDS } from '@bcs/server/database/seed/ids';
import { NIGHT_TAG } from '#harness/effort';
import { expect, test } from '#harness/test';
import { coursework } from '#pages/coursework';

test('a student sees what is overdue and what is next, and finds the calendar [WORK-001, WORK-003, WORK-004, WORK-005, WORK-007]', async ({
  enter,
}) => {
  const page = await enter('student');
  await page.goto('/coursework');
  const { main } = coursework(page);
  await expect(main.getByRole('alert')).toContainText('You have 1 overdue assignment.');
  await expect(main.getByRole('region', { name: 'Next due' }).getByRole('listitem')).toHaveCount(3);
  await expect(main.getByRole('region', { name: 'Overdue' }).getByRole('listitem')).toHaveCount(1);
  await main.getByRole('link', { name: 'View Course Calendar' }).click();
  await expect(page).toHaveURL('/#coursecalendar');
});

test(
  'coursework that did not load can be asked for again [WORK-031]',
  { tag: NIGHT_TAG },
  async ({ enter, complaints }) => {
    const page = await enter('student2');
    complaints.expect(/500|CallFailed/);
    let broken = true;
    await page.route('**/broker/coursework', (route) => (broken ? route.fulfill({ status: 500 }) : route.continue()));
    await page.goto('/coursework');
    const { main } = coursework(page);
    await expect(main.getByRole('alert')).toHaveText(
      "We're sorry, an error occurred while loading. Please click here to try again!",
    );
    broken = false;
    await main.getByRole('button', { name: 'click here' }).click();
    await expect(main.getByRole('heading', { name: 'Next due' })).toBeVisible();
  },
);

test(
  'an unknown assignment leads back to coursework [WORK-010, WORK-036]',
  { tag: NIGHT_TAG },
  async ({ enter, complaints }) => {
    const page = await enter('student');
    complaints.expect(/404|CallFailed/);
    for (const path of [
      '/coursework/999999/show',
      '/coursework/nonsense/show',
      `/coursework/${IDS.lakesideAssignment}/submit`,
    ]) {
      await page.goto(path);
      const { main } = coursework(page);
      await expect(main).toContainText(
        "That coursework doesn't seem to exist. Please click here to return to your coursework.",
      );
      await expect(main.getByRole('link', { name: 'click here' })).toHaveAttribute('href', '/coursework');
    }
  },
);

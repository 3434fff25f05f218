import type { Page } from '@playwright/test';
import { axeFindings } from '#harness/axe';
import type { Person } from '#harness/people';
import { expect, test } from '#harness/test';
import { SIGNED_OUT, TOUR } from '#harness/tour';

// They only read, so that two workers share the longest file
test.describe.configure({ mode: 'parallel' });

const overflow = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');

for (const [who, paths] of Object.entries(TOUR) as [Person, readonly string[]][]) {
  test(`every screen is clean for ${who}, by day and by night, and fits its width`, async ({
    enter,
    complaints,
    viewport,
  }) => {
    test.setTimeout(240_000);
    complaints.expect(/404|CallFailed/);
    const page = await enter(who);
    if (viewport) await page.setViewportSize(viewport);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect.soft(await axeFindings(page), path).toEqual([]);
      expect.soft(await overflow(page), `${path}: nothing sticks out at the right`).toBeLessThanOrEqual(0);
    }
  });
}

test('every screen before the login is clean, by day and by night', async ({ page }) => {
  for (const path of SIGNED_OUT) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await axeFindings(page), path).toEqual([]);
  }
});

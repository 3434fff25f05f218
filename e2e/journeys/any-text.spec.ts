import type { Person } from '#harness/people';
import { expect, test } from '#harness/test';
import { tornTexts } from '#harness/torn-text';
import { TOUR } from '#harness/tour';

// They only read, so that two workers share the file
test.describe.configure({ mode: 'parallel' });
test.use({ texts: 'any' });

const WIDTHS = [1366, 1024, 768, 390, 320];

for (const [who, paths] of Object.entries(TOUR) as [Person, readonly string[]][]) {
  test(`code, addresses, endless words, Arabic, emoji and combining marks fit every screen of ${who}, at five widths`, async ({
    enter,
    complaints,
  }) => {
    complaints.expect(/404|CallFailed/);
    const page = await enter(who);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await tornTexts(page), `${path} at ${width}`).toEqual([]);
      }
      await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: 900 });
    }
  });
}

test('fails when a text leaves its box, is cut off or lies on another', async ({ page }) => {
  await page.setContent(`
    <div style="width: 100px"><p style="white-space: nowrap">Leaves the box that it stands in</p></div>
    <div style="height: 20px; overflow: hidden; width: 100px"><p style="margin: 0">Is cut off below the first line</p></div>
    <p style="height: 0; margin: 0">One text</p><p style="margin: 0">Another one</p>
    <div style="width: 100px; overflow: auto; white-space: nowrap">Can be scrolled, so it is no finding</div>
    <p style="width: 100px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">Ends in dots by intent</p>`);
  expect(await tornTexts(page)).toEqual([
    expect.stringContaining('"Leaves the box that it s" leaves'),
    expect.stringContaining('is cut off by'),
    '"One text" lies on "Another one"',
  ]);
});

import { requestsOf } from '#harness/at-rest';
import { axeFindings, BOTH, type Theme } from '#harness/axe';
import { deviceOf } from '#harness/device';
import type { Person } from '#harness/people';
import { expect, test } from '#harness/test';
import { tornTexts } from '#harness/torn-text';
import { SIGNED_OUT, TOUR } from '#harness/tour';

// They only read, so that two workers share the longest file
test.describe.configure({ mode: 'parallel' });
// Code, addresses, endless words, Arabic, emoji and combining marks: what fits with them fits with the demo's words
test.use({ texts: 'any' });

const WIDTHS = { desktop: [1366, 1024, 768], phone: [390, 320] } as const;
const DEVICES = ['desktop', 'phone'] as const;
/**
 * Whatever stands on both devices is so looked at in both themes; what only one of them shows belongs to the frame, which
 * the first page of each person shows in all four ways. `npm run test:nightly` looks at every page so.
 */
const THEMES: Readonly<Record<(typeof DEVICES)[number], readonly Theme[]>> = { desktop: ['light'], phone: ['dark'] };
const isThorough = process.env['FUZZ'] === 'long';
/** Its parts keep their places by the width at which the page was loaded. */
const LOADED_ANEW = ['/'];

for (const [who, paths] of Object.entries(TOUR) as [Person, readonly string[]][]) {
  test(`every screen is clean for ${who}, by day and by night, and whatever is written fits every width`, async ({
    enter,
    complaints,
  }) => {
    test.setTimeout(600_000);
    complaints.expect(/404|CallFailed/);
    const page = await enter(who);
    const atRest = requestsOf(page);
    const become = await deviceOf(page);
    for (const [index, path] of paths.entries()) {
      await become.desktop(WIDTHS.desktop[0]);
      await page.goto(path);
      // an open page that becomes that of a phone takes half as long as one more that is loaded
      for (const device of DEVICES) {
        await become[device](WIDTHS[device][0]);
        if (device === 'phone' && LOADED_ANEW.includes(path)) await page.reload();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await atRest();
        const themes = index === 0 || isThorough ? BOTH : THEMES[device];
        expect.soft(await axeFindings(page, themes), `${path} on a ${device}`).toEqual([]);
        for (const width of WIDTHS[device]) {
          await become[device](width);
          expect.soft(await tornTexts(page), `${path} at ${width}`).toEqual([]);
        }
      }
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

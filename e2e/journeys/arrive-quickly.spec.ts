import { watchLoad, type Budget } from '#harness/first-load';
import { expect, test } from '#harness/test';
import { shell } from '#pages/shell';

// a browser that knows the app already would fetch and move less
test.use({ isFirstVisit: true });

// the limits in docs/measurements.md
const EVERYWHERE = { css: 15.2, fonts: 21, shift: 0.02 };
const LOGIN: Budget = { ...EVERYWHERE, js: 122, requests: 12 };
const DASHBOARD: Budget = { ...EVERYWHERE, js: 148.6, requests: 18 };
const GRADEBOOK: Budget = { ...EVERYWHERE, js: 172.7, requests: 30 };

test('the login arrives within its budget', async ({ page }) => {
  const load = await watchLoad(page);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
  expect(await load.beyond(LOGIN)).toEqual([]);

  // red control: code of other pages, and an element that pushes the page down
  const response = await page.request.get('/gradebook');
  const others = [...(await response.text()).matchAll(/"(\/assets\/[^"]+\.js)"/g)].flatMap(([, path]) => path ?? []);
  await page.evaluate((paths) => Promise.all(paths.map((path) => fetch(path))), others);
  await page.evaluate(
    "document.body.prepend(document.createElement('p')); document.body.firstChild.style.height = '24rem'",
  );
  await expect
    .poll(() => load.beyond(LOGIN))
    .toEqual([
      expect.stringMatching(/^js: .*vendor/),
      expect.stringMatching(/^\d+ requests of 12/),
      expect.stringMatching(/^layout shift/),
    ]);
});

for (const person of ['student', 'instructor'] as const) {
  test(`the dashboard of the ${person} arrives within its budget`, async ({ enter }) => {
    const page = await enter(person);
    const load = await watchLoad(page);
    await page.goto('/');
    await expect(shell(page).heading).toContainText('Dashboard');
    // everything in view arrives with the first answer
    if (person === 'instructor') await expect(page.getByRole('region', { name: 'Class pulse' })).toBeVisible();
    expect(await load.beyond(DASHBOARD)).toEqual([]);
  });
}

test('the gradebook arrives within its budget', async ({ enter }) => {
  const page = await enter('instructor');
  const load = await watchLoad(page);
  await page.goto('/gradebook?view=grid');
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  expect(await load.beyond(GRADEBOOK)).toEqual([]);
});

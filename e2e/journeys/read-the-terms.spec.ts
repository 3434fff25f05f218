import { axeFindings } from '#harness/axe';
import { NIGHT_TAG } from '#harness/effort';
import { expect, test } from '#harness/test';

const PAGES = [
  ['/terms-and-conditions', 'en', 'Terms of Use', 16],
  ['/terms-and-conditions/german', 'de', 'Nutzungsbedingungen', 16],
  ['/privacy-policy', 'en', 'Privacy Policy', 14],
] as const;

for (const [path, lang, title, sections] of PAGES) {
  test(`${path} is whole without any script, and on paper [LEGAL-001, LEGAL-002, LEGAL-003, LEGAL-006, LEGAL-011]`, async ({
    another,
  }) => {
    const page = await another({ javaScriptEnabled: false });
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const entries = page
      .getByRole('navigation')
      .filter({ has: page.locator('#contents') })
      .getByRole('link');
    await expect(entries).toHaveCount(sections);
    for (const link of await entries.all()) {
      const href = String(await link.getAttribute('href'));
      await expect(page.locator(`h2[id="${href.slice(href.indexOf('#') + 1)}"]`)).toHaveText(await link.innerText());
    }
    await entries.last().click();
    await expect(page.getByRole('heading', { level: 2 }).last()).toBeInViewport();
    await expect(page.getByText('needs JavaScript')).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeHidden();
  });
}

test('without a script the way back leads to the start [LEGAL-009, LEGAL-012]', async ({ another }) => {
  const page = await another({ javaScriptEnabled: false });
  await page.goto('/terms-and-conditions/german');
  await expect(page.getByRole('link', { name: 'Gehe zu Bootcamp Square' })).toHaveAttribute('href', '/');
});

test('with one it leads to the page before, also after a look at the contents [LEGAL-008, LEGAL-012]', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Terms', exact: false }).first().click();
  await expect(page).toHaveURL('/terms-and-conditions');
  await page.getByRole('link', { name: 'Auf Deutsch lesen' }).click();
  await page.getByRole('link', { name: '15. Schiedsverfahren und Streitbeilegung' }).click();
  await expect(page).toHaveURL('/terms-and-conditions/german#arbitration');
  await expect(page.getByRole('heading', { name: '15. Schiedsverfahren und Streitbeilegung' })).toBeInViewport();
  await page.getByRole('button', { name: 'Zurück zu Bootcamp Square' }).click();
  await expect(page).toHaveURL('/terms-and-conditions');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/login');
});

test('opened at once it leads to the start [LEGAL-009, LEGAL-012]', { tag: NIGHT_TAG }, async ({ page }) => {
  await page.goto('/terms-and-conditions/german');
  await expect(page.getByRole('link', { name: 'Gehe zu Bootcamp Square' })).toHaveAttribute('href', '/');
  expect(await axeFindings(page)).toEqual([]);
});

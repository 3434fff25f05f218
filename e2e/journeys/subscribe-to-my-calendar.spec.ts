import { axeFindings } from '#harness/axe';
import { expect, test } from '#harness/test';
import { dashboard } from '#pages/dashboard';

test('a student takes the course calendar along, makes its address anew, and turns it off', async ({
  enter,
  request,
}) => {
  const page = await enter('student');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await dashboard(page).calendar.region.getByRole('button', { name: 'Subscribe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Subscribe to your calendar' });
  const addressShown = async () => (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Create calendar link' }).click();
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  const first = await addressShown();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(first);
  expect(await dialog.getByRole('link', { name: 'Open in my calendar app' }).getAttribute('href')).toBe(
    first.replace('http:', 'webcal:'),
  );
  const calendar = await request.get(first);
  expect(calendar.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR\r\n[^]*SUMMARY:Due: [^]*END:VCALENDAR\r\n$/);

  expect(await axeFindings(page)).toEqual([]);

  // a returning user learns that an address exists, but not which
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dashboard(page).calendar.region.getByRole('button', { name: 'Subscribe' }).click();
  await expect(dialog.getByText('Calendar link created')).toBeVisible();
  await expect(dialog.locator('code')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Create a new link' }).click();
  await page
    .getByRole('dialog', { name: 'Create a new link?' })
    .getByRole('button', { name: 'Create a new link' })
    .click();
  await expect(dialog.locator('code')).not.toHaveText(first);
  const second = await addressShown();
  expect([(await request.get(first)).status(), (await request.get(second)).status()]).toEqual([404, 200]);

  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(dialog.getByRole('button', { name: 'Create calendar link' })).toBeVisible();
  expect((await request.get(second)).status()).toBe(404);
});

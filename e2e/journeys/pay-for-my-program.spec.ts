import { axeFindings } from '#harness/axe';
import { NIGHT_TAG } from '#harness/effort';
import { expect, test } from '#harness/test';
import { shell } from '#pages/shell';

test('Billing opens the statement in a new tab, for five minutes [CHAT-001, CHAT-006, CHAT-012, CHAT-013, D-169, D-170]', async ({
  enter,
  complaints,
}) => {
  complaints.expect(/status of 403/);
  const page = await enter('student');
  await page.goto('/');
  const [statement] = await Promise.all([
    page.context().waitForEvent('page'),
    shell(page).navigation.getByRole('button', { name: 'Billing' }).click(),
  ]);
  await expect(statement).toHaveURL('/billing/statement?ref=1');
  await expect(statement.getByRole('heading', { level: 1 })).toHaveText('Statement');
  await expect(statement.getByText('Maya Okafor, Northfield University')).toBeVisible();
  await expect(statement.getByText('Balance due: $3,495.00')).toBeVisible();
  expect(await axeFindings(statement)).toEqual([]);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'bcsPaymentToken')).toMatchObject({ secure: true, sameSite: 'Lax' });
  const dialog = page.getByRole('dialog', { name: 'Billing' });
  await expect(dialog.getByRole('link', { name: /Northfield University$/ })).toHaveAttribute(
    'href',
    /\/billing\/statement\?ref=1$/,
  );
  expect(await axeFindings(page)).toEqual([]);

  await page.context().clearCookies({ name: 'bcsPaymentToken' });
  await statement.reload();
  await expect(statement.getByText('Please open Billing again.')).toBeVisible();
});

test('staff have no Billing [CHAT-013]', { tag: NIGHT_TAG }, async ({ enter }) => {
  const page = await enter('instructor');
  await page.goto('/');
  await expect(shell(page).navigation.getByRole('link', { name: 'Gradebook' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Billing' })).toHaveCount(0);
});

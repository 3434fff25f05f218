import { IDS } from '@bcs/server/database/seed/ids';
import { expect, test } from '#harness/test';
import { dashboard } from '#pages/dashboard';
import { sessionPage } from '#pages/session';
import { shell } from '#pages/shell';
import { submissionForm } from '#pages/submission';

test('on the way to class Noah checks in and hands in with one thumb [ATT-002, ATT-027, SUBM-067]', async ({
  enter,
}) => {
  const page = await enter('student2');
  await page.goto('/');
  await page.getByRole('link', { name: 'Check In To Class' }).tap();
  await page.getByRole('button', { name: 'Check In' }).tap();
  await expect(shell(page).heading).toHaveText(/^You have checked in to/);
  await page.getByRole('link', { name: 'Session Details' }).tap();
  await expect(sessionPage(page).hero.getByText('Present', { exact: true })).toBeVisible();

  await shell(page).goTo('Coursework');
  await page.locator(`a[href="/coursework/${IDS.openAssignment}/submit"]`).first().tap();
  const form = submissionForm(page);
  await form.add('https://github.com/noahw-dev/on-the-bus');
  await form.submit.tap();
  await expect(shell(page).heading).toHaveText('Your assignment has been submitted.');
});

test('the bar at the bottom leads to the main pages, More to all others [SHELL-040]', async ({ enter }) => {
  const page = await enter('student2');
  await page.goto('/');
  const bar = shell(page).navigation;
  await expect(bar.getByRole('link')).toHaveCount(4);
  await bar.getByRole('button', { name: 'More' }).tap();
  const sheet = page.getByRole('dialog', { name: 'All pages' });
  await sheet.getByRole('link', { name: 'Class Contacts' }).tap();
  await expect(page).toHaveURL('/class-contacts');
  await expect(sheet).toHaveCount(0);
});

test('the calendar is a list of days, its filters behind one button [DASH-032, DASH-034]', async ({ enter }) => {
  const page = await enter('student2');
  await page.goto('/');
  const { calendar } = dashboard(page);
  await calendar.region.scrollIntoViewIfNeeded();
  await expect(calendar.region.getByRole('table')).toBeHidden();
  await calendar.region.getByRole('button', { name: 'Filters' }).tap();
  await calendar.eventType.selectOption('Coursework');
  await expect(calendar.region.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await expect(page).toHaveURL('/?selectedEventType=coursework');
  await calendar.region.getByRole('list').getByRole('link').first().tap();
  await expect(page).toHaveURL(/\/coursework\/\d+\/show$/);
});

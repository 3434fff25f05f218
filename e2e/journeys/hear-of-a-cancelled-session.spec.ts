import type { Page } from '@playwright/test';
import { IDS } from '@bcs/server/database/seed/ids';
import { PEOPLE } from '#harness/people';
import { expect, test } from '#harness/test';
import { bell } from '#pages/bell';

const CLASS = `/admin/classes/${IDS.activeCourse}`;
const TOLD = / has been cancelled\.$/;

/** Chooses how cancelled and moved sessions come, and how the digest does. */
async function want(page: Page, sessions: string, digest: string): Promise<void> {
  await page.goto('/preferences');
  for (const [label, choice] of [
    ['Cancelled and moved sessions', sessions],
    ['Digest', digest],
  ] as const) {
    const field = page.getByLabel(label, { exact: true });
    await field.selectOption(choice);
    await expect(field).toBeEnabled();
  }
}

test('an instructor cancels a session, and everybody hears of it once, the way they want [SUCC-080, SUCC-076, ADM-071]', async ({
  enter,
  another,
  mailboxPath,
}) => {
  test.setTimeout(240_000);
  const admin = await enter('admin');
  await test.step('the class lets its instructors edit', async () => {
    await admin.goto(`${CLASS}/settings`);
    await admin.getByLabel('Instructors may edit').check();
    await admin.getByRole('button', { name: 'Review and save' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    await expect(admin.getByText('The settings were saved.').first()).toBeVisible();
  });

  // one at once, at any hour; one in the bell alone
  const [maya, noah] = [await enter('student'), await enter('student2')];
  await want(maya, 'At once', 'Off');
  for (const label of ['Quiet from', 'Quiet until']) {
    await maya.getByLabel(label).fill('00:00');
    await maya.getByLabel(label).blur();
  }
  await want(noah, 'Off', 'Off');
  await noah.goto('/');
  const before = await bell(noah).unread();

  const daniel = await enter('instructor');
  await daniel.goto(`${CLASS}/sessions/${IDS.futureSession}`);
  await daniel.getByRole('button', { name: 'Cancel session' }).click();
  await daniel.getByRole('dialog').getByRole('button', { name: 'Cancel session' }).click();
  await expect(daniel.getByText('The session was cancelled.').first()).toBeVisible();

  await test.step('everybody has it in the bell, once', async () => {
    await expect.poll(() => bell(noah).unread()).toBe(before + 1);
    for (const page of [maya, noah]) {
      await page.goto('/notifications');
      await expect(page.getByRole('main').getByText(TOLD)).toHaveCount(1);
    }
  });

  await test.step('who wants it at once has one mail, and nobody has two', async () => {
    const mailbox = await another({ extraHTTPHeaders: {} });
    const told = mailbox.getByRole('heading', { level: 2, name: TOLD });
    const toldTo = (email: string) => mailbox.getByRole('article').filter({ has: told, hasText: `To ${email}` });
    await expect(async () => {
      await mailbox.goto(mailboxPath);
      await expect(toldTo(PEOPLE.student)).toHaveCount(1);
    }).toPass();
    // whatever comes after it has come
    await expect.poll(() => daniel.getByText('The session was cancelled.').count(), { timeout: 10_000 }).toBe(0);
    await mailbox.reload();
    await expect(toldTo(PEOPLE.student)).toHaveCount(1);
    await expect(toldTo(PEOPLE.student2)).toHaveCount(0);
    const readers = await mailbox.getByRole('article').filter({ has: told }).getByText(/^To /).allInnerTexts();
    const addresses = readers.map((reader) => reader.replace(/,.*/s, ''));
    expect(addresses).toEqual([...new Set(addresses)]);
  });
});

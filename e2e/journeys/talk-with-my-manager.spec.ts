import { IDS } from '@bcs/server/database/seed/ids';
import { axeFindings } from '#harness/axe';
import { IS_LONG_RUN, NIGHT_TAG } from '#harness/effort';
import { expect, test } from '#harness/test';

const { student } = IDS.enrollments;

test('a student and a student success manager talk, each seeing at once what the other does [CHAT-002, CHAT-005]', async ({
  enter,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  const page = await enter('student');
  const staff = await enter('ssm');
  const log = page.getByRole('log', { name: 'Messages' });
  const answers = staff.getByRole('log', { name: 'Messages' });
  const box = page.getByRole('textbox', { name: /^Message to/ });
  const answer = staff.getByRole('textbox', { name: 'Message to Maya Okafor' });

  await test.step('the bubble is offline until a manager has a page open', async () => {
    await page.goto('/videos');
    await page.getByRole('button', { name: 'Chat and help' }).click();
    const panel = page.getByRole('dialog', { name: 'Help' });
    await expect(panel.getByText('Offline', { exact: true })).toBeVisible();
    await staff.goto('/chat');
    await expect(panel.getByText('Online', { exact: true })).toBeVisible();
    await expect(
      staff
        .getByRole('main')
        .getByText(/Waiting for/)
        .first(),
    ).toBeVisible();
    await panel.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('what the student writes stands in the inbox, which says who waits', async () => {
    await page.goto('/chat');
    await box.fill('Is anybody there tonight?');
    await box.press('Enter');
    await expect(log.getByText('Is anybody there tonight?')).toBeVisible();
    const row = staff.getByRole('listitem').filter({ hasText: 'Maya Okafor' });
    await expect(row).toContainText('Is anybody there tonight?');
    await expect(row).toContainText('Waiting for');
    await row.getByRole('link').click();
    await expect(answers.getByText('Is anybody there tonight?')).toBeVisible();
  });

  await test.step('each sees the other type, and then the words', async () => {
    // long enough for a second typing signal, in case the other page connected after the first
    await answer.pressSequentially('Gladly, right now', { delay: 200 });
    await expect(page.getByText('Elena is typing…')).toBeVisible();
    await answer.press('Enter');
    await expect(log.getByText('Gladly, right now')).toBeVisible();
    await expect(page.getByText('Elena is typing…')).toBeHidden();
    await box.pressSequentially('See https://example.com/work', { delay: 20 });
    await expect(staff.getByText('Maya is typing…')).toBeVisible();
    await box.press('Enter');
    await expect(answers.getByRole('link', { name: 'https://example.com/work' })).toHaveAttribute('rel', /noopener/);
    expect(await axeFindings(page)).toEqual([]);
    expect(await axeFindings(staff)).toEqual([]);
  });

  await test.step('without a connection a message waits, and arrives once when it is back', async () => {
    await page.context().setOffline(true);
    await box.fill('Written in a tunnel');
    await box.press('Enter');
    await answer.fill('Are you there?');
    await answer.press('Enter');
    await expect(answers.getByText('Are you there?')).toBeVisible();
    await expect(answers.getByText('Written in a tunnel')).toHaveCount(0);
    await page.context().setOffline(false);
    await expect(answers.getByText('Written in a tunnel')).toHaveCount(1, { timeout: 30_000 });
    await expect(log.getByText('Are you there?')).toHaveCount(1, { timeout: 30_000 });
    await expect(log.getByText('Written in a tunnel')).toHaveCount(1);
  });

  await test.step('after a reload both have the same history', async () => {
    await page.reload();
    await staff.reload();
    for (const text of ['Is anybody there tonight?', 'Gladly, right now', 'Written in a tunnel', 'Are you there?']) {
      await expect(log.getByText(text)).toHaveCount(1);
      await expect(answers.getByText(text)).toHaveCount(1);
    }
  });

  // by day a server test covers it, and noticing it takes a while
  if (!IS_LONG_RUN) return;
  await test.step('when the manager has gone the chat is offline, and says what else there is', async () => {
    await staff.close();
    await expect(
      page.getByText(
        'Live Chat is currently offline. Please create a support ticket and we will contact you by e-mail.',
      ),
    ).toBeVisible({ timeout: 30_000 });
  });
});

for (const who of ['instructor', 'ta', 'cd', 'admin', 'cm'] as const)
  test(
    `${who} has the bubble, and no conversation [CHAT-002, CHAT-003]`,
    { tag: who === 'instructor' ? [] : NIGHT_TAG },
    async ({ enter }) => {
      const page = await enter(who);
      await page.goto('/videos');
      await page.getByRole('button', { name: 'Chat and help' }).click();
      const panel = page.getByRole('dialog', { name: 'Help' });
      await expect(panel.getByRole('link', { name: 'Support Ticket' })).toBeVisible();
      for (const path of ['/chat', `/chat/${student}`]) {
        await page.goto(path);
        await expect(page).toHaveURL('/unauthorized');
      }
    },
  );

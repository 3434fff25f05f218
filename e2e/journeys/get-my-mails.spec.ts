import { axeFindings } from '#harness/axe';
import { PEOPLE } from '#harness/people';
import { expect, test } from '#harness/test';
import { loginPage } from '#pages/login';
import { shell } from '#pages/shell';

const pathOf = (address: string | null) => {
  const { pathname, search } = new URL(address ?? '');
  return pathname + search;
};

test('a student wants e-mails once a day, opens a grade from the digest, and unsubscribes with one click [SUCC-076, SUCC-081, SUCC-082]', async ({
  enter,
  another,
  mailboxPath,
  origin,
}) => {
  const page = await enter('student');
  const sessions = page.getByLabel('Cancelled and moved sessions');
  await test.step('the profile menu leads to the preferences, and what is chosen there stays', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: /^Account menu/ }).click();
    await page.getByRole('menuitem', { name: 'E-mail preferences' }).click();
    await expect(shell(page).heading).toHaveText('E-mail preferences');
    await expect(sessions).toHaveValue('at-once');
    await sessions.selectOption('Daily');
    await expect(sessions).toBeEnabled();
    expect(await axeFindings(page)).toEqual([]);
    await page.reload();
    await expect(sessions).toHaveValue('daily');
  });

  // the mailbox is only shown to this machine, not to visitors behind a proxy
  const mailbox = await another({ extraHTTPHeaders: {} });
  const digest = mailbox
    .getByRole('article')
    .filter({ hasText: `To ${PEOPLE.student}` })
    .filter({ hasText: 'Your day:' });
  await expect(async () => {
    await mailbox.goto(mailboxPath);
    expect(await digest.count()).toBe(1);
  }).toPass();

  await test.step('a grade opens after login, on a phone', async () => {
    const text = await digest.locator('pre').innerText();
    const [, title = '', letter = '', grade = null] =
      /Your submission for (.+) was graded: (\S+)\.\n\s+(\S+)/.exec(text) ?? [];
    const reader = await another({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await reader.goto(pathOf(grade));
    await loginPage(reader).as('student');
    await expect(reader).toHaveURL((url) => url.pathname + url.search === pathOf(grade));
    await expect(shell(reader).heading).toHaveText(title);
    await expect(shell(reader).main.getByText(letter, { exact: true }).first()).toBeVisible();
  });

  await test.step('one click turns the digest off, and looking at the link turns off nothing', async () => {
    const link = pathOf(await digest.getByRole('link', { name: /\/unsubscribe\// }).getAttribute('href'));
    const stranger = await another();
    await stranger.goto(link);
    await page.reload();
    await expect(page.getByLabel('Digest', { exact: true })).toHaveValue('daily');
    await stranger.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(stranger.getByText('Digest: off')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Digest', { exact: true })).toHaveValue('off');
    await expect(sessions).toHaveValue('daily');
    // as a mail program does, without cookies, and repeatedly if unsure
    for (const turn of [1, 2]) {
      const answer = await fetch(new URL(link, origin), { method: 'POST', body: 'List-Unsubscribe=One-Click' });
      expect([turn, answer.status, await answer.text()]).toEqual([
        turn,
        200,
        'You will get no more e-mails of this kind.\n',
      ]);
    }
    await mailbox.reload();
    await expect(digest).toHaveCount(1);
  });
});

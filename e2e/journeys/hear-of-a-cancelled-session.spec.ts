import { IDS } from '@bcs/server/database/seed/ids';
import type { Page } from '@playwright/test';
import { IS_LONG_RUN } from '#harness/effort';
import { PEOPLE, type Person } from '#harness/people';
import { expect, test } from '#harness/test';
import { shell } from '#pages/shell';

const CLASS = `/admin/classes/${IDS.activeCourse}`;
/** Quiet hours during which even an immediate mail waits. */
const ALL_DAY = ['00:00', '23:59'] as const;
/** Quiet hours that are turned off. */
const NEVER = ['07:00', '07:00'] as const;
/** The time zone to which the digest's reader moves. */
const ZONE = 'Europe/Berlin';
/** A time limit for the digest job, which runs every minute. */
const DIGEST_COMES = 200_000;

async function openPreferences(page: Page): Promise<void> {
  await page.goto('/preferences');
  await expect(shell(page).heading).toHaveText('E-mail preferences');
}

async function choose(page: Page, delivery: string): Promise<void> {
  const sessions = page.getByLabel('Cancelled and moved sessions');
  await sessions.selectOption({ label: delivery });
  await expect(sessions).toBeEnabled();
  await expect(sessions).toHaveValue(delivery.toLowerCase().replace(' ', '-'));
}

async function setTime(page: Page, label: string, time: string): Promise<void> {
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/broker/saveMailPreferences'));
  await page.getByLabel(label, { exact: true }).fill(time);
  await page.getByLabel(label, { exact: true }).blur();
  expect((await saved).ok()).toBe(true);
}

/**
 * Returns a minute that begins in 20 to 80 seconds by the server's clock, in the reader's zone, so that it is not over
 * when it is saved.
 */
async function comingMinute(page: Page): Promise<string> {
  const { date = '' } = (await page.request.get('/healthz')).headers();
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' });
  return format.format(Date.parse(date) + 80_000);
}

test('an instructor cancels a session, and everybody hears of it once, as they want it [SUCC-076, SUCC-080]', async ({
  enter,
  another,
  mailboxPath,
}) => {
  test.setTimeout(420_000);
  const [atOnce, daily, off] = [await enter('student2'), await enter('survey'), await enter('student')];
  await test.step('one student wants to know at once, one once a day, one not at all', async () => {
    for (const page of [atOnce, daily, off]) await openPreferences(page);
    await choose(atOnce, 'At once');
    await setTime(atOnce, 'Quiet from', NEVER[0]);
    await choose(daily, 'Daily');
    await choose(off, 'Off');
  });

  const admin = await enter('admin');
  await test.step('the admin of the class lets instructors edit it', async () => {
    await admin.goto(`${CLASS}/settings`);
    await admin.getByLabel('Instructors may edit').check();
    await admin.getByRole('button', { name: 'Review and save' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    await expect(admin.getByText('The settings were saved.').first()).toBeVisible();
  });

  const instructor = await enter('instructor');
  const press = async (action: 'Cancel' | 'Restore', sessionId: number): Promise<string> => {
    await instructor.goto(`${CLASS}/sessions/${sessionId}`);
    await instructor.getByRole('button', { name: `${action} session` }).click();
    await instructor
      .getByRole('dialog')
      .getByRole('button', { name: `${action} session` })
      .click();
    const done = action === 'Cancel' ? 'The session was cancelled.' : 'The session takes place again.';
    await expect(instructor.getByText(done).first()).toBeVisible();
    return shell(instructor).heading.innerText();
  };

  // the mailbox is only shown to this machine, not to visitors behind a proxy
  const mailbox = await another({ extraHTTPHeaders: {} });
  /** The addresses that were notified of a session, once for each e-mail. */
  const toldOf = async (session: string): Promise<string[]> => {
    await mailbox.goto(mailboxPath);
    const texts = await mailbox.getByRole('article').filter({ hasText: session }).allInnerTexts();
    return texts.map((text) => /^To (\S+),/m.exec(text)?.[1] ?? '');
  };
  const told = async (person: Person, session: string) =>
    (await toldOf(session)).filter((address) => address === PEOPLE[person]).length;

  const cancelled = await press('Cancel', IDS.futureSession);
  await expect.poll(() => told('student2', cancelled)).toBe(1);

  const undone = await test.step('another one is cancelled and restored before anybody was told', async () => {
    await setTime(atOnce, 'Quiet from', ALL_DAY[0]);
    await setTime(atOnce, 'Quiet until', ALL_DAY[1]);
    const name = await press('Cancel', IDS.futureSession + 2);
    expect(await press('Restore', IDS.futureSession + 2)).toBe(name);
    return name;
  });
  expect(undone).not.toBe(cancelled);

  await test.step('the next digest holds the first one and not the other, and nobody else is told', async () => {
    await openPreferences(daily);
    await expect(daily.getByRole('listitem').filter({ hasText: cancelled })).toHaveCount(1);
    await expect(daily.getByRole('listitem').filter({ hasText: undone })).toHaveCount(0);
    const heard = await toldOf(cancelled);
    expect(heard).toContain(PEOPLE.student2);
    expect(heard).not.toContain(PEOPLE.survey);
    expect(heard).not.toContain(PEOPLE.student);
    expect(new Set(heard).size).toBe(heard.length);
    for (const person of ['student2', 'survey', 'student'] as const)
      expect([person, await told(person, undone)]).toEqual([person, 0]);
  });

  // sending takes up to two minutes
  if (!IS_LONG_RUN) return;
  await test.step('the digest of the next minute tells of the first one, and nobody is told twice', async () => {
    await daily.getByLabel('Time zone').selectOption(ZONE);
    await expect(daily.getByLabel('Time zone')).toBeEnabled();
    await setTime(daily, 'Digest time', await comingMinute(daily));
    await expect.poll(() => told('survey', cancelled), { timeout: DIGEST_COMES }).toBe(1);
    const heard = await toldOf(cancelled);
    expect(heard).toEqual(expect.arrayContaining([PEOPLE.student2, PEOPLE.survey]));
    expect(heard).not.toContain(PEOPLE.student);
    expect(new Set(heard).size).toBe(heard.length);
    for (const person of ['student2', 'survey', 'student'] as const)
      expect([person, await told(person, undone)]).toEqual([person, 0]);
  });
});

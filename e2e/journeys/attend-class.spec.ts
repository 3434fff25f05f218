import { IDS } from '@bcs/server/database/seed/ids';
import { NIGHT_TAG } from '#harness/effort';
import { expect, test } from '#harness/test';
import { sessionPage } from '#pages/session';

test('a student checks in to class, and the open table of the ta shows it [ATT-027]', async ({ enter }) => {
  const ta = sessionPage(await enter('ta'));
  await ta.open(IDS.todaysSession);
  await expect(ta.statusOf('Noah Williams')).toHaveValue('none');

  const page = await enter('student2');
  const session = sessionPage(page);
  await test.step('the session offers check-in and remote attendance in place of the table [ATT-026, SESS-020, SESS-021]', async () => {
    await page.goto('/sessions');
    await page.getByRole('link', { name: /HTTP Servers/ }).click();
    await expect(page).toHaveURL(`/sessions/${IDS.todaysSession}`);
    await expect(session.requestRemote).toBeVisible();
    await expect(session.table).toHaveCount(0);
  });

  await test.step('the check-in page [ATT-002, ATT-010, ATT-011]', async () => {
    await session.checkIn.click();
    await expect(page).toHaveURL(`/attendance/check-in/${IDS.todaysSession}`);
    await expect(session.heading).toHaveText(/HTTP Servers/);
    await page.getByRole('button', { name: 'Check In' }).click();
    await expect(page.getByText('You have checked in to HTTP Servers.')).toBeVisible();
    await page.getByRole('link', { name: 'Session Details' }).click();
    await expect(session.hero.getByText('Present', { exact: true })).toBeVisible();
    await expect(session.checkIn).toHaveCount(0);
  });

  await expect(ta.statusOf('Noah Williams')).toHaveValue('present');
  await expect(ta.row('Noah Williams')).toContainText('Checked in on time');
});

test('the check-in page says why there is no button [ATT-009, ATT-011]', { tag: NIGHT_TAG }, async ({ enter }) => {
  const page = await enter('student');
  const says: [number, string][] = [
    [IDS.futureSession, "Check In Hasn't Begun"],
    [IDS.yesterdaysSession, 'Present'],
    [IDS.requestedSession, 'Remote Attendance Pending'],
    [IDS.approvedSession, 'Remote Attendance Approved'],
    [IDS.missedSession, 'Absent'],
    [IDS.excusedSession, 'Excused'],
    [IDS.remoteSession, 'Present Remotely'],
    [IDS.unmarkedSession, 'Check In Has Ended'],
  ];
  for (const [id, text] of says) {
    await page.goto(`/attendance/check-in/${id}`);
    await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Check In' })).toHaveCount(0);
    await sessionPage(page).open(id);
    await expect(sessionPage(page).hero.getByText(text, { exact: true })).toBeVisible();
  }
});

test('a student reads the own attendance [ATT-001, ATT-020]', async ({ enter }) => {
  const page = await enter('student');
  await page.goto('/attendance');
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await test.step('what is left, and each status by its name [ATT-014, ATT-016, ATT-032]', async () => {
    await expect(page.getByRole('heading', { name: 'Remaining absences' }).locator('..')).toContainText(
      '6of 8 allowed',
    );
    await expect(row('6.5 Office Hours')).toContainText('Absent');
    await expect(row('4.4 Code Quiz')).toContainText('Excused');
    await expect(row('4.4 Code Quiz')).toContainText('Illness');
    await expect(row('5.5 Office Hours')).toContainText('Present Remotely');
  });

  await test.step('the remote requests [ATT-017, ATT-031]', async () => {
    await page.getByRole('tab', { name: /Remote requests/ }).click();
    await expect(page.getByRole('cell', { name: 'Pending' })).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Approved' })).toBeVisible();
  });
});

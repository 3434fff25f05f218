import { IDS } from '@bcs/server/database/seed/ids';
import { NIGHT_TAG } from '#harness/effort';
import { expect, test } from '#harness/test';
import { sessionPage } from '#pages/session';

/** A session a week ahead, for which nobody else takes attendance. */
const SESSION = IDS.futureSession;

test('a ta takes attendance by keyboard; colleagues see it [ATT-003, ATT-012, ATT-013, ATT-015, ATT-022, ATT-028]', async ({
  enter,
}) => {
  const page = await enter('ta');
  const session = sessionPage(page);
  await session.open(SESSION);
  await session.statusOf('Chloe Anderson').focus();
  await page.keyboard.type('pra');
  await expect(session.statusOf('Chloe Anderson')).toHaveValue('present');
  await expect(session.statusOf('Ethan Brown')).toHaveValue('remote');
  await expect(session.statusOf('Benjamin Cohen')).toHaveValue('absent');
  await expect(page.getByText('3 of 24 students recorded')).toBeVisible();
  await page.reload();
  await expect(session.statusOf('Benjamin Cohen')).toHaveValue('absent');

  await session
    .row('Benjamin Cohen')
    .getByRole('button', { name: /^Changes of/ })
    .click();
  const changes = page.getByRole('dialog', { name: 'Changes of Benjamin Cohen' });
  await expect(changes).toContainText('Priya Raman');
  await expect(changes).toContainText('Absent');
  await page.keyboard.press('Escape');

  for (const reader of ['cd', 'cm'] as const) {
    const other = sessionPage(await enter(reader));
    await other.open(SESSION);
    await expect(other.row('Benjamin Cohen')).toContainText('Absent');
    await expect(other.table.getByRole('combobox')).toHaveCount(0);
  }
});

test('all present is one press, and one more takes it back', { tag: NIGHT_TAG }, async ({ enter }) => {
  const page = await enter('instructor');
  const session = sessionPage(page);
  await session.open(IDS.futureSession + 2);
  await session.allPresent.click();
  await expect(page.getByText('24 of 24 students recorded')).toBeVisible();
  await expect(page.getByText('24 students were marked present.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('0 of 24 students recorded')).toBeVisible();
  await expect(page.getByText('Saving')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('0 of 24 students recorded')).toBeVisible();
});

// uses a session some days ago: shortly before midnight, yesterday's class of the world still counts as today's
test(
  'a student success manager excuses an absence with a reason, also after the day [ATT-016, ATT-018, ATT-019, ATT-023]',
  { tag: NIGHT_TAG },
  async ({ enter }) => {
    const page = await enter('ssm');
    const session = sessionPage(page);
    await session.open(IDS.videoSession);
    await session.statusOf('Wei Zhang').selectOption('Exception');
    const reason = session.table.getByRole('combobox', { name: 'Reason for the exception of Wei Zhang' });
    await expect(reason).toBeFocused();
    await reason.selectOption('Religious observance');
    await expect(session.statusOf('Wei Zhang')).toHaveValue('exception');
    await page.reload();
    await expect(reason).toHaveValue('4');

    const ta = sessionPage(await enter('ta'));
    await ta.open(IDS.videoSession);
    await expect(ta.statusOf('Wei Zhang')).toBeDisabled();
    await expect(ta.statusOf('Wei Zhang')).toHaveValue('exception');
    await expect(ta.row('Wei Zhang')).toContainText('Religious observance');
  },
);

test(
  'two who are at it at once see the conflict; nothing is overwritten unseen [ATT-028]',
  { tag: NIGHT_TAG },
  async ({ enter, complaints }) => {
    complaints.expect(/status of 409/);
    const page = await enter('ta');
    const session = sessionPage(page);
    await session.open(SESSION);
    // this page no longer receives messages from the server
    await page.routeWebSocket(/realtime/, (socket) => socket.close());
    await page.route('**/broker/realtimeTicket', (route) => route.abort());
    complaints.expect(/realtime|ERR_FAILED|WebSocket/);
    await page.reload();
    await expect(session.statusOf('Amara Diallo')).toHaveValue('none');

    const other = sessionPage(await enter('instructor'));
    await other.open(SESSION);
    await other.statusOf('Amara Diallo').selectOption('Remote');
    await expect(other.row('Amara Diallo')).toContainText('Daniel Brooks');

    await session.statusOf('Amara Diallo').selectOption('Absent');
    await expect(session.row('Amara Diallo')).toContainText('Daniel Brooks chose Remote in the meantime.');
    await session.row('Amara Diallo').getByRole('button', { name: 'Keep Remote' }).click();
    await expect(session.statusOf('Amara Diallo')).toHaveValue('remote');
  },
);

test('the table is filtered by status and by name [ATT-004]', { tag: NIGHT_TAG }, async ({ enter }) => {
  const page = await enter('instructor');
  const session = sessionPage(page);
  await session.open(IDS.yesterdaysSession);
  await page.getByText(/^Absent \d+$/).click();
  await expect(session.table.getByRole('row').filter({ hasText: 'Checked in' })).toHaveCount(0);
  await page.getByText(/^All \d+$/).click();
  await page.getByRole('searchbox', { name: 'Filter by student name' }).fill('okafor');
  await expect(session.table.getByRole('rowheader')).toHaveText(['Maya Okafor']);
});

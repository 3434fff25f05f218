import { IDS } from '@bcs/server/database/seed/ids';
import { axeFindings } from '#harness/axe';
import { IS_LONG_RUN } from '#harness/effort';
import { scan } from '#harness/scan';
import { expect, test } from '#harness/test';

test('staff show a code in the classroom, students type or scan it, and the list shows who is in', async ({
  enter,
  origin,
  complaints,
}) => {
  complaints.expect(/status of 422/);
  const ssm = await enter('ssm');
  await ssm.goto(`/sessions/${IDS.todaysSession}`);
  await ssm.getByRole('link', { name: 'Check-In Code' }).click();
  const code = ssm.getByTestId('room-code');
  await expect(ssm.getByText('Scan to check in')).toBeVisible();
  await expect(code).toHaveCount(0);
  const picture = ssm.getByRole('img', { name: /^QR picture/ });
  await expect(picture).toBeVisible();
  await expect(ssm.getByRole('listitem').filter({ hasText: 'Maya Okafor' })).toHaveCount(0);

  const asks = ssm.getByRole('checkbox', { name: 'Require the code at check-in' });
  await asks.click();
  await expect(asks).toBeChecked();
  await expect(asks).toBeEnabled();
  await expect(code).toHaveText(/^[CDFHJKMNPRTVWXY3479]{6}$/);

  // scanned a while ago, so that the code in the address is outdated
  const student = await enter('student');
  await student.goto(`/attendance/check-in/${IDS.todaysSession}?code=CDFHJK`);
  const field = student.getByLabel('Code shown in the classroom');
  await expect(field).toHaveValue('CDFHJK');
  await student.getByRole('button', { name: 'Check In' }).click();
  await expect(student.getByText('This code is wrong or has expired. Please enter the one shown now.')).toBeVisible();
  expect(await axeFindings(student)).toEqual([]);
  await field.fill(((await code.textContent()) ?? '').toLowerCase());
  await student.getByRole('button', { name: 'Check In' }).click();
  await expect(student.getByText('You have checked in to HTTP Servers.')).toBeVisible();

  // dark on white even in dark mode, because some phones cannot read inverted codes
  const another = await enter('student2');
  let address = '';
  for (const colorScheme of IS_LONG_RUN ? (['light', 'dark'] as const) : (['dark'] as const)) {
    await ssm.emulateMedia({ colorScheme });
    const { text, ink, paper } = await scan(picture);
    expect(ink).toBeLessThan(32);
    expect(paper).toBe(255);
    address = text;
  }
  expect(address).toMatch(new RegExp(`^${origin}/attendance/check-in/${IDS.todaysSession}\\?code=\\w{6}$`));
  await another.goto(address);
  await another.getByRole('button', { name: 'Check In' }).click();
  await expect(another.getByText('You have checked in to HTTP Servers.')).toBeVisible();

  await expect(ssm.getByRole('listitem').filter({ hasText: 'Maya Okafor' })).toBeVisible();
  await expect(ssm.getByRole('heading', { level: 2, name: '2 of 24 checked in' })).toBeVisible();
  expect(await axeFindings(ssm)).toEqual([]);
});

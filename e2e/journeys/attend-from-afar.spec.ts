import { IDS } from '@bcs/server/database/seed/ids';
import { bell } from '#pages/bell';
import { remoteRequestsPage } from '#pages/remote-requests';
import { NIGHT_TAG } from '#harness/effort';
import { expect, test } from '#harness/test';
import { sessionPage } from '#pages/session';

const FUTURE = 'Tables, Keys and Types';

test('a student asks, the open list of the success manager shows it, several are approved at once, the student is told [REM-002, REM-022, REM-029]', async ({
  enter,
}) => {
  const staff = await enter('ssm');
  const list = remoteRequestsPage(staff);
  await staff.goto('/');
  await staff.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Remote Requests' }).click();
  await expect(list.row('Noah Williams', 'Select and Where')).toBeVisible();
  await expect(list.row('Noah Williams', FUTURE)).toHaveCount(0);

  const page = await enter('student2');
  const session = sessionPage(page);
  await test.step('the student asks [REM-001, REM-005, REM-009, REM-019, REM-046]', async () => {
    await session.open(IDS.futureSession);
    await session.requestRemote.click();
    await expect(page.getByText('This request uses', { exact: false })).toBeVisible();
    const form = remoteRequestsPage(page);
    await expect(form.button('Request')).toBeDisabled();
    await form.agreement.check();
    await form.button('Request').click();
    await expect(page.getByText(/^Your remote attendance request has been sent\./)).toBeVisible();
    await form.button('Continue').click();
    await expect(page).toHaveURL(`/sessions/${IDS.futureSession}`);
    await expect(session.hero.getByText('Remote Attendance Pending')).toBeVisible();
    await expect(session.requestRemote).toHaveCount(0);
  });

  await test.step('several are approved at once, and one cannot be [REM-012, REM-051]', async () => {
    // without a reload
    await expect(list.row('Noah Williams', FUTURE)).toBeVisible();
    await list.select('Noah Williams', FUTURE).check();
    await list.select('Noah Williams', 'Select and Where').check();
    await list.select('Zoë Laurent', 'Inheritance and Composition').check();
    await list.button('Approve selected').click();
    await staff.getByRole('button', { name: 'Approve all' }).click();
    await expect(list.note('2 Remote Attendance requests have been approved')).toBeVisible();
    await expect(staff.getByRole('alert')).toContainText(
      'The remote attendance approval could not be completed because attendance for this session has already been set for this student. Please contact support',
    );
    await expect(list.row('Noah Williams', FUTURE)).toHaveCount(0);
  });

  await test.step('the student is told [REM-035]', async () => {
    await expect(session.hero.getByText('Remote Attendance Approved')).toBeVisible();
    await bell(page).button.click();
    await expect(bell(page).news(`Your remote attendance for ${FUTURE} has been approved.`)).toBeVisible();
  });
});

test(
  'a ta denies in the notification; the open page of the student shows it, and another request is taken back [REM-013, REM-014, REM-028, REM-035, REM-048, REM-049]',
  { tag: NIGHT_TAG },
  async ({ enter }) => {
    const page = await enter('student');
    await page.goto('/attendance?tab=requests');
    await expect(page.getByRole('cell', { name: 'Pending' })).toBeVisible();

    const staff = await enter('ta');
    await staff.goto('/notifications');
    const list = remoteRequestsPage(staff);
    await list.button('Deny').click();
    await staff.getByRole('dialog').getByRole('button', { name: 'Deny' }).click();
    await expect(list.note('Remote Attendance request has been denied')).toBeVisible();
    await expect(list.button('Deny')).toHaveCount(0);
    await expect(page.getByRole('cell', { name: 'Denied' })).toBeVisible();

    await page.goto(`/attendance/remote-attendance-request/${IDS.futureSession}`);
    const form = remoteRequestsPage(page);
    await form.agreement.check();
    await form.button('Request').click();
    await form.button('Continue').click();
    await sessionPage(page).open(IDS.futureSession);
    await page.getByRole('link', { name: 'View Request' }).click();
    await page.getByRole('link', { name: 'All my requests' }).click();
    await page.getByRole('group', { name: 'Which requests' }).getByText('Pending', { exact: true }).click();
    await page.getByRole('button', { name: `Cancel the request for ${FUTURE}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel request' }).click();
    await expect(form.note('Remote Attendance request has been cancelled')).toBeVisible();
    await expect(page.getByText(/^You have no pending remote attendance requests for this course\./)).toBeVisible();
  },
);

test(
  'a general manager decides for a course of the university [REM-003, REM-032, REM-034]',
  { tag: NIGHT_TAG },
  async ({ enter }) => {
    const page = await enter('cm');
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Remote Requests' }).click();
    await expect(page).toHaveURL('/remote-attendance-requests/all');
    await expect(page.getByRole('link', { name: 'Course Select' })).toBeVisible();
    const list = remoteRequestsPage(page);
    await expect(list.row('Priya Raman', 'Data Modeling')).toBeVisible();
    await page.getByRole('combobox', { name: 'Course' }).selectOption(String(IDS.fullTimeCourse));
    await expect(page).toHaveURL(/courseId=121/);
    await expect(page.getByRole('rowheader')).toHaveCount(1);
    await page.getByRole('button', { name: /^Approve / }).click();
    await expect(list.note('Remote Attendance request has been approved')).toBeVisible();
    await page.getByText('Approved', { exact: true }).click();
    await expect(page.getByRole('rowheader')).toHaveCount(1);
  },
);

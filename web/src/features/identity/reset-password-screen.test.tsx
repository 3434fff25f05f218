import { expect, test } from 'vitest';
import { storedUser, storeSession } from '#lib/auth-session.ts';
import { wholeApp } from '#testing/app.tsx';
import { refuse } from '#testing/broker.ts';

const app = wholeApp();
const { broker } = app;
const LINK = '/reset-password?token=12345678901234567890&user=maya%40northfield.example';
const GOOD = 'Newer#2026';

const initially = () =>
  storeSession(
    { userId: 5, userName: 'maya@northfield.example', errorCode: 'MUST_RESET_PASSWORD', resetToken: 'stored-token' },
    null,
  );

async function fill(screen: Awaited<ReturnType<typeof app.open>>, form: { old?: string; next: string; again: string }) {
  if (form.old !== undefined) await screen.getByLabelText('Old Password').fill(form.old);
  await screen.getByLabelText('New Password', { exact: true }).fill(form.next);
  await screen.getByLabelText('Confirm New Password').fill(form.again);
}
const press = (screen: Awaited<ReturnType<typeof app.open>>) =>
  screen.getByRole('button', { name: 'Reset Password' }).click();

test('/reset-password shows Reset Your Password with two fields [AUTH-004, AUTH-028]', async () => {
  const screen = await app.open(LINK);
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Reset Your Password');
  await expect.element(screen.getByLabelText('New Password', { exact: true })).toBeVisible();
  await expect.element(screen.getByLabelText('Confirm New Password')).toBeVisible();
});

test('the old password is asked for only when the account must reset [AUTH-027, AUTH-032]', async () => {
  const fromLink = await app.open(LINK);
  await expect.element(fromLink.getByLabelText('Old Password')).not.toBeInTheDocument();
  await fromLink.unmount();
  initially();
  const initial = await app.open(LINK);
  await expect.element(initial.getByLabelText('Old Password')).toBeVisible();
});

test('the button waits for both new-password fields [AUTH-029]', async () => {
  const screen = await app.open(LINK);
  const button = screen.getByRole('button', { name: 'Reset Password' });
  await expect.element(button).toBeDisabled();
  await screen.getByLabelText('New Password', { exact: true }).fill(GOOD);
  await expect.element(button).toBeDisabled();
  await screen.getByLabelText('Confirm New Password').fill(GOOD);
  await expect.element(button).toBeEnabled();
});

test('the button waits no longer for fields that a password manager has filled in without telling [AUTH-029]', async () => {
  const screen = await app.open(LINK);
  broker.answers.resetPassword = { success: true, errorCode: null, errorMessage: null };
  for (const label of ['New Password', 'Confirm New Password'])
    (screen.getByLabelText(label, { exact: true }).element() as HTMLInputElement).value = GOOD;
  await press(screen);
  await expect.poll(() => broker.sentTo('resetPassword')[0]?.input).toMatchObject({ password: GOOD });
});

test.each([
  ['AUTH-034', { old: '', next: 'x', again: 'y' }, 'Please enter your current password'],
  [
    'AUTH-035',
    { old: 'same', next: 'same', again: 'y' },
    'Your new password must be different than your current password',
  ],
  ['AUTH-038', { old: 'old', next: 'short', again: 'other' }, 'Your password must be at least 8 characters in length'],
  [
    'AUTH-039',
    { old: 'old', next: 'longenough', again: 'otherwise' },
    'Your new password and confirm password fields must match',
  ],
  [
    'AUTH-040',
    { old: 'old', next: 'longenough', again: 'longenough' },
    'The password you entered is invalid. Your password needs to have one uppercase letter, one lowercase letter, one number, and one of these special characters `~!@#$%^&*()_+=? and at least have 8 characters.',
  ],
])('only the first failing check is shown, and nothing is sent [AUTH-033, %s]', async (_id, form, text) => {
  initially();
  const screen = await app.open(LINK);
  await fill(screen, form);
  await press(screen);
  await expect.element(screen.getByRole('alert')).toHaveTextContent(text);
  expect(broker.sent).toEqual([]);
});

test('the banner can be dismissed [AUTH-030]', async () => {
  const screen = await app.open(LINK);
  await fill(screen, { next: 'short', again: 'short' });
  await press(screen);
  await screen.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('token and user come from the address, digit by digit, and the old password stays here [AUTH-041, AUTH-060, D-040]', async () => {
  initially();
  broker.answers.resetPassword = { success: true, errorCode: null, errorMessage: null };
  const screen = await app.open(LINK);
  await fill(screen, { old: 'Older#2025', next: GOOD, again: GOOD });
  await press(screen);
  await expect
    .poll(() => broker.sentTo('resetPassword')[0]?.input)
    .toEqual({
      resetToken: '12345678901234567890',
      userName: 'maya@northfield.example',
      password: GOOD,
    });
});

test('without them they come from the stored user [AUTH-042]', async () => {
  initially();
  broker.answers.resetPassword = { success: true, errorCode: null, errorMessage: null };
  const screen = await app.open('/reset-password');
  await fill(screen, { old: 'Older#2025', next: GOOD, again: GOOD });
  await press(screen);
  await expect
    .poll(() => broker.sentTo('resetPassword')[0]?.input)
    .toMatchObject({
      resetToken: 'stored-token',
      userName: 'maya@northfield.example',
    });
});

test('a success forgets the stored user, and / leads to a login that tells of it [AUTH-031, D-041]', async () => {
  initially();
  broker.answers.resetPassword = { success: true, errorCode: null, errorMessage: null };
  const screen = await app.open(LINK);
  await fill(screen, { old: 'Older#2025', next: GOOD, again: GOOD });
  await press(screen);
  await expect.poll(screen.path).toBe('/login');
  await expect.element(screen.getByText('Your password has been changed. Please log in.')).toBeVisible();
  expect(storedUser()).toBeNull();
});

test.each([
  [
    'answered',
    {
      success: false,
      errorCode: 'RESET_LINK_INVALID',
      errorMessage: 'This password reset link is invalid or has expired. Please request a new one.',
    },
  ],
  [
    'refused',
    refuse(422, 'RESET_LINK_INVALID', 'This password reset link is invalid or has expired. Please request a new one.'),
  ],
])('a server error shows the message of the server, %s [AUTH-044]', async (_how, answer) => {
  broker.answers.resetPassword = answer;
  const screen = await app.open(LINK);
  await fill(screen, { next: GOOD, again: GOOD });
  await press(screen);
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('This password reset link is invalid or has expired. Please request a new one.');
});

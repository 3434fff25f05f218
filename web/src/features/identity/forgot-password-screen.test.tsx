import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { wholeApp } from '#testing/app.tsx';
import { refuse, type Refusal } from '#testing/broker.ts';

const app = wholeApp();
const { broker } = app;
const SENT = "Success! We've sent instructions on resetting your password to your email address";
const FAILED = 'Your email address or Password is incorrect. Please try again.';

async function request(answer: { success: true } | Refusal) {
  const screen = await app.open('/forgot-password');
  broker.answers.requestPasswordReset = answer;
  await screen.getByLabelText('Email').fill('maya@northfield.example');
  await screen.getByRole('button', { name: 'Reset Password' }).click();
  return screen;
}

test('/forgot-password has an e-mail field and a way back to the login [AUTH-002, AUTH-045, AUTH-048]', async () => {
  const screen = await app.open('/forgot-password');
  await expect.element(screen.getByLabelText('Email')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Back to the login' })).toHaveAttribute('href', '/login');
});

test('the button is disabled while the e-mail is empty [AUTH-046]', async () => {
  const screen = await app.open('/forgot-password');
  const button = screen.getByRole('button', { name: 'Reset Password' });
  await expect.element(button).toBeDisabled();
  await screen.getByLabelText('Email').fill('  ');
  await expect.element(button).toBeDisabled();
  await screen.getByLabelText('Email').fill('m');
  await expect.element(button).toBeEnabled();
});

test('Enter submits, with the address where the new password is chosen [AUTH-047, AUTH-059, D-042]', async () => {
  const screen = await app.open('/forgot-password');
  broker.answers.requestPasswordReset = { success: true };
  await screen.getByLabelText('Email').fill('maya@northfield.example');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(SENT)).toBeVisible();
  expect(broker.sentTo('requestPasswordReset')[0]?.input).toEqual({
    username: 'maya@northfield.example',
    resetUrl: `${location.origin}/reset-password`,
  });
});

test('a success is shown [AUTH-050]', async () => {
  const screen = await request({ success: true });
  await expect.element(screen.getByRole('status').filter({ hasText: SENT })).toBeVisible();
});

test.each([
  ['a malformed e-mail', refuse(422, 'INVALID_INPUT')],
  ['too many requests', refuse(429, 'RATE_LIMITED')],
  ['a server that fails', refuse(500, 'UNEXPECTED')],
])('%s is shown in the same sentence [AUTH-049, D-043]', async (_what, refusal) => {
  const screen = await request(refusal);
  await expect.element(screen.getByRole('alert')).toHaveTextContent(FAILED);
});

import { expect, test } from 'vitest';
import type { Output } from '#lib/api.ts';
import { wholeApp } from '#testing/app.tsx';
import { refuse } from '#testing/broker.ts';

const app = wholeApp();
const { broker } = app;
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('/mfa-generate-secret asks for an e-mail, and its button waits for one [AUTH-003, AUTH-051, AUTH-052]', async () => {
  const screen = await app.open('/mfa-generate-secret');
  const button = screen.getByRole('button', { name: 'Generate MFA Secret' });
  await expect.element(button).toBeDisabled();
  await screen.getByLabelText('Email').fill('mfa@northfield.example');
  await expect.element(button).toBeEnabled();
});

test('the button is disabled while the request runs, then QR code and key show [AUTH-053, AUTH-061]', async () => {
  let answer: (output: Output<'mfaGenerateSecret'>) => void = () => undefined;
  broker.answers.mfaGenerateSecret = () => new Promise((resolve) => (answer = resolve));
  const screen = await app.open('/mfa-generate-secret');
  await screen.getByLabelText('Email').fill('mfa@northfield.example');
  await screen.getByRole('button', { name: 'Generate MFA Secret' }).click();
  await expect.element(screen.getByRole('button', { name: 'Generating…' })).toBeDisabled();
  answer({ key: 'JBSWY3DPEHPK3PXP', qrCode: PIXEL });
  await expect.element(screen.getByText('JBSWY3DPEHPK3PXP')).toBeVisible();
  await expect.element(screen.getByRole('img', { name: 'QR code of the MFA secret' })).toHaveAttribute('src', PIXEL);
  expect(broker.sentTo('mfaGenerateSecret')[0]?.input).toEqual({ email: 'mfa@northfield.example' });
});

test('a failure is shown [AUTH-054]', async () => {
  broker.answers.mfaGenerateSecret = refuse(422, 'MFA_SECRET_FAILED');
  const screen = await app.open('/mfa-generate-secret');
  await screen.getByLabelText('Email').fill('mfa@northfield.example');
  await screen.getByRole('button', { name: 'Generate MFA Secret' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('There was an error generating the MFA Secret');
});

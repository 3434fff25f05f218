import { expect, test } from 'vitest';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';

const app = wholeApp();
const { broker } = app;
const LINK = '/invitation?token=12345678901234567890';
const GOOD = 'Newer#2026';

test('an invitation names the class, and the person chooses an own password [ADM-019]', async () => {
  broker.answers.openInvitation = {
    invitation: {
      firstName: 'Sue',
      email: 'sue@northfield.example',
      course: 'Cybersecurity',
      university: 'Northfield',
    },
  };
  broker.answers.resetPassword = { success: true, errorCode: null, errorMessage: null };
  const screen = await app.open(LINK);
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Sue');
  await expect.element(screen.getByText(/enrolled in Cybersecurity at Northfield/)).toBeVisible();
  expect(await axeFindings('light')).toEqual([]);
  await screen.getByLabelText('New Password', { exact: true }).fill(GOOD);
  await screen.getByLabelText('Confirm New Password').fill(GOOD);
  await screen.getByRole('button', { name: 'Choose Password' }).click();
  await expect.poll(screen.path).toBe('/login');
  expect(broker.sentTo('resetPassword')[0]?.input).toEqual({
    resetToken: '12345678901234567890',
    userName: 'sue@northfield.example',
    password: GOOD,
  });
});

test('a link that was used or has expired says so, and leads on [ADM-019]', async () => {
  broker.answers.openInvitation = { invitation: null };
  const screen = await app.open(LINK);
  await expect.element(screen.getByText('This invitation no longer works.')).toBeVisible();
  await screen.getByRole('link', { name: 'Request a new link' }).click();
  await expect.poll(screen.path).toBe('/forgot-password');
});

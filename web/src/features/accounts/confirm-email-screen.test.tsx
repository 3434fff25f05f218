import { expect, test } from 'vitest';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';

const app = wholeApp();
const { broker } = app;
const LINK = '/confirm-email?token=12345678901234567890';

test('opening the link confirms the login e-mail, once [ADM-021]', async () => {
  broker.answers.confirmLoginEmail = { email: 'sue@new.example' };
  const screen = await app.open(LINK);
  await expect.element(screen.getByText('From now on you sign in with sue@new.example.')).toBeVisible();
  expect(await axeFindings('light')).toEqual([]);
  expect(broker.sentTo('confirmLoginEmail').map(({ input }) => input)).toEqual([{ token: '12345678901234567890' }]);
  await screen.getByRole('link', { name: 'To the login' }).click();
  await expect.poll(screen.path).toBe('/login');
});

test('a link that no longer works says so, and that nothing has changed [ADM-021]', async () => {
  broker.answers.confirmLoginEmail = { email: null };
  const screen = await app.open(LINK);
  await expect.element(screen.getByText('This link no longer works.')).toBeVisible();
  await expect.element(screen.getByText(/You still sign in as before/)).toBeVisible();
});

import { expect, test, vi } from 'vitest';
import { learnServerTime } from '#lib/server-clock.ts';
import { wholeApp } from '#testing/app.tsx';

const app = wholeApp();
const first = {
  success: true,
  authToken: 'token-1',
  active: true,
  userId: 5,
  firstLogin: true,
  errorCode: null,
  resetToken: null,
  error: null,
};

async function firstLogin() {
  const screen = await app.open('/login');
  app.broker.answers = { ...app.mayasAnswers(), login: first };
  await screen.getByLabelText('Email').fill('maya@northfield.example');
  await screen.getByLabelText('Password', { exact: true }).fill('Bootcamp#2026');
  await screen.getByRole('button', { name: 'Log in' }).click();
  return screen;
}

test('a first login before May 1, 2018 is welcomed, then goes on [SHELL-060, D-045]', async () => {
  learnServerTime('Thu, 01 Jun 2017 12:00:00 GMT');
  const screen = await firstLogin();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome to Bootcamp Square!');
  await expect.element(screen.getByText('This welcome screen will be shown until May 1, 2018.')).toBeVisible();
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(screen.path).toBe('/');
  learnServerTime(new Date(vi.getRealSystemTime()).toUTCString());
});

test('today nobody is held up [SHELL-060]', async () => {
  const screen = await firstLogin();
  await expect.poll(screen.path).toBe('/');
});

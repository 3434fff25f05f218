import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { AccessToken } from '@bcs/contract/features/access-tokens/model';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';
import { Refusal } from '#testing/broker.ts';
import { enrollment } from '#testing/people.ts';

const app = wholeApp();
const { broker } = app;
const REPORT: AccessToken = {
  id: 4,
  name: 'Attendance report',
  scopes: ['attendance', 'sessions'],
  createdAt: '2026-03-01T15:00:00.000Z',
  expiresAt: '2026-05-30T15:00:00.000Z',
  lastUsedAt: null,
};
const SECRET = `bcs_${'x'.repeat(43)}`;
const open = (accessTokens: AccessToken[], more = {}) => {
  app.signIn(enrollment('instructor'), { accessTokens: { accessTokens }, ...more });
  return app.open('/instructor-api-docs/tokens');
};

test('a token is made with its name, what it reads and its end, and shown once', async () => {
  await open([], { createAccessToken: { success: true, token: SECRET, accessToken: REPORT } });
  await expect.element(page.getByText('You have no access tokens.')).toBeVisible();
  await page.getByLabelText('Name').fill('Attendance report');
  await page.getByLabelText('Works for').selectOptions('30 days');
  await page.getByLabelText('Attendance of each session').click();
  await page.getByRole('button', { name: 'Create token' }).click();
  const shown = page.getByRole('region', { name: 'Access token', exact: true });
  await expect.element(shown.getByText(SECRET)).toBeVisible();
  expect(broker.sentTo('createAccessToken')[0]?.input).toMatchObject({
    name: 'Attendance report',
    scopes: ['attendance'],
    days: 30,
  });
  await expect.element(page.getByLabelText('Name')).toHaveValue('');
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await shown.getByRole('button', { name: 'Copy' }).click();
  expect(write).toHaveBeenCalledWith(SECRET);
  await expect.element(shown.getByRole('button', { name: 'Copied' })).toBeVisible();
  write.mockRestore();
});

test('what was refused stands beside the form, and nothing typed is lost', async () => {
  const body = {
    success: false,
    errorCode: 'INVALID_INPUT',
    errorMessage: 'Please check the marked fields and try again.',
    fields: { scopes: 'Please choose what the token may read.' },
  };
  await open([], { createAccessToken: new Refusal(422, body) });
  await page.getByLabelText('Name').fill('Report');
  await page.getByRole('button', { name: 'Create token' }).click();
  await expect.element(page.getByText('Please choose what the token may read.')).toBeVisible();
  await expect.element(page.getByLabelText('Name')).toHaveValue('Report');
});

test('a token is revoked after a question', async () => {
  await open([REPORT], { revokeAccessToken: { success: true } });
  await expect.element(page.getByText(/never used/)).toBeVisible();
  await page.getByRole('button', { name: 'Revoke Attendance report' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect.poll(() => broker.sentTo('revokeAccessToken')[0]?.input).toMatchObject({ accessTokenId: 4 });
});

test.each(['light', 'dark'] as const)('the page is clean, %s', async (theme) => {
  await open([REPORT]);
  await expect.element(page.getByText('Attendance report', { exact: true }).first()).toBeVisible();
  expect(await axeFindings(theme, page.getByRole('main').element())).toEqual([]);
});

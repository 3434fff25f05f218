import { afterEach, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';
import { enrollment, myInfo } from '#testing/people.ts';
import type { Output } from '#lib/api.ts';

const app = wholeApp();
const { broker } = app;
afterEach(cleanup);

const AT = '2026-03-11T20:10:00.000Z';
const operation: Output<'mailOperation'> = {
  mail: 'smtp',
  returnPath: null,
  perMinute: 60,
  kinds: [
    {
      kind: 'reset-link',
      queued: 3,
      oldest: AT,
      day: { accepted: 12, refused: 1, held: 0 },
      week: { accepted: 71, refused: 2, held: 5 },
    },
    {
      kind: 'sessionChanges',
      queued: 0,
      oldest: null,
      day: { accepted: 4, refused: 0, held: 0 },
      week: { accepted: 9, refused: 0, held: 0 },
    },
  ],
  refused: {
    addresses: [
      {
        address: 'maya@example.edu',
        since: AT,
        answer: '550 5.1.1 No such user',
        person: { accountId: 5, name: 'Maya Okafor' },
      },
    ],
    total: 1,
  },
};
const open = (changed: Partial<Output<'mailOperation'>> = {}) => {
  app.signIn(enrollment('student'), {
    myInfo: { ...myInfo(), administers: 'installation' },
    mailOperation: { ...operation, ...changed },
    retryMail: { success: true },
  });
  return app.open('/admin/mail');
};

test('the page of mail tells what waits, was sent and was refused, by day and by week [ADM-135]', async () => {
  const screen = await open();
  const row = screen.getByRole('row', { name: /Link to a new password/ });
  const told = () => row.element().textContent;
  await expect.poll(told).toMatch(/3 e-mails, the oldest .*Sent12Refused1Not sent0$/);
  await screen.getByText('Last week').click();
  await expect.poll(told).toMatch(/Sent71Refused2Not sent5$/);
  await expect
    .element(screen.getByText(/^An address is stopped only if your mail server refuses it at once/))
    .toBeVisible();
  await expect.element(screen.getByRole('row', { name: /^Cancelled and moved sessions/ })).toBeVisible();
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
});

test('a refused address stands there with the reason, and is tried again [SUCC-084]', async () => {
  const screen = await open();
  await expect.element(screen.getByText('550 5.1.1 No such user')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Maya Okafor' })).toHaveAttribute('href', '/admin/people/5');
  await screen.getByRole('button', { name: 'Try again: maya@example.edu' }).click();
  await expect
    .poll(() => broker.sentTo('retryMail').map(({ input }) => input))
    .toEqual([{ address: 'maya@example.edu' }]);
  await expect.element(screen.getByText('maya@example.edu gets e-mail again.')).toBeVisible();
});

test('an installation without mail says what to do [ADM-135]', async () => {
  const screen = await open({ mail: 'none', kinds: [], refused: { addresses: [], total: 0 } });
  await expect.element(screen.getByText(/Set SMTP_URL and MAIL_FROM/)).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'No e-mail in the last week' })).toBeVisible();
});

import { afterEach, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';
import { enrollment, myInfo } from '#testing/people.ts';

const app = wholeApp();
const { broker } = app;
afterEach(cleanup);

test('whose address refuses e-mail is told why on every page, and tries again there [SUCC-084]', async () => {
  const stoppedMail = { since: '2026-03-11T20:10:00.000Z', answer: '552 5.2.2 Mailbox full' };
  app.signIn(enrollment(), { myInfo: { ...myInfo(), stoppedMail }, retryAddress: { success: true } });
  const screen = await app.open('/unauthorized');
  await expect
    .element(screen.getByText('The mail server of maya@northfield.example refused it: 552 5.2.2 Mailbox full'))
    .toBeVisible();
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => broker.sentTo('retryAddress').length).toBe(1);
  await expect.element(screen.getByText('You will get e-mail again.')).toBeVisible();
});

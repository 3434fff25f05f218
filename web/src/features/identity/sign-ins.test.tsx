import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';
import { enrollment } from '#testing/people.ts';

const app = wholeApp();
const { broker } = app;
const AT = '2026-03-11T20:10:00.000Z';
const session = (id: number, isThis = false, secondFactor: 'code' | null = null) => ({
  id,
  purpose: 'web' as const,
  openedBy: 'password' as const,
  secondFactor,
  openedAt: AT,
  lastUsedAt: AT,
  isThis,
});

test('the own sessions are listed, this one is marked, and each other is ended by itself [D-253]', async () => {
  let sessions = [session(1, true, 'code'), session(2), session(3)];
  app.signIn(enrollment(), {
    ownSessions: () => ({ sessions }),
    endOwnSession: ({ sessionId }: { sessionId: number }) => {
      sessions = sessions.filter(({ id }) => id !== sessionId);
      return { success: true };
    },
  });
  await app.open('/sign-ins');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect.poll(() => rows.elements().length).toBe(3);
  await expect.element(rows.first().getByText('Bootcamp Square, by password and code')).toBeVisible();
  await expect.element(rows.first().getByText('This one')).toBeVisible();
  await expect.element(rows.first().getByRole('button')).not.toBeInTheDocument();
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
  await rows
    .nth(1)
    .getByRole('button', { name: /^End the session since/ })
    .click();
  await expect.poll(() => broker.sentTo('endOwnSession').map(({ input }) => input)).toEqual([{ sessionId: 2 }]);
  await expect.poll(() => rows.elements().length).toBe(2);
});

test('all others are ended at once, after a question, also without a class [D-253]', async () => {
  app.signIn(null, {
    myUniversities: { universities: [] },
    ownSessions: { sessions: [session(1, true), session(2), session(3)] },
    endOtherSessions: { success: true, ended: 2 },
  });
  await app.open('/sign-ins');
  await page.getByRole('button', { name: 'End all others' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/signed out in 2 other places/)).toBeVisible();
  await dialog.getByRole('button', { name: 'End all others' }).click();
  await expect.element(page.getByText('2 other sessions have ended.').first()).toBeVisible();
  expect(broker.sentTo('endOtherSessions')).toHaveLength(1);
});

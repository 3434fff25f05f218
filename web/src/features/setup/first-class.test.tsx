import { expect, test } from 'vitest';
import type { SetupState } from '@bcs/contract/features/setup/model';
import { queryClient } from '#lib/query-client.ts';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';
import { enrollment, myInfo } from '#testing/people.ts';
import type { Output } from '#lib/api.ts';

const app = wholeApp();
const { broker } = app;
const overview: Output<'adminOverview'> = {
  openDrafts: [],
  unreadyClasses: [],
  endedClasses: [],
  invitations: [],
  operation: null,
  demoAccounts: 0,
};

test('steps tick by what the server says, and are skipped with a reason [ADM-120]', async () => {
  let skipped: SetupState['skipped'] = null;
  app.signIn(enrollment('student'), {
    myInfo: { ...myInfo(), administers: 'installation' },
    adminOverview: overview,
    setupSteps: () => ({
      steps: [
        { step: 'first admin', done: true, skipped: null },
        { step: 'mail', done: false, skipped },
        { step: 'roster', done: false, skipped: null },
      ],
      maySkip: true,
    }),
    skipSetupStep: ({ reason }) => {
      skipped = reason === null ? null : { reason, at: '2026-03-11T20:10:00.000Z' };
      return { success: true };
    },
  });
  const screen = await app.open('/admin');
  await expect.element(screen.getByText(/1 of 3 steps done/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Continue: Roster' })).toHaveAttribute('href', '/admin/import');
  await screen.getByRole('button', { name: 'Skip: E-mail' }).click();
  await screen.getByLabelText('Why is this not needed?').fill('We hand out passwords in class.');
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
  await screen.getByRole('button', { name: 'Skip this step' }).click();
  await expect.element(screen.getByText('Skipped: We hand out passwords in class.')).toBeVisible();
  await expect.element(screen.getByText(/2 of 3 steps done/)).toBeVisible();
  await screen.getByRole('button', { name: 'Do not skip: E-mail' }).click();
  await expect.poll(() => broker.sentTo('skipSetupStep').at(-1)?.input).toEqual({ step: 'mail', reason: null });
  await expect.element(screen.getByText(/1 of 3 steps done/)).toBeVisible();
});

test('done steps fold, and all of them go once a class has been published [ADM-120, D-285]', async () => {
  let published = false;
  app.signIn(enrollment('student'), {
    myInfo: { ...myInfo(), administers: 'installation' },
    adminOverview: overview,
    setupSteps: () => ({
      steps: [
        { step: 'first admin', done: true, skipped: null },
        { step: 'publishing', done: published, skipped: null },
        { step: 'backup', done: false, skipped: null },
      ],
      maySkip: true,
    }),
  });
  const screen = await app.open('/admin');
  await expect.element(screen.getByText('1 step done', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('First admin', { exact: true })).not.toBeVisible();
  await screen.getByText('1 step done', { exact: true }).click();
  await expect.element(screen.getByText('First admin', { exact: true })).toBeVisible();
  published = true;
  await queryClient.invalidateQueries({ queryKey: ['setupSteps'] });
  await expect.element(screen.getByRole('region', { name: 'Set up your first class' })).not.toBeInTheDocument();
});

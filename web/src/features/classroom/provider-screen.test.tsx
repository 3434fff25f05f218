import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MeetingProviderState } from '@bcs/contract/features/classroom/model';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';
import { enrollment } from '#testing/people.ts';

const app = wholeApp();
const BUILT_IN: MeetingProviderState = { driver: 'built-in', hosts: null, relay: false, problem: null };

const open = (meetingProvider: MeetingProviderState | (() => MeetingProviderState)) => {
  app.signIn(enrollment('admin'), { meetingProvider });
  return app.open('/live-classroom');
};

test('the built-in classroom says plainly what it is not [ROOM-003, D-068]', async () => {
  await open(BUILT_IN);
  await expect.element(page.getByRole('heading', { name: 'Built-in classroom' })).toBeVisible();
  await expect.element(page.getByRole('status').getByText('Ready')).toBeVisible();
  for (const sentence of [
    /does not record yet/,
    /more than about 40 people in one room/,
    /No relay \(TURN\) is set up/,
  ])
    await expect.element(page.getByText(sentence)).toBeVisible();
});

test('a relay that is set up is told', async () => {
  await open({ ...BUILT_IN, relay: true });
  await expect.element(page.getByText(/A relay \(TURN\) is set up/)).toBeVisible();
});

test('a provider outside has limits of its own, and no word on relays', async () => {
  await open({ driver: 'zoom', hosts: 3, relay: true, problem: null });
  await expect.element(page.getByText('Up to 3 meetings at a time: there are 3 host accounts.')).toBeVisible();
  await expect.element(page.getByText(/\(TURN\)/)).not.toBeInTheDocument();
});

test('a provider that would take no meeting is told with its reason, until it would', async () => {
  let problem: string | null = 'Zoom gave no token: 401.';
  await open(() => ({ driver: 'zoom', hosts: 1, relay: false, problem }));
  await expect.element(page.getByRole('status').getByText('Not ready')).toBeVisible();
  await expect.element(page.getByText(/Zoom gave no token: 401\./)).toBeVisible();
  problem = null;
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect.element(page.getByRole('status').getByText('Ready', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/Zoom gave no token/)).not.toBeInTheDocument();
});

test.each(['light', 'dark'] as const)('the page is clean, %s', async (theme) => {
  await open(BUILT_IN);
  await expect.element(page.getByRole('heading', { name: 'Good to know' })).toBeVisible();
  expect(await axeFindings(theme, page.getByRole('main').element())).toEqual([]);
});

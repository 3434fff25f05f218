import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { toasts } from '#kit/toasts.ts';
import type { Output } from '#lib/api.ts';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';
import { refuse, Refusal, type Answers } from '#testing/broker.ts';
import { enrollment, myInfo } from '#testing/people.ts';

const app = wholeApp();
const { broker } = app;
afterEach(async () => {
  await cleanup();
  toasts.set([]);
});

const OFF: Output<'chatBridges'>['bridges'][number] = {
  id: 7,
  version: 3,
  name: '#class-news',
  service: 'slack',
  address: 'hooks.slack.com/…1234',
  isOn: false,
  session: '{title} {change}',
  release: null,
  due: null,
  announcement: null,
  video: null,
  graded: null,
  sentAt: null,
  failingSince: '2026-03-10T12:00:00.000Z',
  problem: 'It answered 404.',
  switchedOffAt: '2026-03-11T12:30:00.000Z',
};
const CLASS: Output<'chatBridges'> = {
  code: 'FSF-1',
  name: 'Web Development',
  timeZone: 'America/New_York',
  origin: 'https://learn.example.edu',
  hosts: ['chat.example.edu'],
  bridges: [OFF],
};
const open = (answers: Answers = {}) => {
  app.signIn(enrollment('admin'), {
    myInfo: { ...myInfo(), administers: 'course' },
    chatBridges: CLASS,
    saveAdminDraft: { success: true },
    adminDraft: { draft: null },
    saveChatBridge: { success: true, bridgeId: 8 },
    testChatBridge: { success: true },
    ...answers,
  });
  return app.open('/admin/classes/3/chat');
};

test('a channel that was switched off says when and why, and is tested by a press [INTG-081]', async () => {
  const screen = await open();
  await expect
    .element(screen.getByText(/^Switched off on .*, since nothing had arrived for a day\. It answered 404\./))
    .toBeVisible();
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
  await screen.getByRole('button', { name: 'Send test to #class-news' }).click();
  await expect.poll(() => broker.sentTo('testChatBridge')[0]?.input).toEqual({ courseId: 3, bridgeId: 7 });
});

test('on the narrowest phone a channel says in words what it is told, and is edited by keyboard [INTG-100]', async () => {
  await page.viewport(360, 780);
  const screen = await open();
  const edit = screen.getByRole('button', { name: 'Edit #class-news' });
  await expect.element(edit).toBeVisible();
  await expect.element(screen.getByText('Off', { exact: true })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  edit.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('dialog', { name: 'Edit #class-news' })).toBeVisible();
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await userEvent.keyboard('{Escape}');
  await expect.element(edit).toHaveFocus();
  await page.viewport(1366, 900);
});

test('the preview follows the lines, and what is wrong stands beside its line [INTG-081]', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: 'Edit #class-news' }).click();
  const preview = screen.getByRole('region', { name: 'Preview' });
  await expect.element(preview.getByText(/Forms and validation Moved/)).toBeVisible();
  await screen.getByLabelText('Line: Sessions: new, moved, cancelled').fill('Look: {title}');
  await expect.element(preview.getByText(/Look: Forms and validation/)).toBeVisible();
  await screen.getByLabelText('Line: Sessions: new, moved, cancelled').fill('Dear {student}');
  await expect.element(preview.getByText('A line cannot be sent as it is.')).toBeVisible();
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
  const sentence = 'There is no {student}. This line may have {change} and {title}.';
  const errorMessage = 'Please check the marked fields and try again.';
  broker.answers.saveChatBridge = new Refusal(422, {
    success: false,
    errorCode: 'INVALID_INPUT',
    errorMessage,
    fields: { session: sentence },
  });
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText(sentence)).toBeVisible();
});

test('the address is sent and kept in no draft; one that stays is not sent [INTG-003]', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: 'Edit #class-news' }).click();
  await screen.getByLabelText('Name').fill('#news');
  await screen.getByLabelText('Address of the incoming webhook').fill('https://hooks.slack.com/services/T/B/secret');
  await screen.getByLabelText('Send messages').click();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => broker.sentTo('saveChatBridge')[0]?.input)
    .toMatchObject({
      courseId: 3,
      bridgeId: 7,
      version: 3,
      name: '#news',
      address: 'https://hooks.slack.com/services/T/B/secret',
      isOn: true,
    });
  expect(JSON.stringify([broker.sentTo('saveAdminDraft'), { ...localStorage }])).not.toContain('secret');
});

test('who administers by a grant alone reads whose it is [D-270]', async () => {
  const screen = await open({ chatBridges: refuse(403, 'FORBIDDEN') });
  await expect.element(screen.getByText('Chat channels are connected by the admin of the class.')).toBeVisible();
});

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Delivery, Webhook } from '@bcs/contract/features/webhooks/model';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';
import { refuse } from '#testing/broker.ts';
import { enrollment } from '#testing/people.ts';

const app = wholeApp();
const { broker } = app;
const HOOK: Webhook = {
  id: 3,
  url: 'https://hooks.example.org/square',
  events: ['grade.set'],
  createdAt: '2026-03-01T15:00:00.000Z',
};
const SENT: Delivery = {
  id: 9,
  event: 'grade.set',
  createdAt: '2026-03-11T15:00:00.000Z',
  attempts: 2,
  state: 'waiting',
  lastTriedAt: '2026-03-11T15:01:00.000Z',
  status: 500,
  problem: 'It answered 500.',
};
const open = (webhooks: Webhook[], more = {}) => {
  app.signIn(enrollment('instructor'), { webhooks: { webhooks }, webhookDeliveries: { deliveries: [SENT] }, ...more });
  return app.open('/instructor-api-docs/webhooks');
};

test('a webhook is made for what was chosen, and its secret shown once', async () => {
  const secret = `whsec_${'x'.repeat(43)}=`;
  await open([], { createWebhook: { success: true, secret, webhook: HOOK } });
  await page.getByLabelText('Address').fill('https://hooks.example.org/square');
  await page.getByLabelText('A submission is graded, or its grade changes').click();
  await page.getByRole('button', { name: 'Create webhook' }).click();
  await expect.element(page.getByRole('region', { name: 'Signing secret' }).getByText(secret)).toBeVisible();
  expect(broker.sentTo('createWebhook')[0]?.input).toMatchObject({ url: HOOK.url, events: ['grade.set'] });
});

test('an address that is none is told beside its field, and nothing typed is lost', async () => {
  const message = 'Please enter an address that begins with https:// and leads to a public host.';
  await open([], { createWebhook: refuse(422, 'WEBHOOK_URL', message) });
  await page.getByLabelText('Address').fill('https://intranet');
  await page.getByLabelText('The attendance of a student changes').click();
  await page.getByRole('button', { name: 'Create webhook' }).click();
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(page.getByLabelText('Address')).toHaveValue('https://intranet');
});

test('a test is sent, and what became of the messages is listed', async () => {
  await open([HOOK], { testWebhook: { success: true } });
  await page.getByRole('button', { name: 'Send test' }).click();
  const messages = page.getByRole('list', { name: `Messages to ${HOOK.url}` });
  await expect.element(messages.getByText('2 attempts: It answered 500.')).toBeVisible();
  expect(broker.sentTo('testWebhook')[0]?.input).toMatchObject({ webhookId: 3 });
});

test('a message that has ended is sent again by hand; one that still waits is not [D-171]', async () => {
  const failed: Delivery = { ...SENT, id: 8, event: 'submission.received', state: 'failed', attempts: 6 };
  await open([HOOK], {
    webhookDeliveries: { deliveries: [SENT, failed] },
    resendWebhookDelivery: { success: true },
  });
  await page.getByRole('button', { name: 'Messages' }).click();
  const again = page.getByRole('button', { name: /^Send again/ });
  await expect.element(again).toHaveAccessibleName(/submission\.received/);
  expect(again.elements()).toHaveLength(1);
  await again.click();
  await expect
    .poll(() => broker.sentTo('resendWebhookDelivery')[0]?.input)
    .toEqual({ enrollmentId: enrollment('instructor').id, webhookId: 3, deliveryId: 8 });
  await expect.element(page.getByText('The message is being sent again.')).toBeVisible();
});

test('a webhook is removed after a question', async () => {
  await open([HOOK], { deleteWebhook: { success: true } });
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => broker.sentTo('deleteWebhook')[0]?.input).toMatchObject({ webhookId: 3 });
});

test.each(['light', 'dark'] as const)('the page is clean, %s', async (theme) => {
  await open([HOOK]);
  await page.getByRole('button', { name: 'Messages' }).click();
  await expect.element(page.getByText('2 attempts: It answered 500.')).toBeVisible();
  expect(await axeFindings(theme, page.getByRole('main').element())).toEqual([]);
});

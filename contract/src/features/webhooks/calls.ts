import { z } from 'zod';
import { call } from '#kernel/call';
import { id, text, mistake } from '#kernel/schema';
import { ownWebhooks } from './abilities.ts';
import { DELIVERY_WAITS, TOO_MANY_WEBHOOKS, WEBHOOK_URL, WEBHOOK_URL_LENGTH } from './failures.ts';
import { Delivery, Webhook, WebhookEvent } from './model.ts';

const own = { scope: 'own-enrollment', allow: ownWebhooks } as const;
const one = { enrollmentId: id(), webhookId: id() };

export const webhooks = call('POST /broker/webhooks', {
  ...own,
  shows: ['webhooks'],
  summary: 'The webhooks that the caller has made for the class; never their secrets',
  input: { enrollmentId: id() },
  output: { webhooks: z.array(Webhook) },
});

export const createWebhook = call('POST /broker/createWebhook', {
  ...own,
  event: 'webhook.create',
  changes: ['webhooks'],
  summary: 'Has an address told of events of the class, signed with a secret that is shown once',
  input: {
    enrollmentId: id(),
    url: text(WEBHOOK_URL_LENGTH),
    events: z
      .array(WebhookEvent)
      .min(1, mistake({ NO_EVENT: 'Please choose at least one event.' }))
      .max(WebhookEvent.options.length),
  },
  output: { success: z.literal(true), secret: z.string(), webhook: Webhook },
  needsPassword: true,
  fails: [TOO_MANY_WEBHOOKS, WEBHOOK_URL],
  limit: { calls: 20, perSeconds: 60, by: 'token' },
  tellsSecret: true,
});

export const deleteWebhook = call('POST /broker/deleteWebhook', {
  ...own,
  event: 'webhook.delete',
  changes: ['webhooks'],
  summary: 'Removes a webhook of the caller; nothing is sent there any more',
  input: one,
});

export const testWebhook = call('POST /broker/testWebhook', {
  ...own,
  changes: ['webhooks'],
  summary: 'Sends a test message to a webhook of the caller',
  input: one,
  limit: { calls: 10, perSeconds: 60, by: 'token' },
});

export const resendWebhookDelivery = call('POST /broker/resendWebhookDelivery', {
  ...own,
  changes: ['webhooks'],
  summary: 'Sends one of the latest messages again, with the same id, for as many attempts as a new one has',
  input: { ...one, deliveryId: id() },
  fails: [DELIVERY_WAITS],
  limit: { calls: 10, perSeconds: 60, by: 'token' },
});

export const webhookDeliveries = call('POST /broker/webhookDeliveries', {
  ...own,
  shows: ['webhooks'],
  summary: 'The latest messages to a webhook of the caller, and what has become of them',
  input: one,
  output: { deliveries: z.array(Delivery) },
});

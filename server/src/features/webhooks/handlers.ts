import { randomBytes } from 'node:crypto';
import { refuseAddress } from '@bcs/contract/features/webhooks/address';
import * as calls from '@bcs/contract/features/webhooks/calls';
import { DELIVERY_WAITS, MOST_WEBHOOKS, TOO_MANY_WEBHOOKS } from '@bcs/contract/features/webhooks/failures';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { DONE, defineHandler } from '#kernel/handler';
import { isLocalOrigin } from '#kernel/local';
import { enqueue } from '#kernel/outbox';
import { orNotFound, RefusalError, throwIf } from '#kernel/refusal-error';
import { WEBHOOK_JOB } from './notify.ts';
import * as queries from './queries.ts';

export const webhooks = defineHandler(calls.webhooks, async (_input, { db, viewer }) => ({
  webhooks: await queries.findWebhooks(db, viewer),
}));

export const createWebhook = defineHandler(calls.createWebhook, async ({ url, events }, context) => {
  const { db, viewer, now } = context;
  const { sealer, settings } = context.services;
  throwIf(refuseAddress(url.trim(), { anywhere: isLocalOrigin(settings.publicOrigin) }));
  if ((await queries.countWebhooks(db, viewer)) >= MOST_WEBHOOKS) throw new RefusalError(TOO_MANY_WEBHOOKS);
  // in the format of Standard Webhooks, so that its libraries can read them
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const sealed = sealer.seal(secret, queries.SECRET_BOUND_TO);
  const made = { url: url.trim(), events: [...new Set(events)], sealed };
  const webhook = await queries.insertWebhook(db, viewer, made, now);
  context.note({ objectId: webhook.id, class: viewer.courseId });
  return { ...DONE, secret, webhook };
});

export const deleteWebhook = defineHandler(calls.deleteWebhook, async ({ webhookId }, { db, viewer, note }) => {
  note({ objectId: webhookId, class: viewer.courseId });
  const removed = await queries.deleteWebhook(db, viewer, webhookId);
  orNotFound(removed === 0 ? undefined : removed);
});

const queueDelivery = (db: Db, { universityId }: Viewer, deliveryId: number, now: Instant): Promise<void> =>
  enqueue(db, { kind: WEBHOOK_JOB, payload: { universityId, deliveryId }, runAt: now });

export const testWebhook = defineHandler(calls.testWebhook, async ({ webhookId }, { db, viewer, now }) => {
  orNotFound(await queries.lockWebhook(db, viewer, webhookId));
  const { id: deliveryId } = await queries.insertTest(db, viewer, webhookId, now);
  await queueDelivery(db, viewer, deliveryId, now);
});

export const resendWebhookDelivery = defineHandler(
  calls.resendWebhookDelivery,
  async ({ webhookId, deliveryId }, { db, viewer, now }) => {
    const delivery = orNotFound(await queries.lockDelivery(db, viewer, { webhookId, deliveryId }));
    // a second job beside the waiting one would send it twice
    if (delivery.waits) throw new RefusalError(DELIVERY_WAITS);
    await queries.reopenDelivery(db, viewer, deliveryId);
    await queueDelivery(db, viewer, deliveryId, now);
  },
);

export const webhookDeliveries = defineHandler(calls.webhookDeliveries, async ({ webhookId }, { db, viewer }) => ({
  deliveries: orNotFound((await queries.findDeliveries(db, viewer, webhookId)) ?? undefined),
}));

import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { type Instant, msOf, SECOND } from '@bcs/contract/kernel/clock';
import { findOutgoing, recordAttempt, type OutgoingDelivery, SECRET_BOUND_TO } from '#features/webhooks/queries';
import { isLocalOrigin } from '#kernel/local';
import type { Services } from '#kernel/services';
import { NotDelivered, postMessage, type PostResult } from './post-message.ts';
import type { JobHandler } from './work.ts';

/**
 * The signature headers of a message.
 * @param secret whsec_ and base64. Source: the Standard Webhooks specification
 */
function signed(secret: string, id: string, body: string, now: Instant): Record<string, string> {
  const timestamp = String(Math.floor(msOf(now) / SECOND));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

const Payload = z.object({ universityId: z.int(), deliveryId: z.int() });
const GONE = 410;

/**
 * Sends one message to a webhook, signed by the Standard Webhooks scheme. It may arrive twice with the same id. Only
 * public addresses are called, checked when the connection is made, and redirects are not followed.
 */
export const deliverWebhook: JobHandler = async (payload, { services, isLast = false }) => {
  const key = Payload.parse(payload);
  const { database, clock } = services;
  const outgoing = await findOutgoing(database, key);
  if (!outgoing) return;
  const tried = await send(outgoing, `msg_${key.universityId}_${key.deliveryId}`, services);
  const isOver = isLast || tried.status === GONE;
  await recordAttempt(database, key, { ...tried, isLast: isOver }, clock());
  if (tried.problem !== null && !isOver) throw new NotDelivered(tried.problem);
};

function send(
  { url, sealed, event, data, createdAt }: OutgoingDelivery,
  id: string,
  { sealer, settings, clock }: Services,
): Promise<PostResult> {
  const body = JSON.stringify({ type: event, timestamp: createdAt, data });
  const headers = {
    'user-agent': 'Bootcamp-Square-Webhooks',
    ...signed(sealer.open(sealed, SECRET_BOUND_TO), id, body, clock()),
  };
  return postMessage(url, body, headers, { anywhere: isLocalOrigin(settings.publicOrigin) });
}

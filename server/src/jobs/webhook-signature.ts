import { createHmac } from 'node:crypto';
import { msOf, SECOND, type Instant } from '@bcs/contract/kernel/clock';

/**
 * The headers by which a receiver knows that a message is ours, whole and fresh.
 * @param secret whsec_ and base64. Source: the Standard Webhooks specification
 */
export function signed(secret: string, id: string, body: string, now: Instant): Record<string, string> {
  const timestamp = String(Math.floor(msOf(now) / SECOND));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

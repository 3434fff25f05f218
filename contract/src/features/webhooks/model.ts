import { z } from 'zod';
import { count, id, instant } from '#kernel/schema';

/** The events of which an outside address may be notified. */
export const WebhookEvent = z.enum(['grade.set', 'submission.received', 'attendance.set', 'announcement.published']);
export type WebhookEvent = z.infer<typeof WebhookEvent>;

/** An address that is told of events of a course, without its secret. */
export const Webhook = z.object({
  id: id(),
  url: z.string(),
  events: z.array(WebhookEvent),
  createdAt: instant(),
});
export type Webhook = z.infer<typeof Webhook>;

/** One message to a webhook, and what has become of it so far. */
export const Delivery = z.object({
  id: id(),
  /** 'test' for one that was only tried. */
  event: z.string(),
  createdAt: instant(),
  attempts: count(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  lastTriedAt: instant().nullable(),
  /** The HTTP status of the last answer; null where none came. */
  status: z.int().nullable(),
  /** The reason why the last attempt has failed, in a few words. */
  problem: z.string().nullable(),
});
export type Delivery = z.infer<typeof Delivery>;

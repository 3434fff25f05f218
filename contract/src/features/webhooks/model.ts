import { z } from 'zod';
import { count, id, instant } from '#kernel/schema';

/** The events that a webhook can report. */
export const WebhookEvent = z.enum(['grade.set', 'submission.received', 'attendance.set', 'announcement.published']);
export type WebhookEvent = z.infer<typeof WebhookEvent>;

/** An address that is notified of events in a course, without its secret. */
export const Webhook = z.object({
  id: id(),
  url: z.string(),
  events: z.array(WebhookEvent),
  createdAt: instant(),
});
export type Webhook = z.infer<typeof Webhook>;

/** One message to a webhook, with the state of its delivery. */
export const Delivery = z.object({
  id: id(),
  /** The event, or 'test' for a test message. */
  event: z.string(),
  createdAt: instant(),
  attempts: count(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  lastTriedAt: instant().nullable(),
  /** The HTTP status of the last answer; null if there was none. */
  status: z.int().nullable(),
  /** The reason why the last attempt failed, in a few words. */
  problem: z.string().nullable(),
});
export type Delivery = z.infer<typeof Delivery>;

import { z } from 'zod';
import { id, instant, version } from '#kernel/schema';

/** The kinds of chat that a webhook may lead to; others are hosts that the operator lists, and read what Slack reads. */
export const ChatService = z.enum(['slack', 'discord', 'teams', 'other']);
export type ChatService = z.infer<typeof ChatService>;

/** The line that is sent for each kind of news; null where the channel is not told of it. */
export const ChatLines = z.object({
  session: z.string().nullable(),
  release: z.string().nullable(),
  due: z.string().nullable(),
  announcement: z.string().nullable(),
  video: z.string().nullable(),
  graded: z.string().nullable(),
});
export type ChatLines = z.infer<typeof ChatLines>;
export type ChatKind = keyof ChatLines;

/** A webhook of a class, without its secret address. */
export const ChatBridge = z.object({
  id: id(),
  version: version(),
  name: z.string(),
  service: ChatService,
  /** The host and the last four characters of its address. */
  address: z.string(),
  isOn: z.boolean(),
  ...ChatLines.shape,
  /** When a message last arrived. */
  sentAt: instant().nullable(),
  /** Since when nothing arrives, and why. */
  failingSince: instant().nullable(),
  problem: z.string().nullable(),
  /** When it was switched off by itself; null while it is on, or where somebody did it. */
  switchedOffAt: instant().nullable(),
});
export type ChatBridge = z.infer<typeof ChatBridge>;

import { z } from 'zod';
import { id, instant, version } from '#kernel/schema';

/**
 * The services that a webhook may belong to. 'other' stands for hosts that the operator lists, which accept the format
 * of Slack.
 */
export const ChatService = z.enum(['slack', 'discord', 'teams', 'other']);
export type ChatService = z.infer<typeof ChatService>;

/** The line for each kind of news; null for kinds that the channel does not receive. */
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
  /** The time when a message last arrived. */
  sentAt: instant().nullable(),
  /** The time since which no message has arrived, and the reason. */
  failingSince: instant().nullable(),
  problem: z.string().nullable(),
  /** The time when the channel was switched off automatically; null while it is on, or if a person switched it off. */
  switchedOffAt: instant().nullable(),
});
export type ChatBridge = z.infer<typeof ChatBridge>;

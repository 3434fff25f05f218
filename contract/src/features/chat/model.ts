import { z } from 'zod';
import { count, id, instant } from '#kernel/schema';

/** A person who takes part in a conversation. */
export const Talker = z.object({ enrollmentId: id(), firstName: z.string(), lastName: z.string() });
export type Talker = z.infer<typeof Talker>;

/** The student whose conversation it is. */
export const ChatStudent = Talker.extend({ userAccountAvatar: z.string().nullable(), isBlocked: z.boolean() });
export type ChatStudent = z.infer<typeof ChatStudent>;

export const ChatMessage = z.object({
  /** Ids increase in the order of the conversation. */
  id: id(),
  clientId: z.string(),
  body: z.string(),
  sentAt: instant(),
  author: Talker,
});
export type ChatMessage = z.infer<typeof ChatMessage>;

export const ChatCourse = z.object({ id: id(), name: z.string() });

/** A line of the inbox. */
export const InboxRow = z.object({
  student: ChatStudent,
  course: ChatCourse,
  /** The latest message; null where nobody has written yet. */
  lastMessage: z
    .object({
      /** The beginning of the message. */
      body: z.string(),
      sentAt: instant(),
      fromStudent: z.boolean(),
      authorFirstName: z.string(),
    })
    .nullable(),
  /** The time of the student's first message without an answer; null if there is none. */
  waitingSince: instant().nullable(),
  /** The number of the student's messages without an answer that the reader has not seen. */
  unreadCount: count(),
});
export type InboxRow = z.infer<typeof InboxRow>;

/** The position in the inbox at which a page ends. */
export const InboxMark = z.object({ order: z.int().min(0), id: id() });
export type InboxMark = z.infer<typeof InboxMark>;

/** The number of messages on a page of a conversation. */
export const MESSAGES_PER_PAGE = 50;
/** The number of conversations on a page of the inbox. */
export const CONVERSATIONS_PER_PAGE = 50;

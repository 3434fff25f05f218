import { z } from 'zod';
import { count, id, instant } from '#kernel/schema';

/** Somebody who takes part. */
export const Talker = z.object({ enrollmentId: id(), firstName: z.string(), lastName: z.string() });
export type Talker = z.infer<typeof Talker>;

/** The student whose conversation it is. */
export const ChatStudent = Talker.extend({ userAccountAvatar: z.string().nullable(), isBlocked: z.boolean() });
export type ChatStudent = z.infer<typeof ChatStudent>;

export const ChatMessage = z.object({
  /** Ids grow with the order in which a conversation took place. */
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
  /** When the student wrote what nobody has answered; null where nothing waits. */
  waitingSince: instant().nullable(),
  /** The number of messages of the student that nobody has answered and the reader has not seen. */
  unreadCount: count(),
});
export type InboxRow = z.infer<typeof InboxRow>;

/** The end of a page of the inbox. */
export const InboxMark = z.object({ order: z.int().min(0), id: id() });
export type InboxMark = z.infer<typeof InboxMark>;

/** The number of messages on a page of a conversation. */
export const MESSAGES_PER_PAGE = 50;
/** The number of conversations on a page of the inbox. */
export const CONVERSATIONS_PER_PAGE = 50;

import { z } from 'zod';
import { call } from '#kernel/call';
import { count, id, instant, requiredText, text } from '#kernel/schema';
import * as may from './abilities.ts';
import { CHAT, LONGEST_MESSAGE } from './failures.ts';
import { ChatCourse, ChatMessage, ChatStudent, InboxMark, InboxRow, Talker } from './model.ts';

const ofStudent = { by: 'student-enrollment', field: 'studentEnrollmentId' } as const;

export const chat = call('POST /broker/chat', {
  shows: ['chats', 'chat presence', 'pictures'],
  summary: 'The conversation of a student with the student success managers, its latest messages first',
  input: {
    studentEnrollmentId: id(),
    /** Only messages before this one. */
    before: id().optional(),
  },
  output: {
    student: ChatStudent,
    course: ChatCourse,
    studentSuccessManagers: z.array(Talker.extend({ online: z.boolean() })),
    /** At most 50, the oldest first. */
    messages: z.array(ChatMessage),
    /** Sent back as `before` it brings the earlier ones; null where there are none. */
    next: id().nullable(),
    /** When the student wrote what nobody has answered. */
    waitingSince: instant().nullable(),
    /** The last message that the reader has seen; 0 for none. */
    ownReadId: count(),
    /** The last message that the other side has seen; 0 for none. */
    otherReadId: count(),
  },
  scope: ofStudent,
  allow: may.readChat,
  fails: [CHAT.HIDDEN],
});

export const sendChatMessage = call('POST /broker/sendChatMessage', {
  changes: ['chats'],
  summary: 'Writes a message; sent again with the same client id it is there once',
  input: {
    studentEnrollmentId: id(),
    /** Chosen by the sender. */
    clientId: z.string().regex(/^[\w-]{8,64}$/),
    body: requiredText(LONGEST_MESSAGE),
  },
  output: { success: z.literal(true), message: ChatMessage },
  scope: ofStudent,
  allow: may.writeChat,
  fails: [CHAT.HIDDEN, CHAT.OTHER_TEXT],
  limit: { calls: 5, perSeconds: 1, by: 'token' },
});

const upTo = { studentEnrollmentId: id(), messageId: id() };

export const markChatRead = call('POST /broker/markChatRead', {
  inConcludedClass: true,
  changes: ['chats'],
  summary: 'Marks a conversation read up to a message',
  input: upTo,
  scope: ofStudent,
  allow: may.readChat,
  fails: [CHAT.HIDDEN],
});

export const settleChat = call('POST /broker/settleChat', {
  changes: ['chats'],
  summary: 'Says that what a student wrote up to a message needs no answer',
  input: upTo,
  scope: ofStudent,
  allow: may.answerChats,
  fails: [CHAT.HIDDEN],
});

export const chatInbox = call('POST /broker/chatInbox', {
  shows: ['chats', 'enrollments', 'pictures'],
  summary: 'The conversations of all courses of a student success manager, who waits longest first',
  input: {
    enrollmentId: id(),
    /** Finds students by their names instead, also those with whom nobody has talked yet. */
    search: text(100).optional(),
    /** Only students of this course who wait. SUCC-009 */
    waitingIn: id().optional(),
    after: InboxMark.optional(),
  },
  output: {
    /** At most 50. */
    conversations: z.array(InboxRow),
    /** The number of students who wait, on all pages. */
    waitingCount: count(),
    /** Sent back as `after` it brings the next page; null where there is none. */
    next: InboxMark.nullable(),
  },
  scope: 'own-enrollment',
  allow: may.answerChats,
  fails: [CHAT.HIDDEN],
});

export const chatStatus = call('POST /broker/chatStatus', {
  shows: ['chats', 'chat presence'],
  summary: 'What the chat bubble shows: whether somebody is there, and what is unread',
  input: { enrollmentId: id() },
  output: {
    /** A student success manager of the course is connected. */
    online: z.boolean(),
    /**
     * The number of unread messages for a student, of unread conversations for a student success manager; at most 99.
     */
    unreadCount: count(),
    /** The student has a conversation, which stays readable. */
    hasConversation: z.boolean(),
    /** The external service that stands in for the built-in chat. D-167 */
    externalUrl: z.string().nullable(),
  },
  scope: 'own-enrollment',
  allow: may.seeChatStatus,
});

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
    /** Returns only messages before this one. */
    before: id().optional(),
  },
  output: {
    student: ChatStudent,
    course: ChatCourse,
    studentSuccessManagers: z.array(Talker.extend({ online: z.boolean() })),
    /** At most 50 messages, the oldest first. */
    messages: z.array(ChatMessage),
    /** The value for `before` that returns earlier messages; null if there are none. */
    next: id().nullable(),
    /** The time of the student's first message without an answer. */
    waitingSince: instant().nullable(),
    /** The last message that the reader has seen, or 0. */
    ownReadId: count(),
    /** The last message that the other side has seen, or 0. */
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
    /** An id chosen by the sender, so that a repeated message is stored once. */
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
    /** Searches students by name, including those without any messages. */
    search: text(100).optional(),
    /** Returns only the waiting students of this course. SUCC-009 */
    waitingIn: id().optional(),
    after: InboxMark.optional(),
  },
  output: {
    /** At most 50. */
    conversations: z.array(InboxRow),
    /** The number of students who wait, on all pages. */
    waitingCount: count(),
    /** The value for `after` that returns the next page; null on the last page. */
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
    /** True if a student success manager of the course is connected. */
    online: z.boolean(),
    /**
     * The number of unread messages for a student, or of unread conversations for a student success manager; at most
     * 99.
     */
    unreadCount: count(),
    /** True if the student has a conversation, which can still be read. */
    hasConversation: z.boolean(),
    /** The external service that replaces the built-in chat. D-167 */
    externalUrl: z.string().nullable(),
  },
  scope: 'own-enrollment',
  allow: may.seeChatStatus,
});

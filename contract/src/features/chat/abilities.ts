import { ability, type Viewer } from '#kernel/ability';
import { FAILURES, type Failure } from '#kernel/failure';
import { isStudent, ROLES, STUDENT, SUCCESS_MANAGER } from '#kernel/roles';
import { refuseChat, type ChatOffer } from './offer.ts';

export interface Conversation extends ChatOffer {
  readonly studentEnrollmentId: number;
}

/** Refuses everybody but the student and the student success managers of the course. CHAT-002, D-167 */
const refuseConversation = (asked: Conversation, viewer: Viewer): Failure | null =>
  isStudent(viewer.role) && asked.studentEnrollmentId !== viewer.enrollmentId
    ? FAILURES.NOT_FOUND
    : refuseChat(asked, viewer);

export const readChat = ability<Conversation>('chat.read', {
  roles: [STUDENT, SUCCESS_MANAGER],
  refuse: refuseConversation,
});

export const writeChat = ability<Conversation>('chat.write', {
  roles: [STUDENT, SUCCESS_MANAGER],
  refuse: refuseConversation,
});

/** Shows student success managers which students are waiting for an answer. */
export const answerChats = ability<ChatOffer>('chat.answer', { roles: [SUCCESS_MANAGER], refuse: refuseChat });

/**
 * Shows the chat button to everybody in a class; the answer tells whether there is a chat. CHAT-002, CHAT-005, D-167
 */
export const seeChatStatus = ability('chat.status', { roles: ROLES });

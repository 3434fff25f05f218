import { ability, type Viewer } from '#kernel/ability';
import { FAILURES, type Failure } from '#kernel/failure';
import { isStudent, ROLES, STUDENT, SUCCESS_MANAGER } from '#kernel/roles';
import { refuseChat, type ChatOffer } from './offer.ts';

export interface Conversation extends ChatOffer {
  readonly studentEnrollmentId: number;
}

/** A student's conversation is with the student success managers of the course, and nobody else's. CHAT-002, D-167 */
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

/** Shows which students wait for an answer to those who answer. */
export const answerChats = ability<ChatOffer>('chat.answer', { roles: [SUCCESS_MANAGER], refuse: refuseChat });

/** The bubble is there for everybody in a class; it says itself whether there is a chat. CHAT-002, CHAT-005, D-167 */
export const seeChatStatus = ability('chat.status', { roles: ROLES });

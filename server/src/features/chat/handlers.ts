import * as calls from '@bcs/contract/features/chat/calls';
import { CHAT } from '@bcs/contract/features/chat/failures';
import { hidden } from '@bcs/contract/features/enrollments/hidden';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Call } from '@bcs/contract/kernel/call';
import { OVERSEERS, SUCCESS_MANAGER } from '@bcs/contract/kernel/roles';
import { RefusalError } from '#kernel/refusal-error';
import { DONE, defineHandler, type CallContext } from '#kernel/handler';
import { findInbox } from './queries-inbox.ts';
import {
  markRead,
  settleConversation,
  findMessages,
  findSent,
  lockConversation,
  insertMessage,
  getStatus,
} from './queries-messages.ts';
import { isExternal, getChatOffer, getRoom } from './queries-room.ts';

type Context = Pick<CallContext<Call>, 'db' | 'services' | 'narrowAudience'> & { readonly viewer: Viewer };

/** The roles that answer chats, and those that oversee a class and so see how many students wait. CHAT-002, SUCC-014 */
const HEARD_BY = [SUCCESS_MANAGER, ...OVERSEERS];

/** Reads the facts on which a write in a conversation depends; other students of the course are not notified. */
async function conversationOf({ studentEnrollmentId }: { studentEnrollmentId: number }, context: Context) {
  context.narrowAudience({ enrollmentIds: [studentEnrollmentId], staff: HEARD_BY });
  return { ...(await getChatOffer(context.db, context.viewer, context.services)), studentEnrollmentId };
}

export const chat = defineHandler(calls.chat, {
  facts: async ({ studentEnrollmentId }, context) => ({
    ...(await getRoom(context.db, context.viewer, studentEnrollmentId)),
    external: isExternal(context.services),
  }),
  run: async ({ studentEnrollmentId, before }, { db, viewer }, room) => ({
    ...room,
    ...(await findMessages(db, viewer, studentEnrollmentId, before)),
  }),
});

export const sendChatMessage = defineHandler(calls.sendChatMessage, {
  facts: conversationOf,
  run: async ({ studentEnrollmentId, clientId, body }, { db, viewer, now }) => {
    const { id } = await lockConversation(db, viewer, studentEnrollmentId, now);
    const sent = await findSent(db, viewer, id, clientId);
    if (sent && sent.body !== body) throw new RefusalError(CHAT.OTHER_TEXT);
    return { ...DONE, message: sent ?? (await insertMessage(db, viewer, id, { clientId, body }, now)) };
  },
});

export const markChatRead = defineHandler(calls.markChatRead, {
  facts: conversationOf,
  run: async ({ studentEnrollmentId, messageId }, { db, viewer }) => {
    await markRead(db, viewer, studentEnrollmentId, messageId);
  },
});

export const settleChat = defineHandler(calls.settleChat, {
  facts: conversationOf,
  run: async ({ studentEnrollmentId, messageId }, { db, viewer }) => {
    await settleConversation(db, viewer, studentEnrollmentId, messageId);
  },
});

export const chatInbox = defineHandler(calls.chatInbox, {
  facts: (_input, { db, viewer, services }) => getChatOffer(db, viewer, services),
  run: async (wanted, { db, viewer }) => findInbox(db, viewer, wanted),
});

export const chatStatus = defineHandler(calls.chatStatus, async (_input, { db, viewer, services }) => {
  const { chatEnabled, ...status } = await getStatus(db, viewer);
  const off = !chatEnabled || hidden(viewer.cohortUiControl, viewer.featureFlags).liveChat;
  const externalUrl = off ? null : services.settings.liveChatUrl;
  if (off || externalUrl !== null) return { online: false, unreadCount: 0, hasConversation: false, externalUrl };
  return { ...status, externalUrl };
});

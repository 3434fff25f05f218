import { writeChat } from '@bcs/contract/features/chat/abilities';
import { sendChatMessage } from '@bcs/contract/features/chat/calls';
import { roleMay } from '@bcs/contract/kernel/ability';
import { findCaller } from '#kernel/scopes';
import type { Services } from '#kernel/services';
import { getChatOffer } from './queries-room.ts';

interface Place {
  readonly courseId: number;
  /** The enrollment of the person who is typing. */
  readonly by: number;
}

/**
 * Finds the conversation in which a signed-in person is typing, by the same rule as the call that sends the message;
 * null if they may not write. CHAT-002, D-167
 */
export async function typingPlaceOf(
  services: Pick<Services, 'database' | 'clock' | 'settings'>,
  session: Buffer,
  studentEnrollmentId: number,
): Promise<Place | null> {
  const { database, clock } = services;
  const now = clock();
  const { viewer } = await findCaller(database, sendChatMessage.scope, session, studentEnrollmentId, now);
  if (!viewer || !roleMay(writeChat, viewer.role)) return null;
  const conversation = { ...(await getChatOffer(database, viewer, services)), studentEnrollmentId };
  return writeChat.refuse?.(conversation, viewer, now) ? null : { courseId: viewer.courseId, by: viewer.enrollmentId };
}

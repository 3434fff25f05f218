import { writeChat } from '@bcs/contract/features/chat/abilities';
import { sendChatMessage } from '@bcs/contract/features/chat/calls';
import { roleMay } from '@bcs/contract/kernel/ability';
import { findCaller } from '#kernel/scopes';
import type { Services } from '#kernel/services';
import { offerOf } from './queries-room.ts';

interface Place {
  readonly courseId: number;
  /** The enrollment of the one who types. */
  readonly by: number;
}

/**
 * The conversation of a student as somebody who is signed in may write in it, by the rule of the call that sends what is
 * typed; null where they may not. CHAT-002, D-167
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
  const conversation = { ...(await offerOf(database, viewer, services)), studentEnrollmentId };
  return writeChat.refuse?.(conversation, viewer, now) ? null : { courseId: viewer.courseId, by: viewer.enrollmentId };
}

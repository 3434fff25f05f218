import type { NotificationContent } from './model.ts';
import type { NotificationReader, NotificationRecord } from './record.ts';
import { NOTIFICATIONS, type NotificationType } from './types.ts';

/** Facts as they come back from the database; `undone` where the cause of what they tell was undone. D-308 */
export type StoredFacts = Readonly<Record<string, unknown>>;

/** A notification as it is stored. */
export interface StoredNotification {
  readonly type: NotificationType;
  readonly facts: StoredFacts;
  /** Its cause still holds, so that a request in it may be decided in place. */
  readonly isOpen: boolean;
}

/** A record, with facts of any type: the compiler has held them together where they were sent. */
export const recordOf = (type: NotificationType) =>
  NOTIFICATIONS[type] as unknown as NotificationRecord<object, object>;

/**
 * The content of a notification for one reader. What was written before facts were stored keeps its text, as the fact
 * `message`. NOTE-008, D-308
 */
export function contentOf(
  { type, facts, isOpen }: StoredNotification,
  reader: NotificationReader,
): NotificationContent {
  const { remoteAttendanceRequestId, ...content } = madeOf(type, facts, reader);
  return isOpen && remoteAttendanceRequestId ? { ...content, remoteAttendanceRequestId } : content;
}

function madeOf(type: NotificationType, facts: StoredFacts, reader: NotificationReader): NotificationContent {
  if ('message' in facts) return facts as NotificationContent;
  const { content, undone } = recordOf(type);
  return (facts['undone'] && undone?.content ? undone.content : content)(facts, reader);
}

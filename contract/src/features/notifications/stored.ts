import type { NotificationContent } from './model.ts';
import type { NotificationReader, NotificationRecord } from './record.ts';
import { NOTIFICATIONS, type NotificationType } from './types.ts';

/** Facts as they are stored; `undone` is set if the cause of the notification was undone. D-308 */
export type StoredFacts = Readonly<Record<string, unknown>>;

/** A notification as it is stored. */
export interface StoredNotification {
  readonly type: NotificationType;
  readonly facts: StoredFacts;
  /** True while its cause is valid, so that a request in it can be decided there. */
  readonly isOpen: boolean;
}

/** Returns the record of a type, with facts of any type: the compiler has checked them where they were sent. */
export const recordOf = (type: NotificationType) =>
  NOTIFICATIONS[type] as unknown as NotificationRecord<object, object>;

/**
 * Composes the content of a notification for one reader. Notifications from before facts were stored have their text as
 * the fact `message`. NOTE-008, D-308
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

import type { Zone } from '#kernel/clock';
import type { NotificationContent } from './model.ts';
import { NOTIFICATIONS, type NotificationFacts, type NotificationType, type UndoneNotificationFacts } from './types.ts';
import type { NotificationRecord, OfStudent, NotificationReader, Recipient } from './record.ts';

/** The recipients of one role. */
interface ForRole {
  readonly role: Recipient;
  /** Only this student, where the role is student; null for everybody of the role. */
  readonly enrollmentId: number | null;
}
export interface NotificationCopy extends ForRole {
  /** Everybody of the role but this one. */
  readonly exceptEnrollmentId: number | null;
  readonly content: NotificationContent;
  /** The cause of the notification, by which it is withdrawn. */
  readonly cause: string | null;
  /** The subject of which it is the newest notification; by it an unread older one is replaced. */
  readonly about: string | null;
  /** The key under which it goes to the same person once only. */
  readonly once: string | null;
}
export interface UndoneCopy extends ForRole {
  readonly cause: string;
  /** The text for people who have read the first one; null where nothing needs to be added. */
  readonly content: NotificationContent | null;
}

const readerOf = (role: Recipient, zone: Zone): NotificationReader => ({ role, zone });
const forRole = (role: Recipient, facts: object): ForRole => ({
  role,
  enrollmentId: role === 'student' ? ((facts as Partial<OfStudent>).studentEnrollmentId ?? null) : null,
});

/** A record, with facts of any type: the compiler has held them together at the call. */
const recordOf = (type: NotificationType) => NOTIFICATIONS[type] as unknown as NotificationRecord<object, object>;

/** The copies for each role when something has happened, in the zone of the course. Annex F, D-010 */
export function buildCopies<Type extends NotificationType>(
  type: Type,
  facts: NotificationFacts<Type>,
  zone: Zone,
): NotificationCopy[] {
  const { recipients, except, content, once, about, undone } = recordOf(type);
  return recipients(facts).map((role) => ({
    ...forRole(role, facts),
    exceptEnrollmentId: except?.(facts) ?? null,
    content: content(facts, readerOf(role, zone)),
    cause: undone?.cause(facts) ?? null,
    about: about?.(facts) ?? null,
    once: once?.(facts) ?? null,
  }));
}

/** The copies withdrawn from each role when the cause was undone, and the text for those who have read them. D-201 */
export function buildUndoneCopies<Type extends NotificationType>(
  type: Type,
  facts: UndoneNotificationFacts<Type>,
  zone: Zone,
): UndoneCopy[] {
  const { undone, target } = recordOf(type);
  if (undone === null) return [];
  return (Object.keys(target) as Recipient[]).map((role) => ({
    ...forRole(role, facts),
    cause: undone.cause(facts),
    content: undone.content?.(facts, readerOf(role, zone)) ?? null,
  }));
}

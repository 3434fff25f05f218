import type { Zone } from '#kernel/clock';
import type { NotificationContent } from './model.ts';
import { contentOf, recordOf, type StoredFacts } from './stored.ts';
import type { NotificationFacts, NotificationType, UndoneNotificationFacts } from './types.ts';
import type { OfStudent, Recipient } from './record.ts';

/** The recipients of one role. */
interface ForRole {
  readonly role: Recipient;
  /** Only this student, where the role is student; null for everybody of the role. */
  readonly enrollmentId: number | null;
}
export interface NotificationCopy extends ForRole {
  /** Everybody of the role but this one. */
  readonly exceptEnrollmentId: number | null;
  readonly facts: StoredFacts;
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
  readonly facts: StoredFacts;
  /** The text for people who have read the first one; null where nothing needs to be added. */
  readonly content: NotificationContent | null;
}

const forRole = (role: Recipient, facts: object): ForRole => ({
  role,
  enrollmentId: role === 'student' ? ((facts as Partial<OfStudent>).studentEnrollmentId ?? null) : null,
});

/** The facts of a type that are stored, and none of what else its sender knows. */
function pick(type: NotificationType, facts: object): StoredFacts {
  const names: readonly string[] = recordOf(type).facts;
  return Object.fromEntries(Object.entries(facts).filter(([name]) => names.includes(name)));
}

/** The copies for each role when something has happened, in the zone of the course. Annex F, D-010 */
export function buildCopies<Type extends NotificationType>(
  type: Type,
  facts: NotificationFacts<Type>,
  zone: Zone,
): NotificationCopy[] {
  const { recipients, except, once, about, undone } = recordOf(type);
  const stored = pick(type, facts);
  return recipients(facts).map((role) => ({
    ...forRole(role, facts),
    exceptEnrollmentId: except?.(facts) ?? null,
    facts: stored,
    content: contentOf({ type, facts: stored, isOpen: true }, { role, zone }),
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
  const stored = { ...pick(type, facts), undone: true };
  return (Object.keys(target) as Recipient[]).map((role) => ({
    ...forRole(role, facts),
    cause: undone.cause(facts),
    facts: stored,
    content: undone.content && contentOf({ type, facts: stored, isOpen: false }, { role, zone }),
  }));
}

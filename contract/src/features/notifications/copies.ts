import type { Zone } from '#kernel/clock';
import type { NotificationContent } from './model.ts';
import { contentOf, recordOf, type StoredFacts } from './stored.ts';
import type { NotificationFacts, NotificationType, UndoneNotificationFacts } from './types.ts';
import type { AboutStudent, Recipient } from './record.ts';

/** The recipients who have one role. */
interface ForRole {
  readonly role: Recipient;
  /** Limits the recipients to this student if the role is student; null for everybody with the role. */
  readonly enrollmentId: number | null;
}
export interface NotificationCopy extends ForRole {
  /** Excludes this enrollment from the recipients. */
  readonly exceptEnrollmentId: number | null;
  readonly facts: StoredFacts;
  readonly content: NotificationContent;
  /** The cause of the notification, by which it can be withdrawn. */
  readonly cause: string | null;
  /** The subject of the notification; an older unread one about the same subject is replaced. */
  readonly about: string | null;
  /** A key under which the same person receives it only once. */
  readonly once: string | null;
}
export interface UndoneCopy extends ForRole {
  readonly cause: string;
  readonly facts: StoredFacts;
  /** The text for people who have already read the first one; null if nothing needs to be added. */
  readonly content: NotificationContent | null;
}

const forRole = (role: Recipient, facts: object): ForRole => ({
  role,
  enrollmentId: role === 'student' ? ((facts as Partial<AboutStudent>).studentEnrollmentId ?? null) : null,
});

/** Picks the facts of a type that are stored. */
function pick(type: NotificationType, facts: object): StoredFacts {
  const names: readonly string[] = recordOf(type).facts;
  return Object.fromEntries(Object.entries(facts).filter(([name]) => names.includes(name)));
}

/** Builds the notification for each role when something has happened, in the time zone of the course. Annex F, D-010 */
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

/** Builds the withdrawal of a notification for each role, and the text for those who have read it. D-201 */
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

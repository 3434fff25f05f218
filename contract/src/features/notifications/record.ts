import { CONTEXT_NAMES, isCareer, type InContext } from '#features/enrollments/contexts';
import { dateText, localDay, timeText, type Instant, type Zone } from '#kernel/clock';
import type { Role } from '#kernel/roles';
import type { FindTarget } from './links.ts';
import type { NotificationContent } from './model.ts';

export type NotificationGroup = 'homework' | 'session' | 'absence' | 'none';
/** The roles that receive no notification at all. Annex F */
export const ROLES_WITHOUT_NOTIFICATIONS: readonly Role[] = ['cm'];
export type Recipient = Exclude<Role, 'cm'>;

/** The reader of a notification; its text may differ between students and staff. */
export interface NotificationReader {
  readonly role: Role;
  /** The time zone of the course. */
  readonly zone: Zone;
}

/**
 * Facts about one student: no other student receives the notification. Facts without a student are for all students of
 * the course.
 */
export interface AboutStudent {
  readonly studentEnrollmentId: number;
}

/** The withdrawal of a notification whose cause was undone; it disappears if it is unread. D-201 */
export interface NotificationUndo<Facts> {
  /** Identifies the cause within the university, so that notifications about it can be found. */
  readonly cause: (facts: Facts) => string;
  /** The text for those who have already read it; null if nothing needs to be added. */
  readonly content: ((facts: Facts, reader: NotificationReader) => NotificationContent) | null;
}

/**
 * The complete definition of one type of notification: `Facts` are needed to send it, and `Undoing`, a part of them, to
 * withdraw it. Annex F
 */
export interface NotificationRecord<Facts, Undoing = never> {
  /** The filter under which the list shows it. */
  readonly group: NotificationGroup;
  /** The roles of the course that receive it. */
  readonly recipients: (facts: Facts) => readonly Recipient[];
  /** The enrollment of the person who caused it, and who so does not receive it. */
  readonly except?: (facts: Facts) => number;
  /** The facts that are stored, from which its content is made. D-308 */
  readonly facts: readonly (keyof Facts)[];
  /** Composes its text, and what its destination needs, from the stored facts whenever it is read. */
  readonly content: (facts: Facts, reader: NotificationReader) => NotificationContent;
  /** The destination of a click, for each role that may receive it. */
  readonly target: Readonly<Partial<Record<Recipient, FindTarget>>>;
  /** A key, unique within the university, under which the same person receives it only once. */
  readonly once?: (facts: Facts) => string;
  /**
   * Identifies the subject: for the same person, a newer notification replaces an unread one about the same subject.
   * Null if it has several subjects. D-238
   */
  readonly about?: (facts: Facts) => string | null;
  /** The way in which it is undone; null if it cannot be undone, or if its undoing has a type of its own. */
  readonly undone: NotificationUndo<Undoing> | null;
}

export const contextOf = (of: InContext) => CONTEXT_NAMES[isCareer(of) ? 'career' : 'academic'];

/** Formats a day, such as March 11, 2026. */
export const dayText = (instant: Instant, { zone }: NotificationReader): string => dateText(localDay(instant, zone));

/** Formats a moment, such as March 11, 2026 at 6:30 PM EDT. */
export const momentText = (instant: Instant, reader: NotificationReader): string =>
  `${dayText(instant, reader)} at ${timeText(instant, reader.zone)}`;

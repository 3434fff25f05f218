import { CONTEXT_NAMES, isCareer, type InContext } from '#features/enrollments/contexts';
import { dateText, localDay, timeText, type Instant, type Zone } from '#kernel/clock';
import type { Role } from '#kernel/roles';
import type { FindTarget } from './links.ts';
import type { NotificationContent } from './model.ts';

export type NotificationGroup = 'homework' | 'session' | 'absence' | 'none';
/** The roles that receive no notification at all. Annex F */
export const UNNOTIFIED: readonly Role[] = ['cm'];
export type Recipient = Exclude<Role, 'cm'>;

/** The reader of a notification: the same event may read differently to the student and to staff. */
export interface NotificationReader {
  readonly role: Role;
  /** The zone of the course. */
  readonly zone: Zone;
}

/** Facts about one student: of the students, only this one receives it. Facts that name none are for all students of the course. */
export interface OfStudent {
  readonly studentEnrollmentId: number;
}

/** The end of a notification whose cause was undone: it is withdrawn where it is unread. D-201 */
export interface NotificationUndo<Facts> {
  /** Names the cause within the university, so that what was sent about it is found again. */
  readonly cause: (facts: Facts) => string;
  /** The text for those who have read it; null where nothing needs to be added. */
  readonly content: ((facts: Facts, reader: NotificationReader) => NotificationContent) | null;
}

/**
 * All there is to know about one type of notification: `Facts` to send it, and `Undoing`, which is a part of them,
 * to withdraw it. Annex F
 */
export interface NotificationRecord<Facts, Undoing = never> {
  /** The filter under which the list shows it. */
  readonly group: NotificationGroup;
  /** The roles of the course that receive it. */
  readonly recipients: (facts: Facts) => readonly Recipient[];
  /** The enrollment that does not receive it although its role does: that of the person who caused it. */
  readonly except?: (facts: Facts) => number;
  /** The facts that are stored: all that its content is made of. D-308 */
  readonly facts: readonly (keyof Facts)[];
  /** Its text and what its target needs, made of the stored facts whenever it is read. */
  readonly content: (facts: Facts, reader: NotificationReader) => NotificationContent;
  /** The target of a click; every role that may receive it has its row. */
  readonly target: Readonly<Partial<Record<Recipient, FindTarget>>>;
  /** Within the university: the same key goes to the same person once only. */
  readonly once?: (facts: Facts) => string;
  /**
   * One kind of news about one thing: of those of the same person the newest replaces what is unread. Null where this
   * one tells of several things. D-238
   */
  readonly about?: (facts: Facts) => string | null;
  /** The way it is undone; null where nothing can undo it, or where its undoing has a type of its own. */
  readonly undone: NotificationUndo<Undoing> | null;
}

export const contextOf = (of: InContext) => CONTEXT_NAMES[isCareer(of) ? 'career' : 'academic'];

/** March 11, 2026 */
export const dayText = (instant: Instant, { zone }: NotificationReader): string => dateText(localDay(instant, zone));

/** March 11, 2026 at 6:30 PM EDT */
export const momentText = (instant: Instant, reader: NotificationReader): string =>
  `${dayText(instant, reader)} at ${timeText(instant, reader.zone)}`;

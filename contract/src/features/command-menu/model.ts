import { z } from 'zod';
import { count, id, instant } from '#kernel/schema';

/** The kinds of objects that the server finds; the browser knows pages and actions itself. SUCC-070 */
export const FOUND_KINDS = ['student', 'contact', 'session', 'assignment', 'class'] as const;
export const FoundKind = z.enum(FOUND_KINDS);
export type FoundKind = z.infer<typeof FoundKind>;

/** A person or an object that the user may open. */
export const FoundEntry = z.object({
  kind: FoundKind,
  /** The id of the enrollment for people and classes, else of the session or the assignment. */
  id: id(),
  /** The user's enrollment in which it opens. */
  enrollmentId: id(),
  title: z.string(),
  /** The cohort to which it belongs. */
  place: z.string(),
  /** The start of a session or the original due date of an assignment; null for others. */
  at: instant().nullable(),
  timeZone: z.string(),
});
export type FoundEntry = z.infer<typeof FoundEntry>;

/**
 * The actions whose object only the server knows. To add one, add an entry here and in `actions.ts`, and the facts for
 * it. SUCC-071
 */
export const ActionKey = z.enum([
  'checkIn',
  'submitNext',
  'takeAttendance',
  'showRoomCode',
  'gradeNext',
  'reviewRequests',
]);
export type ActionKey = z.infer<typeof ActionKey>;

/** An action that currently has something to do. */
export const ReadyAction = z.object({
  action: ActionKey,
  /** The name of the object, such as that of the session. */
  subject: z.string(),
  /** The id of the session or assignment; null if the action concerns the whole class. */
  objectId: id().nullable(),
  /** The account of the student whose work it is; null for other actions. */
  studentId: id().nullable(),
  /** The number of waiting objects, including this one. */
  waiting: count(),
});
export type ReadyAction = z.infer<typeof ReadyAction>;

/** The kinds of choices: pages are identified by path, actions by name, and other objects by id. SUCC-073 */
export const ChoiceKind = z.enum(['page', 'action', ...FOUND_KINDS]);
export type ChoiceKind = z.infer<typeof ChoiceKind>;
export const MenuChoice = z.object({ kind: ChoiceKind, key: z.string() });
export type MenuChoice = z.infer<typeof MenuChoice>;

/** The number of recent choices that are stored. SUCC-073 */
export const MOST_CHOICES = 10;
/** The largest number of results of a search. SUCC-074 */
export const MOST_FOUND = 20;

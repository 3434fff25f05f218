import { z } from 'zod';
import { count, id, instant } from '#kernel/schema';

/** The kinds that the server finds; pages and actions are known to the page. SUCC-070 */
export const FOUND_KINDS = ['student', 'contact', 'session', 'assignment', 'class'] as const;
export const FoundKind = z.enum(FOUND_KINDS);
export type FoundKind = z.infer<typeof FoundKind>;

/** Somebody or something that the person may open now. */
export const FoundEntry = z.object({
  kind: FoundKind,
  /** The id of the enrollment for people and classes, else of the session or the assignment. */
  id: id(),
  /** The own enrollment in which it is opened. */
  enrollmentId: id(),
  title: z.string(),
  /** The cohort in which it lies. */
  place: z.string(),
  /** When a session begins, or an assignment is due without its extension; null for others. */
  at: instant().nullable(),
  timeZone: z.string(),
});
export type FoundEntry = z.infer<typeof FoundEntry>;

/** Actions whose object only the server knows. A new one is one entry here, one in `actions.ts` and its facts. SUCC-071 */
export const ActionKey = z.enum([
  'checkIn',
  'submitNext',
  'takeAttendance',
  'showRoomCode',
  'gradeNext',
  'reviewRequests',
]);
export type ActionKey = z.infer<typeof ActionKey>;

/** An action with something to do. */
export const ReadyAction = z.object({
  action: ActionKey,
  /** The object of the action in words: the name of the session, the work. */
  subject: z.string(),
  /** The id of the session or assignment; null where the whole class is meant. */
  objectId: id().nullable(),
  /** The account of the student whose work it is; null for other actions. */
  studentId: id().nullable(),
  /** The number of objects that wait, this one included. */
  waiting: count(),
});
export type ReadyAction = z.infer<typeof ReadyAction>;

/** The kinds of choices: a page by its path, an action by its name, anything else by its id. SUCC-073 */
export const ChoiceKind = z.enum(['page', 'action', ...FOUND_KINDS]);
export type ChoiceKind = z.infer<typeof ChoiceKind>;
export const MenuChoice = z.object({ kind: ChoiceKind, key: z.string() });
export type MenuChoice = z.infer<typeof MenuChoice>;

/** The last choices that are kept. SUCC-073 */
export const MOST_CHOICES = 10;
/** The largest number of results of a search. SUCC-074 */
export const MOST_FOUND = 20;

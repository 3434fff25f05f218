import { z } from 'zod';
import { AssignmentConsequences, GraduationVerdict } from '#features/assignment-editor/model';
import { Category, ScheduledClass, Warning, DateMove } from '#features/scheduling/model';
import { LONGEST_SESSION_DESCRIPTION, LONGEST_SESSION_NAME, LONGEST_SESSION_SUMMARY } from '#kernel/lengths';
import { count, id, instant, requiredText, text, mistake } from '#kernel/schema';

const HIGHEST_CHAPTER = 999.9;

/** The fields of a session that can be edited. ADM-083 */
export const SessionFields = z
  .strictObject({
    category: Category,
    name: requiredText(LONGEST_SESSION_NAME),
    /** The module and the position in it: 12.3. */
    chapter: z.number().min(0).max(HIGHEST_CHAPTER).multipleOf(0.1).nullable(),
    shortDescription: text(LONGEST_SESSION_SUMMARY),
    longDescription: text(LONGEST_SESSION_DESCRIPTION),
    startTime: instant(),
    endTime: instant(),
    /** The room; null if it will be announced later. */
    roomId: id().nullable(),
  })
  .refine(({ startTime, endTime }) => startTime < endTime, {
    path: ['endTime'],
    error: mistake({ SESSION_ENDS_EARLY: 'A session has to end after it starts.' }),
  });
export type SessionFields = z.infer<typeof SessionFields>;

/**
 * The extent of a change: only this session, also the later ones of its rule, or all future ones of its rule. ADM-083
 */
export const EditExtent = z.enum(['this', 'following', 'all']);
export type EditExtent = z.infer<typeof EditExtent>;

const Span = z.object({ startTime: instant(), endTime: instant() });

/** A session before and after; `from` is null for a new one. */
export const ChangedSession = z.object({
  id: id().nullable(),
  name: z.string(),
  from: Span.nullable(),
  to: Span,
  warnings: z.array(Warning),
});
export type ChangedSession = z.infer<typeof ChangedSession>;

/** The marks and requests that depend on sessions. ADM-086 */
export const Hanging = z.object({
  /** Students who checked in themselves. */
  checkIns: count(),
  /** Statuses that staff have set. */
  marked: count(),
  /** Absences that were set automatically at the end of a class. */
  setBySystem: count(),
  requestsPending: count(),
  requestsApproved: count(),
});
export type Hanging = z.infer<typeof Hanging>;

/**
 * The choice for the marks of moved sessions: they stay if the date was wrong, or are cleared if the session is held on
 * another day. D-235
 */
export const MarksOfMoved = z.enum(['stay', 'clear']);

/** The marks that were made on the old dates. D-235 */
const MovedMarks = z.object({
  /** Check-ins and statuses about which the user has to decide. */
  hanging: count(),
  /** Marks that were cleared when the session was postponed, and are restored now that it moves back. */
  restored: count(),
});

/** The class of a session, as far as the editor needs it. */
export const EditedSchedule = ScheduledClass.pick({ id: true, code: true, name: true, timeZone: true, rooms: true });

/** The consequences of a change of a session, before it is saved. ADM-083, ADM-085, ADM-086, ADM-088 */
export const SessionConsequences = z.object({
  sessions: z.array(ChangedSession),
  hanging: Hanging,
  /** Due dates that move along, and the consequences for students. ADM-096 */
  due: AssignmentConsequences.extend({
    items: z.array(z.object({ id: id(), title: z.string(), from: instant(), to: instant() })),
  }),
  /** Automatic absences that are removed because the session is in the future again. */
  absencesTakenBack: count(),
  marks: MovedMarks,
  /** Tells whether students are notified in any case. */
  tellsAnyway: z.boolean(),
  studentsTold: count(),
});
export type SessionConsequences = z.infer<typeof SessionConsequences>;

/** A student who is affected when a session is cancelled or restored. ADM-087 */
export const AffectedStudent = z.object({
  studentEnrollmentId: id(),
  name: z.string(),
  absences: z.object({ from: count(), to: count() }),
  /** The verdict before and after; null if it does not change. */
  verdict: z.object({ from: GraduationVerdict, to: GraduationVerdict }).nullable(),
});

/** The consequences of cancelling a session, or of restoring a cancelled one. ADM-087, ADM-088 */
export const CancelConsequences = z.object({
  /** True if the session would be cancelled, false if it would be restored. */
  cancels: z.boolean(),
  hanging: Hanging,
  remoteDays: count(),
  students: z.array(AffectedStudent),
  studentsTold: count(),
});
export type CancelConsequences = z.infer<typeof CancelConsequences>;

const Kind = z.enum(['session', 'assignment']);

/** The highest number of dates that can be restored, which is that of items in a copy. */
const MOST_DATES = 1000;

/** An item that can be moved. */
export const MovableItem = z.strictObject({ kind: Kind, id: id() });
export type MovableItem = z.infer<typeof MovableItem>;

/** Restores known dates, if the items have not moved since; used for undo. ADM-084 */
const Back = z.strictObject({
  by: z.literal('dates'),
  dates: z
    .array(z.strictObject({ ...MovableItem.shape, ...Span.shape, /** The present start time. */ from: instant() }))
    .max(MOST_DATES),
});

/** The ways to move items together. ADM-084 */
export const ItemMove = z.discriminatedUnion('by', [...DateMove.options, Back]);
export type ItemMove = z.infer<typeof ItemMove>;

/** An item with its old and its new date. */
export const MovedItem = z.object({
  kind: Kind,
  id: id(),
  name: z.string(),
  from: Span,
  to: Span,
  /** The holiday that caused it to be moved; null if none. */
  holiday: z.string().nullable(),
  /** Tells whether it moves because it is tied to a moved session. */
  follows: z.boolean(),
  warnings: z.array(Warning),
});
export type MovedItem = z.infer<typeof MovedItem>;

/** The consequences of moving items, before they are moved. ADM-084 to ADM-086, ADM-088 */
export const MoveConsequences = z.object({
  items: z.array(MovedItem),
  hanging: Hanging,
  absencesTakenBack: count(),
  marks: MovedMarks,
  due: AssignmentConsequences,
  /** The number of students who are notified, with one message each. */
  studentsTold: count(),
});
export type MoveConsequences = z.infer<typeof MoveConsequences>;

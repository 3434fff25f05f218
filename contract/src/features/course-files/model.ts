import { z } from 'zod';
import { AssignmentConsequences } from '#features/assignment-editor/model';
import { WeeklyPattern, Warning } from '#features/scheduling/model';
import { Hanging } from '#features/session-editor/model';
import { count, id, instant, text } from '#kernel/schema';

const MOST_ITEMS = 2000;
const LONGEST_KEY = 100;
const LONGEST_FIELD = 40;

const itemKey = { kind: z.enum(['session', 'assignment']), key: text(LONGEST_KEY) };
const Side = z.enum(['there', 'here']);

/** The choices made in the preview; everything else stays as proposed. ADM-103, ADM-108 */
export const Choices = z.strictObject({
  items: z.array(z.strictObject({ ...itemKey, takes: z.boolean() })).max(MOST_ITEMS),
  fields: z.array(z.strictObject({ ...itemKey, field: text(LONGEST_FIELD), takes: Side })).max(MOST_ITEMS),
});

/** The source, and the choices that accompany it. */
export const TakeOverWanted = z.strictObject({
  choices: Choices,
  /** The weekdays of additional class meetings; null continues the present pattern. */
  pattern: WeeklyPattern.nullable(),
});
export type TakeOverWanted = z.infer<typeof TakeOverWanted>;

/** A value in words, and the moment or day that it stands for in this class, if it is one. */
const ShownValue = z.object({ words: z.string(), at: z.string().nullable() });
export type ShownValue = z.infer<typeof ShownValue>;

const FieldShown = z.object({
  field: z.string(),
  moved: z.enum(['there', 'here', 'both']),
  /** The chosen side; null where a person still has to choose. */
  takes: Side.nullable(),
  there: ShownValue,
  here: ShownValue,
});

/** One item of the class or of the source, and what taking over does with it. */
export const TakenItem = z.object({
  ...itemKey,
  /** The id in the class; null if it is not in the class. */
  id: id().nullable(),
  name: z.string(),
  outcome: z.enum(['new', 'changed', 'changed here', 'unchanged', 'gone', 'only here', 'left here']),
  differs: z.array(FieldShown),
  mayTake: z.boolean(),
  takes: z.boolean(),
  problem: z.string().nullable(),
  /** The time at which a new item takes place or is due. */
  startsAt: instant().nullable(),
  /** The holiday that caused it to be moved. */
  holiday: z.string().nullable(),
  /** The number of students who have submitted work for it. */
  submitted: count(),
  /** The consequences of this item alone for students; null where there are none. */
  follows: AssignmentConsequences.nullable(),
  warnings: z.array(Warning),
});
export type TakenItem = z.infer<typeof TakenItem>;

/** An item that is not the same on both sides. ADM-103, ADM-109 */
export const DifferingItem = TakenItem.pick({
  kind: true,
  key: true,
  id: true,
  name: true,
  outcome: true,
  differs: true,
});
export type DifferingItem = z.infer<typeof DifferingItem>;

/** The effects of taking over, before anything is written. ADM-103, ADM-105, ADM-108 */
export const TakeOverPreview = z.object({
  timeZone: z.string(),
  /** True if students can see the class; new items then begin as drafts. */
  isPublished: z.boolean(),
  /** Tells whether weekdays have to be chosen before new items can get dates. */
  needsPattern: z.boolean(),
  pattern: WeeklyPattern.or(z.array(z.never()).length(0)),
  items: z.array(TakenItem),
  /** The number of ticked items for which a side still has to be chosen. */
  unsettled: count(),
  counts: z.object({ created: count(), changed: count(), taken: count() }),
  /** The consequences of everything that is ticked. */
  follows: AssignmentConsequences,
  hanging: Hanging,
  studentsTold: count(),
  digest: z.string(),
});
export type TakeOverPreview = z.infer<typeof TakeOverPreview>;

/** The last take-over of a folder or a plan. */
export const LastTakeOver = z.object({
  at: instant(),
  /** The person who did it; null on the command line. */
  by: z.string().nullable(),
  /** The commit of a folder, if known. */
  revision: z.string().nullable(),
});

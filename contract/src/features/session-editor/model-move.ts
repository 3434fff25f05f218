import { z } from 'zod';
import { AssignmentConsequences } from '#features/assignment-editor/model';
import { DateMove } from '#features/scheduling/model';
import { Warning } from '#features/scheduling/model-sessions';
import { count, id, instant } from '#kernel/schema';
import { Hanging, MovedMarks } from './model.ts';

const Kind = z.enum(['session', 'assignment']);
const Span = z.object({ startTime: instant(), endTime: instant() });

/** The largest number of dates to go back to: a class may have as many items to be copied. */
const MOST_DATES = 1000;

/** An item that can be moved. */
export const MovableItem = z.strictObject({ kind: Kind, id: id() });
export type MovableItem = z.infer<typeof MovableItem>;

/** Back to dates that are known, while each still is where it was left: the way of undoing. ADM-084 */
const Back = z.strictObject({
  by: z.literal('dates'),
  dates: z
    .array(
      z.strictObject({ ...MovableItem.shape, ...Span.shape, /** The time at which it begins now. */ from: instant() }),
    )
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
  /** The holiday that it was moved off; null: none. */
  holiday: z.string().nullable(),
  /** Tells whether it goes along because it is tied to a session that moves. */
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
  /** The number of students who are told, in one message each. */
  studentsTold: count(),
});
export type MoveConsequences = z.infer<typeof MoveConsequences>;

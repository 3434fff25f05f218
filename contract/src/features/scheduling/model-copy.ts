import { z } from 'zod';
import { day, id, instant } from '#kernel/schema';
import { Warning } from './model-sessions.ts';

/** The kinds of items that have a date. */
export const ItemKind = z.enum(['session', 'assignment']);

/** The parts of a class that a copy takes along; students and their work never come along. ADM-073 */
export const Takes = z.strictObject({
  sessions: z.boolean(),
  assignments: z.boolean(),
  /** Links and files of the sessions that come along. */
  resources: z.boolean(),
  /** Limits for graduation, the rules of attendance, the classroom and the booking address. */
  settings: z.boolean(),
  /** Survey windows. */
  surveys: z.boolean(),
  /** Everybody who works in the class. */
  staff: z.boolean(),
});

const span = z.object({ startTime: instant(), endTime: instant() });

/** The reason why a date is where it is. ADM-074, ADM-075 */
const Why = z.discriminatedUnion('because', [
  z.object({ because: z.literal('meeting'), number: z.int() }),
  z.object({ because: z.literal('weekday') }),
  z.object({ because: z.literal('tied'), sessionId: id() }),
  z.object({ because: z.literal('holiday'), name: z.string(), day: day() }),
  z.object({ because: z.literal('chosen') }),
  z.object({ because: z.literal('kept') }),
]);

/** One item of a copy: an assignment has its due date twice. */
export const CopiedItem = z.object({
  kind: ItemKind,
  id: id(),
  name: z.string(),
  old: span,
  /** The new dates; null where it stays behind. */
  new: span.nullable(),
  why: Why,
  outside: z.enum(['before', 'after']).nullable(),
  /** The warnings to look at; they refuse nothing. ADM-085 */
  warnings: z.array(Warning),
});
export type CopiedItem = z.infer<typeof CopiedItem>;

const Days = z.object({ from: day(), to: day() });

/** A survey window of a copy. */
export const CopiedWindow = z.object({ kind: z.enum(['mid-course', 'end-course']), old: Days, new: Days });

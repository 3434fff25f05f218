import { z } from 'zod';
import { LONGEST_CLASS_NAME } from '#features/classes/failures';
import { day, id, instant, requiredText } from '#kernel/schema';
import { MOST_ITEMS } from './failures.ts';
import { WeeklyPattern } from './model.ts';

const kind = z.enum(['session', 'assignment']);

/** What comes along in a copy; students and their work never do. ADM-073 */
export const Takes = z.strictObject({
  sessions: z.boolean(),
  assignments: z.boolean(),
  /** Limits for graduation and the rules of attendance. */
  settings: z.boolean(),
  /** When surveys are open. */
  surveys: z.boolean(),
  /** Everybody who works in the class. */
  staff: z.boolean(),
});

/** A class that begins as the copy of an earlier one. ADM-072, ADM-073 */
export const CopiedClass = z
  .strictObject({
    sourceId: id(),
    universityId: id(),
    cohortId: id(),
    code: requiredText(LONGEST_CLASS_NAME),
    name: requiredText(LONGEST_CLASS_NAME),
    startDate: day(),
    endDate: day(),
    pattern: WeeklyPattern,
    takes: Takes,
    /** Dates that are other than worked out; without one the item stays behind. ADM-076 */
    chosen: z.array(z.strictObject({ kind, id: id(), startTime: instant().nullable() })).max(MOST_ITEMS),
  })
  .refine(({ startDate, endDate }) => endDate >= startDate, {
    path: ['endDate'],
    error: 'The class cannot end before it starts.',
  });

const span = z.object({ startTime: instant(), endTime: instant() });

/** Why a date is where it is. ADM-074, ADM-075 */
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
  kind,
  id: id(),
  name: z.string(),
  old: span,
  /** Null: it stays behind. */
  new: span.nullable(),
  why: Why,
  outside: z.enum(['before', 'after']).nullable(),
});
export type CopiedItem = z.infer<typeof CopiedItem>;

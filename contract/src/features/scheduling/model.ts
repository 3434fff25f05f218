import { z } from 'zod';
import { daysBetween, LAST_WEEK } from '#kernel/clock';
import { MOST_DAYS } from '#kernel/folder-bounds';
import { day, id, instant, version, mistake } from '#kernel/schema';
import { SessionCategory } from '#features/sessions/model';
import { Holiday } from '#features/universities/model';

/** A chapter has one decimal, so the tenth meeting of a week could not be told from the first. SESS-039 */
const MOST_PER_WEEK = 9;
const MOST_DAYS_LEFT_OUT = 366;
const MOST_DAYS_AFTER = 60;
const FURTHEST = 366;
const DAYS_PER_WEEK = 7;

/** A time on the clocks of the class: 18:30. */
const clock = () =>
  z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, mistake({ NO_TIME_OF_DAY: 'Please enter a time such as 18:30.' }));

/** When a class meets each week, by the clocks of its time zone; weekday 0 is Sunday. ADM-081 */
const WeeklyMeeting = z
  .strictObject({ weekday: z.int().min(0).max(6), start: clock(), end: clock() })
  .refine(({ start, end }) => start < end, {
    path: ['end'],
    error: mistake({ SESSION_ENDS_EARLY: 'A session has to end after it starts.' }),
  });
export type WeeklyMeeting = z.infer<typeof WeeklyMeeting>;

/** The weekdays on which a class meets; two meetings of one day are two entries. */
export const WeeklyPattern = z
  .array(WeeklyMeeting)
  .min(1, mistake({ NO_WEEKDAY: 'Please choose at least one weekday.' }))
  .max(MOST_PER_WEEK);
export type WeeklyPattern = z.infer<typeof WeeklyPattern>;

/** A weekly rule: from it sessions are made, each of which stands on its own. ADM-081, ADM-082 */
export const WeeklyRule = z
  .strictObject({
    pattern: WeeklyPattern,
    firstDay: day(),
    lastDay: day(),
    daysLeftOut: z.array(day()).max(MOST_DAYS_LEFT_OUT),
  })
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, {
    path: ['lastDay'],
    error: mistake({ LAST_DAY_EARLY: 'The last day has to come after the first.' }),
  })
  .refine(({ firstDay, lastDay }) => daysBetween(firstDay, lastDay) < LAST_WEEK * DAYS_PER_WEEK, {
    path: ['lastDay'],
    error: mistake({ TOO_MANY_WEEKS: `A class has at most ${LAST_WEEK} weeks.` }),
  });
export type WeeklyRule = z.infer<typeof WeeklyRule>;

/**
 * A due date that hangs on a session: at its start, or so many days after it at a time of the class; of work that came from
 * files as it counts there, so many days before or after a class meeting, at the end of the day where no time is said.
 * ADM-074, ADM-096
 */
export const DueTie = z.union([
  z.strictObject({ at: z.literal('start') }),
  z.strictObject({
    daysAfter: z.int().min(0).max(MOST_DAYS_AFTER),
    time: clock(),
  }),
  z.strictObject({
    fromMeeting: z.int().min(-MOST_DAYS).max(MOST_DAYS),
    time: z
      .string()
      .regex(/^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/)
      .nullable(),
  }),
]);
export type DueTie = z.infer<typeof DueTie>;

/** The ways to move several sessions or assignments; 'weekday' stays in the week, Sunday to Saturday. ADM-084 */
export const DateMove = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('days'), days: z.int().min(-FURTHEST).max(FURTHEST) }),
  z.strictObject({ by: z.literal('next class day') }),
  z.strictObject({ by: z.literal('weekday'), weekday: z.int().min(0).max(6) }),
  z.strictObject({ by: z.literal('time'), time: clock() }),
]);
export type DateMove = z.infer<typeof DateMove>;

/** SESS-041 */
export const Category = SessionCategory.shape.code;

/** A warning to look at before saving; it refuses nothing. ADM-085 */
export const Warning = z.object({
  what: z.enum(['class', 'room', 'instructor', 'outside', 'holiday', 'before its class']),
  /** The session, room or instructor that is taken; the class before which something is due; of days outside of the class the day; of a holiday its name. */
  name: z.string(),
});
export type Warning = z.infer<typeof Warning>;

/** A session that a rule would make. ADM-081 */
export const PlannedSession = z.object({
  day: day(),
  startTime: instant(),
  endTime: instant(),
  name: z.string(),
  chapter: z.number(),
  warnings: z.array(Warning),
});
export type PlannedSession = z.infer<typeof PlannedSession>;

/** A class day without a session: the name of its holiday, or null where it was left out. ADM-081 */
export const LeftOutDay = z.object({ day: day(), holiday: z.string().nullable() });

/** A session as the administration lists it, cancelled ones too. */
export const AdminSession = z.object({
  id: id(),
  name: z.string(),
  chapter: z.number().nullable(),
  shortDescription: z.string(),
  version: version(),
  category: Category,
  startTime: instant(),
  endTime: instant(),
  room: z.string().nullable(),
  cancelled: z.boolean(),
});
export type AdminSession = z.infer<typeof AdminSession>;

/** The class of a schedule. */
export const ScheduledClass = z.object({
  id: id(),
  code: z.string(),
  name: z.string(),
  university: z.string(),
  timeZone: z.string(),
  startDay: day(),
  endDay: day(),
  holidays: z.array(Holiday),
  rooms: z.array(z.object({ id: id(), name: z.string() })),
});
export type ScheduledClass = z.infer<typeof ScheduledClass>;

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

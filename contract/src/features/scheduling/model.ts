import { z } from 'zod';
import { daysBetween, LAST_WEEK } from '#kernel/clock';
import { MOST_DAYS } from '#kernel/folder-bounds';
import { day, id, instant, version, mistake } from '#kernel/schema';
import { SessionCategory } from '#features/sessions/model';
import { Holiday } from '#features/universities/model';

/**
 * The highest number of meetings per week: chapters have one decimal, so a tenth meeting would look like the first.
 * SESS-039
 */
const MOST_PER_WEEK = 9;
const MOST_DAYS_LEFT_OUT = 366;
const MOST_DAYS_AFTER = 60;
const FURTHEST = 366;
const DAYS_PER_WEEK = 7;

/** A time on the clocks of the class: 18:30. */
const clock = () =>
  z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, mistake({ NO_TIME_OF_DAY: 'Please enter a time such as 18:30.' }));

/** The weekly time of a class meeting in the class's time zone; weekday 0 is Sunday. ADM-081 */
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

/** A weekly rule from which sessions are made; each of them can then be changed separately. ADM-081, ADM-082 */
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
 * A due date that depends on a session: it is the start of the session, or a number of days later at a certain time.
 * Work from files may instead count days before or after a class meeting, with the end of the day as the default time.
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

/** Specified by SESS-041. */
export const Category = SessionCategory.shape.code;

/** A warning before saving; it does not prevent saving. ADM-085 */
export const Warning = z.object({
  what: z.enum(['class', 'room', 'instructor', 'outside', 'holiday', 'before its class']),
  /**
   * The session, room or instructor in conflict; the class before which something is due; the day outside of the class;
   * or the name of the holiday.
   */
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

/** A class day without a session: the name of its holiday, or null if the user left it out. ADM-081 */
export const LeftOutDay = z.object({ day: day(), holiday: z.string().nullable() });

/** A session in the lists of administration, which include cancelled ones. */
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

/** The parts of a class that a copy includes; students and their work are never copied. ADM-073 */
export const Takes = z.strictObject({
  sessions: z.boolean(),
  assignments: z.boolean(),
  /** The links and files of copied sessions. */
  resources: z.boolean(),
  /** Limits for graduation, the rules of attendance, the classroom and the booking address. */
  settings: z.boolean(),
  /** The survey windows. */
  surveys: z.boolean(),
  /** The staff of the class. */
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

/** One item of a copy; the start and end of an assignment are both its due date. */
export const CopiedItem = z.object({
  kind: ItemKind,
  id: id(),
  name: z.string(),
  old: span,
  /** The new dates; null if it is not copied. */
  new: span.nullable(),
  why: Why,
  outside: z.enum(['before', 'after']).nullable(),
  /** The warnings before saving, which do not prevent it. ADM-085 */
  warnings: z.array(Warning),
});
export type CopiedItem = z.infer<typeof CopiedItem>;

const Days = z.object({ from: day(), to: day() });

/** A survey window of a copy. */
export const CopiedWindow = z.object({ kind: z.enum(['mid-course', 'end-course']), old: Days, new: Days });

import { z } from 'zod';
import { daysBetween, LAST_WEEK } from '#kernel/clock';
import { MOST_DAYS } from '#kernel/folder-bounds';
import { day } from '#kernel/schema';

/** A chapter has one decimal, so the tenth meeting of a week could not be told from the first. SESS-039 */
const MOST_PER_WEEK = 9;
const MOST_DAYS_LEFT_OUT = 366;
const MOST_DAYS_AFTER = 60;
const FURTHEST = 366;
const DAYS_PER_WEEK = 7;

/** A time on the clocks of the class: 18:30. */
const clock = () => z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time such as 18:30.');

/** When a class meets each week, by the clocks of its time zone; weekday 0 is Sunday. ADM-081 */
const WeeklyMeeting = z
  .strictObject({ weekday: z.int().min(0).max(6), start: clock(), end: clock() })
  .refine(({ start, end }) => start < end, { path: ['end'], error: 'A session has to end after it starts.' });
export type WeeklyMeeting = z.infer<typeof WeeklyMeeting>;

/** The weekdays on which a class meets; two meetings of one day are two entries. */
export const WeeklyPattern = z.array(WeeklyMeeting).min(1, 'Please choose at least one weekday.').max(MOST_PER_WEEK);
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
    error: 'The last day has to come after the first.',
  })
  .refine(({ firstDay, lastDay }) => daysBetween(firstDay, lastDay) < LAST_WEEK * DAYS_PER_WEEK, {
    path: ['lastDay'],
    error: `A class has at most ${LAST_WEEK} weeks.`,
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

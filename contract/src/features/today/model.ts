import { z } from 'zod';
import { ROLES } from '#kernel/roles';
import { count, day, id, instant } from '#kernel/schema';

/** The topics of the data on which the lines depend. */
export const SHOWN_TODAY = [
  'attendance',
  'sessions',
  'remote requests',
  'surveys',
  'assignments',
  'submissions',
  'grades',
  'comments',
  'chats',
  'support cases',
  'refused addresses',
  'enrollments',
  'chat bridges',
  'lines set aside',
] as const;

/** The kinds of tasks that can wait for staff; kinds.ts describes each. */
const Kind = z.enum([
  'attendance',
  'remoteRequests',
  'npsSurvey',
  'grading',
  'comments',
  'careerFeedback',
  'chats',
  'supportCases',
  'refusedAddresses',
  'chatBridges',
]);
export type LineKind = z.infer<typeof Kind>;

/** The fields that identify a line: a kind, and the session of an attendance line. */
export const LineName = { enrollmentId: id(), kind: Kind, objectId: id().nullable() } as const;

/** The tasks of one kind that wait in one class. SUCC-009 */
export const TodayLine = z.object({
  ...LineName,
  courseId: id(),
  subject: z.string().nullable(),
  count: count(),
  due: instant().nullable(),
  since: instant().nullable(),
  readOnly: z.boolean(),
  /** The day until which it is set aside. SUCC-018 */
  aside: day().nullable(),
});
export type TodayLine = z.infer<typeof TodayLine>;

/** A class in which the caller is staff. */
export const TodayClassHead = z.object({
  enrollmentId: id(),
  name: z.string(),
  code: z.string(),
  role: z.enum(ROLES),
  timeZone: z.string(),
  /** The first day after today on which this class meets. SUCC-018 */
  nextClassDay: day().nullable(),
  /** The class session that is running or will begin today. D-240 */
  classToday: z
    .object({
      sessionId: id(),
      name: z.string(),
      chapter: z.number().nullable(),
      startTime: instant(),
      endTime: instant(),
    })
    .nullable(),
});
export type TodayClassHead = z.infer<typeof TodayClassHead>;

/** The next event or due date in all classes. SUCC-019 */
export const NextThing = z.object({
  enrollmentId: id(),
  what: z.enum(['session', 'work']),
  title: z.string(),
  at: instant(),
});
export type NextThing = z.infer<typeof NextThing>;

export const Today = z.object({
  classes: z.array(TodayClassHead),
  lines: z.array(TodayLine),
  /** Kinds that could not be checked, which must not be mistaken for nothing to do. SUCC-100 */
  unchecked: z.array(Kind),
  next: NextThing.nullable(),
});
export type Today = z.infer<typeof Today>;

/** The part of Today that the dashboard of one class shows. SUCC-008 */
export const TodayInClass = z.object({
  lines: z.array(TodayLine),
  elsewhere: z.object({ count: count(), classes: count() }),
  unchecked: z.array(Kind),
  nextClassDay: day().nullable(),
});
export type TodayInClass = z.infer<typeof TodayInClass>;

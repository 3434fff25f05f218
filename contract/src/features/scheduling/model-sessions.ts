import { z } from 'zod';
import { SessionCategory } from '#features/sessions/model';
import { Holiday } from '#features/universities/model';
import { day, id, instant, version } from '#kernel/schema';

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

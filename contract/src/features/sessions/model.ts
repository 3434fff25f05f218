import { z } from 'zod';
import { id, instant } from '#kernel/schema';

/** Academic or career. SESS-040, SESS-047 */
export const SessionContext = z.object({ id: z.literal([1, 2]), contextCode: z.enum(['academic', 'career']) });

/** Specified by SESS-041 and D-076. */
export const SessionCategory = z.object({
  code: z.enum(['class', 'office-hours', 'career-workshop', 'career-event']),
  name: z.string(),
});

/** The place of a session. Readers who may not get the link only see `online`. SESS-042, D-067 */
export const Classroom = z.object({
  online: z.boolean(),
  videoUrl: z.string().nullable(),
  name: z.string(),
  roomNumber: z.string().nullable(),
  campus: z.object({ buildingName: z.string().nullable() }),
});
export type Classroom = z.infer<typeof Classroom>;

/** Specified by SESS-043. */
export const SessionVideo = z.object({ id: id(), sessionId: id(), url: z.string() });
export type SessionVideo = z.infer<typeof SessionVideo>;

/** A class session as everybody in the course sees it. SESS-039 */
export const Session = z.object({
  id: id(),
  courseId: id(),
  name: z.string(),
  chapter: z.number().nullable(),
  shortDescription: z.string(),
  longDescription: z.string(),
  startTime: instant(),
  endTime: instant(),
  context: SessionContext,
  category: SessionCategory,
  eventType: z.literal('session'),
  classroom: Classroom.nullable(),
  videoUrlList: z.array(SessionVideo),
  /** The time of the last change, which shows whether a save is based on an outdated version. */
  updatedAt: instant(),
});
export type Session = z.infer<typeof Session>;

import { z } from 'zod';
import { StatusCode } from '#features/attendance/model';
import { Session } from '#features/sessions/model';
import { id } from '#kernel/schema';

/** No class has more sessions with a recording; beyond that the latest are listed. */
export const MOST_RECORDINGS = 400;

/** A session that was recorded. Where its videos lie is told where they are watched. */
export const RecordedSession = Session.pick({
  id: true,
  name: true,
  chapter: true,
  startTime: true,
  endTime: true,
  context: true,
}).extend({
  /** The videos in the order of the session. */
  videoIds: z.array(id()).min(1),
  /** The attendance of the student; null for staff. */
  statusCode: StatusCode.nullable(),
});
export type RecordedSession = z.infer<typeof RecordedSession>;

import { z } from 'zod';
import { ExcusedAbsenceReason, AttendanceStanding, StudentAttendance, StatusCode } from '#features/attendance/model';
import { Resource } from '#features/resources/model';
import { Session } from '#features/sessions/model';
import { id } from '#kernel/schema';

/** Everything on the page of a session. SESS-039, SESS-080 */
export const SessionDetail = z.object({
  /** The session with the student's own attendance; staff have none. */
  session: Session.extend(AttendanceStanding.partial().shape),
  /** True if checking in requires the code shown in the classroom. */
  checkInCodeRequired: z.boolean(),
  /** True if the class holds its own meetings and this session is one of them. D-068 */
  zoomMeetingEnabled: z.boolean(),
  /** The resources in the order of the session. ADM-090 */
  resources: z.array(Resource),
  /** The attendance table; empty for students. */
  students: z.array(StudentAttendance),
  excusedAbsenceReasons: z.array(ExcusedAbsenceReason),
});
export type SessionDetail = z.infer<typeof SessionDetail>;

/** The highest number of recorded sessions in the list; beyond that only the latest are listed. */
export const MOST_RECORDINGS = 400;

/** A session that was recorded. The addresses of its videos are only told where they are watched. */
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
  /** The student's attendance; null for staff. */
  statusCode: StatusCode.nullable(),
});
export type RecordedSession = z.infer<typeof RecordedSession>;

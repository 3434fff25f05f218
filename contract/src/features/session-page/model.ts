import { z } from 'zod';
import { ExcusedAbsenceReason, AttendanceStanding, StudentAttendance } from '#features/attendance/model';
import { Resource } from '#features/resources/model';
import { Session } from '#features/sessions/model';

/** Everything on the page of a session. SESS-039, SESS-080 */
export const SessionDetail = z.object({
  /** The session with the student's own attendance; staff have none. */
  session: Session.extend(AttendanceStanding.partial().shape),
  /** Checking in takes the code that the classroom shows. */
  checkInCodeRequired: z.boolean(),
  /** The class opens its own meetings, and this session is one of them. D-068 */
  zoomMeetingEnabled: z.boolean(),
  /** The resources to read with it, in its order. ADM-090 */
  resources: z.array(Resource),
  /** The attendance table; empty for students. */
  students: z.array(StudentAttendance),
  excusedAbsenceReasons: z.array(ExcusedAbsenceReason),
});
export type SessionDetail = z.infer<typeof SessionDetail>;

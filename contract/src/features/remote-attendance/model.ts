import { z } from 'zod';
import { Standing } from '#features/attendance/model';
import { Session } from '#features/sessions/model';
import { id } from '#kernel/schema';

const Named = z.object({ id: id(), name: z.string() });
const SessionOfRow = Session.pick({ id: true, name: true, chapter: true, startTime: true, endTime: true });

/** A remote request with where it belongs and how far it has come. REM-010 */
export const RemoteAttendanceRow = Standing.extend({
  session: SessionOfRow,
  context: Session.shape.context,
  university: Named,
  cohort: Named,
  course: Named,
  student: z.object({ id: id(), firstName: z.string(), lastName: z.string() }),
  studentEnrollmentId: id(),
});
export type RemoteAttendanceRow = z.infer<typeof RemoteAttendanceRow>;

/** One session with how the student stands to it. D-020 */
export const AttendanceHistoryRow = Standing.extend({
  session: SessionOfRow.extend({ context: Session.shape.context }),
  /** As the reader sees it: Present, Excused, Pending … D-109 */
  status: z.string(),
});
export type AttendanceHistoryRow = z.infer<typeof AttendanceHistoryRow>;

import { z } from 'zod';
import { RequestStep, AttendanceStanding } from '#features/attendance/model';
import { Session } from '#features/sessions/model';
import { count, id, instant } from '#kernel/schema';

const Named = z.object({ id: id(), name: z.string() });
/** The fields of a session that a request shows. REM-010 */
export const RequestedSession = Session.pick({ id: true, name: true, chapter: true, startTime: true, endTime: true });
export type RequestedSession = z.infer<typeof RequestedSession>;

/** The steps of a request: made, approved or denied. REM-011 to REM-013 */
export const RequestSteps = z.object({
  remoteAttendanceRequest: RequestStep,
  approval: RequestStep.nullable(),
  denial: RequestStep.nullable(),
});
export type RequestSteps = z.infer<typeof RequestSteps>;

/** A remote request with its student, session and state. REM-010 */
export const RemoteAttendanceRow = AttendanceStanding.pick({
  statusCode: true,
  attendance: true,
  absence: true,
  excusedAbsenceReason: true,
}).extend({
  ...RequestSteps.shape,
  session: RequestedSession,
  context: Session.shape.context,
  university: Named,
  cohort: Named,
  /** The course with its time zone, in which the session is announced. D-010 */
  course: Named.extend({ timeZone: z.string() }),
  student: z.object({ id: id(), firstName: z.string(), lastName: z.string() }),
  studentEnrollmentId: id(),
  userAccountAvatar: z.string().nullable(),
  /** The student's used and pending remote days, and the limit of the course. D-122, REM-055 */
  remoteAttendanceCount: count(),
  pendingRemoteAttendanceRequestCount: count(),
  maxRemoteAttendance: count().nullable(),
});
export type RemoteAttendanceRow = z.infer<typeof RemoteAttendanceRow>;

/** The position at which a page of a list ends; the next one continues with older requests. */
export const PageMark = z.strictObject({ date: instant(), id: id() });
export type PageMark = z.infer<typeof PageMark>;

/** An approval of the caller that can still be undone. */
export const UndoableApproval = z.object({
  remoteAttendanceRequestId: id(),
  approvedAt: instant(),
  student: z.object({ firstName: z.string(), lastName: z.string() }),
  session: z.object({ name: z.string(), startTime: instant() }),
  /** The time zone in which the session is announced. D-010 */
  timeZone: z.string(),
});
export type UndoableApproval = z.infer<typeof UndoableApproval>;

/** The part of a list to return; by default the latest requests in any state. D-120 */
export const PageOfRequests = z.strictObject({
  status: z.enum(['pending', 'approved', 'denied']).optional(),
  before: PageMark.optional(),
});
export type PageOfRequests = z.infer<typeof PageOfRequests>;

/** One session with the student's attendance. D-020 */
export const AttendanceHistoryRow = AttendanceStanding.extend({
  session: RequestedSession.extend({ context: Session.shape.context }),
  /**
   * An addition to the specification: whether the student was in the class when it began. Other sessions do not count.
   * D-229
   */
  wasThere: z.boolean(),
  /** The status as the reader sees it: Present, Excused, Pending … D-109 */
  status: z.string(),
});
export type AttendanceHistoryRow = z.infer<typeof AttendanceHistoryRow>;

import { z } from 'zod';
import { count, id, instant } from '#kernel/schema';

/** The statuses that may be stored for a student and a session; 'none' clears. D-109 */
export const StatusCode = z.enum(['none', 'present', 'remote', 'absent', 'exception']);
/** 1 for on time and 2 for late; set by a check-in only. D-110 */
export const PunctualityId = z.literal([1, 2]);

/** The reason why an absence is excused. SESS-044, D-111 */
export const ExcusedAbsenceReason = z.object({ id: id(), description: z.string() });
export type ExcusedAbsenceReason = z.infer<typeof ExcusedAbsenceReason>;

/** A step of a remote request: that it was made, approved or denied. REM-010 */
export const RequestStep = z.object({ id: id(), date: instant() });
export type RequestStep = z.infer<typeof RequestStep>;
const Name = z.object({ firstName: z.string(), lastName: z.string() });

/** The attendance of one student at one session, with the remote request. SESS-039, SESS-046 */
export const AttendanceStanding = z.object({
  statusCode: StatusCode,
  attendance: z.object({ remote: z.boolean(), punctualityId: PunctualityId.nullable() }).nullable(),
  absence: z.object({ excused: z.boolean() }).nullable(),
  excusedAbsenceReason: ExcusedAbsenceReason.nullable(),
  remoteAttendanceRequest: RequestStep.nullable(),
  remoteAttendanceApproval: RequestStep.nullable(),
  remoteAttendanceDenial: RequestStep.nullable(),
});
export type AttendanceStanding = z.infer<typeof AttendanceStanding>;

/** A row of the attendance table. SESS-045 */
export const StudentAttendance = AttendanceStanding.extend({
  student: Name.extend({ id: id() }),
  studentEnrollmentId: id(),
  userAccountAvatar: z.string().nullable(),
  /** The number of changes so far; sent back with a change, it shows whether another user was faster. */
  version: count(),
  /** The user who set the status; null without one, and where the system has set it after the session. */
  setBy: Name.nullable(),
  setAt: instant().nullable(),
  /**
   * An addition to the specification: whether the student was in the class when the session began. Staff may mark the
   * student either way. D-229
   */
  wasThere: z.boolean(),
  isBlocked: z.boolean(),
});
export type StudentAttendance = z.infer<typeof StudentAttendance>;

/** One change of a status: who, when, before and after. */
export const AttendanceChange = z.object({
  /** The user who made the change; null where the system did it after the session. */
  changedBy: Name.nullable(),
  changedAt: instant(),
  oldStatus: StatusCode,
  newStatus: StatusCode,
  oldReason: z.string().nullable(),
  newReason: z.string().nullable(),
});
export type AttendanceChange = z.infer<typeof AttendanceChange>;

/** Specified by ATT-005. */
export const Attendance = z.object({
  sessionId: id(),
  studentId: id(),
  studentEnrollmentId: id(),
  statusCode: StatusCode,
  excusedAbsenceReasonId: id().nullable(),
  remote: z.boolean(),
  punctualityId: PunctualityId.nullable(),
  version: count(),
});
export type Attendance = z.infer<typeof Attendance>;

/** The number of students of the course with each status in one session. D-115 */
export const SessionCounts = z.object({
  session: z.object({
    id: id(),
    name: z.string(),
    chapter: z.number().nullable(),
    startTime: instant(),
    endTime: instant(),
  }),
  counts: z.record(StatusCode, count()),
});
export type SessionCounts = z.infer<typeof SessionCounts>;

/** The rules for taking attendance in a course; both are off by default. */
export const AttendanceRules = z.strictObject({
  /** Checking in takes the code that the classroom shows. */
  checkInCodeRequired: z.boolean(),
  /** True if students without a status are marked absent at the end of a class. */
  absentAfterSession: z.boolean(),
});
export type AttendanceRules = z.infer<typeof AttendanceRules>;

/** The check-in code that the classroom shows right now. */
export const CheckInCode = z.object({
  code: z.string(),
  changesAt: instant(),
  rules: z.object(AttendanceRules.shape),
});
export type CheckInCode = z.infer<typeof CheckInCode>;

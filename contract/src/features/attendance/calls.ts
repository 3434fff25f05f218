import { z } from 'zod';
import { call } from '#kernel/call';
import { count, id } from '#kernel/schema';
import { checkIn, readAttendance, setStatus } from './abilities.ts';
import { ATTENDANCE_CHANGED, CHECK_IN, SET_STATUS } from './failures.ts';
import { Attendance, AttendanceChange, SessionCounts, StatusCode, StudentAttendance } from './model.ts';

const written = z.object({ success: z.literal(true), attendance: Attendance });

export const sessionCheckIn = call({
  at: 'POST /broker/sessionCheckIn',
  kind: 'write',
  summary: 'Checks the student in to a session',
  input: z.strictObject({ sessionId: id() }),
  output: written,
  scope: { by: 'session', field: 'sessionId' },
  allow: checkIn,
  fails: Object.values(CHECK_IN),
});

const LARGEST_REASON = 32_767;

export const setAttendanceStatus = call({
  at: 'POST /broker/setAttendanceStatus',
  kind: 'write',
  summary: 'Sets or clears the status of a student in a session',
  input: z.strictObject({
    sessionId: id(),
    /** The account of the student. D-012 */
    studentId: id(),
    statusCode: StatusCode,
    excusedAbsenceReasonId: z.int().min(1).max(LARGEST_REASON).nullable(),
    /** What the caller saw. With it nothing is overwritten unseen. */
    version: count().optional(),
  }),
  output: written,
  scope: { by: 'session', field: 'sessionId' },
  allow: setStatus,
  fails: [...Object.values(SET_STATUS), ATTENDANCE_CHANGED],
});

export const attendance = call({
  at: 'POST /broker/attendance',
  kind: 'read',
  summary: 'The students of a session with every change of their status; or the sessions of a course with counts',
  input: z
    .strictObject({ sessionId: id().optional(), courseId: id().optional() })
    .refine(
      ({ sessionId, courseId }) => (sessionId === undefined) !== (courseId === undefined),
      'Give a session or a course.',
    ),
  output: z.union([
    z.object({ students: z.array(StudentAttendance.extend({ changes: z.array(AttendanceChange) })) }),
    z.object({ sessions: z.array(SessionCounts) }),
  ]),
  scope: { by: 'session', field: 'sessionId', or: { by: 'course', field: 'courseId' } },
  allow: readAttendance,
  fails: [],
});

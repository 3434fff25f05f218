import { z } from 'zod';
import { call } from '#kernel/call';
import { count, id, mistake } from '#kernel/schema';
import * as may from './abilities.ts';
import { CHECK_IN_FAILURES } from './failures-check-in.ts';
import { ATTENDANCE_CHANGED, CHECK_IN_CODE, SET_STATUS_FAILURES } from './failures.ts';
import {
  Attendance,
  AttendanceChange,
  AttendanceRules,
  CheckInCode,
  SessionCounts,
  StatusCode,
  StudentAttendance,
} from './model.ts';

const written = z.object({ success: z.literal(true), attendance: Attendance });

/** The greatest length of a typed code, with room for spaces between the characters. */
const LONGEST_CODE = 40;

export const sessionCheckIn = call('POST /broker/sessionCheckIn', {
  changes: ['attendance'],
  summary: 'Checks the student in to a session',
  input: {
    sessionId: id(),
    /** The code exactly as it was typed; only courses that ask for it check it. */
    code: z.string().max(LONGEST_CODE).optional(),
  },
  output: written,
  scope: 'session',
  allow: may.checkIn,
  fails: [...Object.values(CHECK_IN_FAILURES), ...Object.values(CHECK_IN_CODE)],
});

export const checkInCode = call('POST /broker/checkInCode', {
  shows: ['attendance rules', 'sessions'],
  summary: 'The code that a classroom shows right now, and how attendance is taken in the course',
  input: { sessionId: id() },
  output: CheckInCode,
  scope: 'session',
  allow: may.showCheckInCode,
  tellsSecret: true,
});

export const setAttendanceRules = call('POST /broker/setAttendanceRules', {
  changes: ['attendance rules'],
  summary: 'Sets how attendance is taken in a course; what is left out stays',
  input: AttendanceRules.partial().extend({ courseId: id() }),
  scope: 'course',
  allow: may.setAttendanceRules,
});

export const undoSystemAbsences = call('POST /broker/undoSystemAbsences', {
  changes: ['attendance'],
  summary: 'Takes back every absence that the system has set in a session',
  input: { sessionId: id() },
  output: { success: z.literal(true), undone: count() },
  scope: 'session',
  allow: may.undoSystemAbsences,
  fails: [SET_STATUS_FAILURES.LOCKED],
});

const LARGEST_REASON = 32_767;

export const setAttendanceStatus = call('POST /broker/setAttendanceStatus', {
  changes: ['attendance'],
  summary: 'Sets or clears the status of a student in a session',
  input: {
    sessionId: id(),
    /** The account of the student. D-012 */
    studentId: id(),
    statusCode: StatusCode,
    excusedAbsenceReasonId: z.int().min(1).max(LARGEST_REASON).nullable(),
    /** The version that the caller saw. With it no unseen change is overwritten. */
    version: count().optional(),
  },
  output: written,
  scope: 'session',
  allow: may.setStatus,
  fails: [...Object.values(SET_STATUS_FAILURES), ATTENDANCE_CHANGED],
});

export const attendance = call('POST /broker/attendance', {
  shows: ['attendance', 'sessions', 'enrollments', 'pictures'],
  summary: 'The students of a session with every change of their status; or the sessions of a course with counts',
  input: z
    .strictObject({ sessionId: id().optional(), courseId: id().optional() })
    .refine(
      ({ sessionId, courseId }) => (sessionId === undefined) !== (courseId === undefined),
      mistake({ SESSION_OR_COURSE: 'Give a session or a course.' }),
    ),
  output: z.union([
    z.object({ students: z.array(StudentAttendance.extend({ changes: z.array(AttendanceChange) })) }),
    z.object({ sessions: z.array(SessionCounts) }),
  ]),
  scope: { by: 'session', field: 'sessionId', or: { by: 'course', field: 'courseId' } },
  allow: may.readAttendance,
});

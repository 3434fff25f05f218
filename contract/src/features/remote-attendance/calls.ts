import { z } from 'zod';
import { call } from '#kernel/call';
import { count, id } from '#kernel/schema';
import { manageAllAttendance, readAttendanceHistory } from './abilities.ts';
import { CANNOT_MANAGE_ATTENDANCE } from './failures.ts';
import { AttendanceHistoryRow, RemoteAttendanceRow } from './model.ts';

export const attendanceHistory = call({
  at: 'POST /broker/attendanceHistory',
  kind: 'read',
  summary: 'How a student stood to the sessions of the course, and the remote requests',
  input: z.strictObject({ enrollmentId: id() }),
  output: z.object({
    attendanceHistory: z.array(AttendanceHistoryRow),
    remoteAttendanceRequests: z.array(RemoteAttendanceRow),
    /** Null where the course sets no limit. ATT-032, D-118 */
    remainingAbsences: z.int().min(0).nullable(),
  }),
  scope: { by: 'student-enrollment', field: 'enrollmentId' },
  allow: readAttendanceHistory,
  fails: [],
});

export const manageAttendance = call({
  at: 'GET /broker/manageAttendance',
  kind: 'read',
  summary: 'What a general manager oversees: universities, cohorts, courses, and how many requests wait',
  input: z.strictObject({}),
  output: z.object({
    canManageAttendance: z.literal(true),
    universities: z.array(z.object({ id: id(), name: z.string() })),
    cohorts: z.array(z.object({ id: id(), name: z.string(), universityId: id() })),
    courses: z.array(z.object({ id: id(), name: z.string(), code: z.string(), cohortId: id() })),
    pendingRemoteAttendanceRequestCount: count(),
  }),
  scope: { by: 'account' },
  allow: manageAllAttendance,
  fails: [CANNOT_MANAGE_ATTENDANCE],
});

import { z } from 'zod';
import { AttendanceStanding } from '#features/attendance/model';
import { id, instant } from '#kernel/schema';

/** A session with all active students of its course and how each of them attended. D-172 */
export const SessionAttendance = z.object({
  id: id(),
  name: z.string(),
  chapter: z.number().nullable(),
  startTime: instant(),
  endTime: instant(),
  students: z.array(
    AttendanceStanding.pick({ statusCode: true, attendance: true, absence: true, excusedAbsenceReason: true }).extend({
      student: z.object({ id: id(), firstName: z.string(), lastName: z.string() }),
      studentEnrollmentId: id(),
    }),
  ),
});
export type SessionAttendance = z.infer<typeof SessionAttendance>;

/** A part that could not be answered, with its position in the query and the answer, and the code of the refusal. */
export const GraphqlError = z.object({
  message: z.string(),
  locations: z.array(z.object({ line: z.int(), column: z.int() })).optional(),
  path: z.array(z.union([z.string(), z.int()])).optional(),
  extensions: z.object({ code: z.string() }).optional(),
});

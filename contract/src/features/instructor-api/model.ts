import { z } from 'zod';
import { Standing } from '#features/attendance/model';
import { id, instant } from '#kernel/schema';

/** A session with all active students of its course and how each of them attended. D-172 */
export const SessionAttendance = z.object({
  id: id(),
  name: z.string(),
  chapter: z.number().nullable(),
  startTime: instant(),
  endTime: instant(),
  students: z.array(
    Standing.pick({ statusCode: true, attendance: true, absence: true, excusedAbsenceReason: true }).extend({
      student: z.object({ id: id(), firstName: z.string(), lastName: z.string() }),
      studentEnrollmentId: id(),
    }),
  ),
});
export type SessionAttendance = z.infer<typeof SessionAttendance>;

import { z } from 'zod';
import { Grade } from '#features/coursework/model';
import { Grades } from '#features/grades/model';
import { StudentPerson } from '#features/people/model';
import { AttendanceHistoryRow, RemoteAttendanceRow } from '#features/remote-attendance/model';
import { count, day, id } from '#kernel/schema';

const WhoseProfile = z.object({
  student: StudentPerson,
  studentEnrollmentId: id(),
  /** The day on which the person was here last, in the zone of the course; null for students, and where nobody knows. */
  lastSeenOn: day().nullable(),
});

/** The attendance of a student at the class sessions that have begun; sessions without a status are in none. */
export const AttendanceTally = z.object({ attended: count(), absent: count(), excused: count() });
export type AttendanceTally = z.infer<typeof AttendanceTally>;

/** A row of the list of students: what one wants to know before one looks closer. */
export const StudentRow = WhoseProfile.extend({
  attendance: AttendanceTally,
  /** The grade of the work that the reader's gradebook holds; null without a grade that counts. D-096, D-102 */
  academicAverageGrade: Grade.nullable(),
  roundAcademicAverageValue: z.int().nullable(),
  overdueCount: count(),
});
export type StudentRow = z.infer<typeof StudentRow>;

/** A student's story on one page. PEOPLE-011. Grades are those of the reader's gradebook. D-102, D-105 */
export const StudentProfile = WhoseProfile.extend({
  grades: Grades.shape.grades,
  academicAverageGrade: Grade.nullable(),
  roundAcademicAverageValue: z.int().nullable(),
  overdueCount: count(),
  remoteAttendanceRequests: z.array(RemoteAttendanceRow),
  attendanceHistory: z.array(AttendanceHistoryRow),
  /** The absences left; null where the course sets no limit. D-118 */
  remainingAbsences: count().nullable(),
});
export type StudentProfile = z.infer<typeof StudentProfile>;

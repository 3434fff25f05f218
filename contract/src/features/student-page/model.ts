import { z } from 'zod';
import { Grade } from '#features/coursework/model';
import { Grades } from '#features/grades/model';
import { StudentPerson } from '#features/people/model';
import { AttendanceHistoryRow, RemoteAttendanceRow } from '#features/remote-attendance/model';
import { count, day, id } from '#kernel/schema';

const WhoseProfile = z.object({
  student: StudentPerson,
  studentEnrollmentId: id(),
  /** The day on which the person was last active, in the time zone of the course; null for students, and if unknown. */
  lastSeenOn: day().nullable(),
});

/** A student's attendance at past class sessions; sessions without a status are not counted. */
export const AttendanceTally = z.object({ attended: count(), absent: count(), excused: count() });
export type AttendanceTally = z.infer<typeof AttendanceTally>;

/** A row of the list of students, with the most important figures. */
export const StudentRow = WhoseProfile.extend({
  attendance: AttendanceTally,
  /** The average grade of the work in the reader's gradebook; null if no grade counts. D-096, D-102 */
  academicAverageGrade: Grade.nullable(),
  roundAcademicAverageValue: z.int().nullable(),
  overdueCount: count(),
});
export type StudentRow = z.infer<typeof StudentRow>;

/** A student's profile on one page. PEOPLE-011. The grades are those in the reader's gradebook. D-102, D-105 */
export const StudentProfile = WhoseProfile.extend({
  grades: Grades.shape.grades,
  academicAverageGrade: Grade.nullable(),
  roundAcademicAverageValue: z.int().nullable(),
  overdueCount: count(),
  remoteAttendanceRequests: z.array(RemoteAttendanceRow),
  attendanceHistory: z.array(AttendanceHistoryRow),
  /** The absences that remain; null if the course sets no limit. D-118 */
  remainingAbsences: count().nullable(),
});
export type StudentProfile = z.infer<typeof StudentProfile>;

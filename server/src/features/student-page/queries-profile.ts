import { remainingAbsences } from '@bcs/contract/features/attendance/statuses';
import { isInGradebook } from '@bcs/contract/features/grading/rights';
import { readUnsubmitted } from '@bcs/contract/features/student-page/abilities';
import type { StudentProfile } from '@bcs/contract/features/student-page/model';
import { roleMay, type Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { isStudent } from '@bcs/contract/kernel/roles';
import { toGrades } from '#features/grades/queries-rows';
import { withStatus } from '#features/remote-attendance/queries';
import type { ProfileParts } from './queries.ts';

/** Fields that the page of grades has beside its rows; the profile does not tell them. */
const NO_LIMITS = { maxMissedGeneralAssignment: null, maxMissedRequiredAssignment: null, minimumScoreRequired: null };

/**
 * Composes what the reader may know of a student: students all of their own, staff the items of their gradebook
 * (D-102), and missing work only for those who talk about it with the student (D-105). Pure.
 */
export function toStudentProfile(parts: ProfileParts, viewer: Viewer, now: Instant): StudentProfile {
  const { student, studentEnrollmentId, items, attendanceHistory, remoteAttendanceRequests } = parts;
  const own = isStudent(viewer.role);
  const seen = items.filter(({ assignment }) => own || isInGradebook(assignment, viewer.role));
  const whose = { student, studentEnrollmentId, userAccountAvatar: student.nexusAvatarUrl ?? student.avatarUrl };
  const grades = toGrades({ items: seen, whose, ...NO_LIMITS }, viewer, now);
  const seesMissing = own || roleMay(readUnsubmitted, viewer.role);
  return {
    student,
    studentEnrollmentId,
    lastSeenOn: own ? null : parts.lastSeenOn,
    grades: grades.grades.filter(({ submission }) => seesMissing || submission !== null),
    academicAverageGrade: grades.academicAverageGrade,
    roundAcademicAverageValue: grades.roundAcademicAverageValue,
    overdueCount: grades.missedAssignmentCount,
    remoteAttendanceRequests,
    attendanceHistory: withStatus(attendanceHistory, viewer, now),
    remainingAbsences: remainingAbsences(parts.maxAbsence, parts.absences),
  };
}

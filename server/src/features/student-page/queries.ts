import type { StudentProfile } from '@bcs/contract/features/student-page/model';
import { type Viewer, roleMay } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { remainingAbsences } from '@bcs/contract/features/attendance/statuses';
import { isInGradebook } from '@bcs/contract/features/grading/rights';
import { readUnsubmitted } from '@bcs/contract/features/student-page/abilities';
import { isStudent } from '@bcs/contract/kernel/roles';
import { sql, type Db } from '#database/db';
import { assignmentsWithWork, type ItemRow } from '#features/coursework/queries';
import { HISTORY, historyFrom, type AttendanceHistory, withStatusWords } from '#features/remote-attendance/queries';
import { STUDENT_PERSON_JSON } from '#features/people/queries';
import { toGrades } from '#features/grades/queries';

/** The day, in the zone of course `k`, on which account `c` was last active. */
export const LAST_SEEN_ON = sql`(
  greatest(c.last_seen_at, c.last_login_at,
    (select max(t.last_used_at) from auth_tokens t where t.account_id = c.id)) at time zone k.time_zone)::date`;

type ProfileParts = Pick<StudentProfile, 'student' | 'studentEnrollmentId' | 'lastSeenOn'> &
  AttendanceHistory & { items: ItemRow[] };

/** Reads everything about one student in one statement. */
export const findProfile = (db: Db, viewer: Viewer, enrollmentId: number, now: Instant) =>
  db.one<ProfileParts>(sql`
    select ${STUDENT_PERSON_JSON} as student, e.id as "studentEnrollmentId", ${LAST_SEEN_ON} as "lastSeenOn",
      ${assignmentsWithWork(viewer, enrollmentId, now)} as items, ${HISTORY}
    ${historyFrom(viewer, now)}
    where e.university_id = ${viewer.universityId} and e.id = ${enrollmentId}`);

/** The limits that the profile does not show, unlike the page of grades. */
const NO_LIMITS = { maxMissedGeneralAssignment: null, maxMissedRequiredAssignment: null, minimumScoreRequired: null };

/**
 * Composes what the reader may know of a student: students see everything of their own, staff the items in their
 * gradebook (D-102), and only advisers missing work (D-105).
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
    attendanceHistory: withStatusWords(attendanceHistory, viewer, now),
    remainingAbsences: remainingAbsences(parts.maxAbsence, parts.absences),
  };
}

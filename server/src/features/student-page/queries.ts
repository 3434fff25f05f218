import type { StudentProfile } from '@bcs/contract/features/student-page/model';
import { type Viewer, roleMay } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { remainingAbsences } from '@bcs/contract/features/attendance/statuses';
import { isInGradebook } from '@bcs/contract/features/grading/rights';
import { readUnsubmitted } from '@bcs/contract/features/student-page/abilities';
import { isStudent } from '@bcs/contract/kernel/roles';
import { sql, type Db } from '#database/db';
import { itemsOf, type ItemRow } from '#features/coursework/queries';
import { HISTORY, historyFrom, type History, withStatus } from '#features/remote-attendance/queries';
import { PERSON } from '#features/people/queries';
import { toGrades } from '#features/grades/queries';

/** The day in the zone of the course `k` on which the account `c` was here last: used a token, or signed in. */
export const LAST_SEEN_ON = sql`(
  greatest(c.last_seen_at, c.last_login_at,
    (select max(t.last_used_at) from auth_tokens t where t.account_id = c.id)) at time zone k.time_zone)::date`;

type ProfileParts = Pick<StudentProfile, 'student' | 'studentEnrollmentId' | 'lastSeenOn'> &
  History & { items: ItemRow[] };

/** Everything about one student, in one statement. */
export const findProfile = (db: Db, viewer: Viewer, enrollmentId: number, now: Instant) =>
  db.one<ProfileParts>(sql`
    select ${PERSON} as student, e.id as "studentEnrollmentId", ${LAST_SEEN_ON} as "lastSeenOn",
      ${itemsOf(viewer, enrollmentId, now)} as items, ${HISTORY}
    ${historyFrom(viewer, now)}
    where e.university_id = ${viewer.universityId} and e.id = ${enrollmentId}`);

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

import { ability } from '#kernel/ability';
import { FAILURES } from '#kernel/failure';
import { COURSE_RUNNERS, isStudent, ROLES, STAFF } from '#kernel/roles';

/** Lets the staff of a class read the list of its students. PEOPLE-026, D-153 */
export const readStudents = ability('students.list', { roles: STAFF });

/** Lets students read their own profile, and staff those of everybody in the course. PEOPLE-024, D-005 */
export const readStudent = ability<{ readonly studentEnrollmentId: number }>('students.read', {
  roles: ROLES,
  refuse: ({ studentEnrollmentId }, { role, enrollmentId }) =>
    isStudent(role) && studentEnrollmentId !== enrollmentId ? FAILURES.NOT_FOUND : null,
});

/** Shows a student's missing work to the staff who advise the student. PEOPLE-027, D-105 */
export const readUnsubmitted = ability('students.unsubmitted', { roles: COURSE_RUNNERS });

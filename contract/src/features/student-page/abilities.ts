import { ability } from '#kernel/ability';
import { FAILURES } from '#kernel/failure';
import { COURSE_RUNNERS, isStudent, ROLES, STAFF } from '#kernel/roles';

/** The list of the class is for its staff. PEOPLE-026, D-153 */
export const readStudents = ability('students.list', { roles: STAFF });

/** A student reads the own profile, staff that of everybody in the course. PEOPLE-024, D-005 */
export const readStudent = ability<{ readonly studentEnrollmentId: number }>('students.read', {
  roles: ROLES,
  refuse: ({ studentEnrollmentId }, { role, enrollmentId }) =>
    isStudent(role) && studentEnrollmentId !== enrollmentId ? FAILURES.NOT_FOUND : null,
});

/** Shows what a student has not submitted to those who talk about it with the student. PEOPLE-027, D-105 */
export const readUnsubmitted = ability('students.unsubmitted', { roles: COURSE_RUNNERS });

import { ability } from '#kernel/ability';
import { FAILURES } from '#kernel/failure';
import { COURSE_RUNNERS, isStudent, STUDENT } from '#kernel/roles';

/** A student reads the own record, the roles that run the course that of everybody in it, as with unsubmitted work. D-105 */
export const readGraduation = ability<{ readonly studentEnrollmentId: number }>('graduation.read', {
  roles: [STUDENT, ...COURSE_RUNNERS],
  refuse: ({ studentEnrollmentId }, { role, enrollmentId }) =>
    isStudent(role) && studentEnrollmentId !== enrollmentId ? FAILURES.NOT_FOUND : null,
});

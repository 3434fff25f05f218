import { ability } from '#kernel/ability';
import { FAILURES } from '#kernel/failure';
import { COURSE_RUNNERS, isStudent, STUDENT } from '#kernel/roles';

/** Lets students read their own record, and those who run the course the records of all its students. D-105 */
export const readGraduation = ability<{ readonly studentEnrollmentId: number }>('graduation.read', {
  roles: [STUDENT, ...COURSE_RUNNERS],
  refuse: ({ studentEnrollmentId }, { role, enrollmentId }) =>
    isStudent(role) && studentEnrollmentId !== enrollmentId ? FAILURES.NOT_FOUND : null,
});

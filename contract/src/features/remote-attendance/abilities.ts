import { ability, type Account } from '#kernel/ability';
import { FAILURES } from '#kernel/failure';
import { ROLES } from '#kernel/roles';
import { CANNOT_MANAGE_ATTENDANCE } from './failures.ts';

/** A student reads the own history, staff that of everybody in the course. ATT-020, D-116 */
export const readAttendanceHistory = ability<{ readonly studentEnrollmentId: number }>({
  id: 'attendance.history',
  roles: ROLES,
  refuse: ({ studentEnrollmentId }, { role, enrollmentId }) =>
    role === 'student' && studentEnrollmentId !== enrollmentId ? FAILURES.NOT_FOUND : null,
});

/** Remote requests of all courses of one's universities. The account decides, which has one of these roles somewhere. REM-034, D-124 */
export const manageAllAttendance = ability<null, Account>({
  id: 'attendance.manage',
  roles: ['admin', 'cm'],
  refuse: (_facts, { canManageAttendance }) => (canManageAttendance ? null : CANNOT_MANAGE_ATTENDANCE),
});

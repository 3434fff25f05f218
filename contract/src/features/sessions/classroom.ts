import { isAcademic } from '#features/enrollments/contexts';
import { CLASSROOM_OWNERS, isStudent, MEETING_HOSTS, type Role } from '#kernel/roles';

/**
 * Tells whether a role may see the credentials of a classroom, which depends on whether it is a link or a meeting.
 * D-067
 */
export const seesCredentials = (role: Role, dynamic: boolean): boolean =>
  (dynamic ? MEETING_HOSTS : CLASSROOM_OWNERS).includes(role);

/**
 * Tells how to show the link of an online classroom: as an address, as a button, or not at all. The virtual classroom
 * of a class is for four roles; career sessions are for everybody in the course. D-066, D-067
 */
export function classroomLink(role: Role, contextId: number): 'address' | 'button' | 'hidden' {
  if (!isAcademic({ contextId })) return 'button';
  if (CLASSROOM_OWNERS.includes(role)) return 'address';
  return isStudent(role) || MEETING_HOSTS.includes(role) ? 'button' : 'hidden';
}

import { isAcademic } from '#features/enrollments/contexts';
import type { Role } from '#kernel/roles';

/**
 * How the link of an online classroom is shown: the address itself, a button that opens it, or not at all.
 * The virtual classroom of the class is for four roles; career sessions are for everybody in the course. D-066, D-067
 */
export function classroomLink(role: Role, contextId: number): 'address' | 'button' | 'hidden' {
  if (!isAcademic({ contextId })) return 'button';
  if (role === 'instructor') return 'address';
  return role === 'student' || role === 'ta' || role === 'ssm' ? 'button' : 'hidden';
}

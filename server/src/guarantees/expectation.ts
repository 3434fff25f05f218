import { roleMay } from '@bcs/contract/kernel/ability';
import type { Call } from '@bcs/contract/kernel/call';
import type { Role } from '@bcs/contract/kernel/roles';
import { isOfAStudent, isOwned, type Relation } from './targets.ts';

/** What has to come back: a code, or that the role was no obstacle. */
export type Expected = 'UNAUTHENTICATED' | 'NOT_FOUND' | 'FORBIDDEN' | 'refused' | 'allowed';

/** Codes that say no to who somebody is or where the object stands. */
const OBSTACLES = new Set(['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN', 'MALFORMED', 'INVALID_INPUT', 'UNEXPECTED']);

/** Read off the decided rights alone. @param role null for somebody without a token */
export function expected({ scope, allow }: Call, role: Role | null, relation: Relation): Expected {
  if (scope.by === 'public') return 'allowed';
  if (role === null) return 'UNAUTHENTICATED';
  if (scope.by === 'account') return 'allowed';
  // the general manager of the demo world manages the attendance of a whole university (D-124)
  const managed = scope.by === 'managed-request' && role === 'cm' && relation === 'other course';
  const elsewhere = !managed && (relation === 'other course' || relation === 'other university');
  if (elsewhere || (isOwned(scope.by) && relation === 'same course')) return 'NOT_FOUND';
  if (!roleMay(allow, role)) return 'FORBIDDEN';
  return role === 'student' && isOfAStudent(scope.by) && relation === 'same course' ? 'refused' : 'allowed';
}

/** Whether an answer is what was expected; what is allowed may still fail as its situation demands, as declared. */
export function agrees(answer: string, wanted: Expected, { fails }: Call): boolean {
  const declared = fails.some(({ code }) => code === answer);
  if (wanted === 'refused') return declared || answer === 'NOT_FOUND' || answer === 'FORBIDDEN';
  if (wanted === 'allowed') return answer === 'OK' || (declared && !OBSTACLES.has(answer));
  return answer === wanted;
}

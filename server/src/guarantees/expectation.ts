import { setupFirstAdmin } from '@bcs/contract/features/setup/calls';
import { roleMay } from '@bcs/contract/kernel/ability';
import type { Call } from '@bcs/contract/kernel/call';
import type { Role } from '@bcs/contract/kernel/roles';
import { actorMay, holdsGrant, isAdministration, isOfGrants, type Actor } from './actors.ts';
import { isOfAStudent, isOwned, namesObject, type Relation } from './targets.ts';

/** The expected outcome: a code, or that the role was no obstacle. */
export type Expected = 'UNAUTHENTICATED' | 'NOT_FOUND' | 'FORBIDDEN' | 'refused' | 'allowed' | 'anything';

/** Codes that say no to who somebody is or where the object stands. */
const OBSTACLES = new Set(['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN', 'MALFORMED', 'INVALID_INPUT', 'UNEXPECTED']);

/** Read off the decided rights alone. @param actor null for somebody without a token */
export function expected(call: Call, actor: Actor | null, relation: Relation): Expected {
  // somebody administers the demo world, so it is no longer set up: footnote 52 of the matrix
  if (call === (setupFirstAdmin as Call)) return 'NOT_FOUND';
  if (call.scope.by === 'public') return 'allowed';
  if (actor === null) return 'UNAUTHENTICATED';
  if (isAdministration(call.scope.by)) return inAdministration(call, actor, relation);
  return holdsGrant(actor) ? byGrantAlone(call) : inCourse(call, actor, relation);
}

/** Finds the outcome for a grant alone: an own account tells something; of classes a grant opens nothing. ADM-004 */
const byGrantAlone = ({ scope }: Call): Expected => (scope.by === 'account' ? 'anything' : 'NOT_FOUND');

/** ADM-002, ADM-008 */
function inAdministration({ scope, allow }: Call, actor: Actor, relation: Relation): Expected {
  const isElsewhere = namesObject(scope.by) && relation.startsWith('other ');
  if (actor === 'registrar' && namesObject(scope.by) && relation === 'other university') return 'NOT_FOUND';
  if (!holdsGrant(actor) && isElsewhere && !isOfGrants(scope.by)) return 'NOT_FOUND';
  return actorMay(allow, actor) ? 'allowed' : 'FORBIDDEN';
}

function inCourse({ scope, allow }: Call, role: Role, relation: Relation): Expected {
  if (scope.by === 'account') return 'allowed';
  // the general manager of the demo world manages the attendance of a whole university (D-124)
  const managed = scope.by === 'managed-request' && role === 'cm' && relation === 'other course';
  const elsewhere = !managed && (relation === 'other course' || relation === 'other university');
  if (elsewhere || (isOwned(scope.by) && relation === 'same course')) return 'NOT_FOUND';
  if (!roleMay(allow, role)) return 'FORBIDDEN';
  return role === 'student' && isOfAStudent(scope.by) && relation === 'same course' ? 'refused' : 'allowed';
}

/**
 * Tells whether an answer is what was expected; what is allowed may still fail as its situation demands, as declared.
 */
export function agrees(answer: string, wanted: Expected, { fails }: Call): boolean {
  const declared = fails.some(({ code }) => code === answer);
  if (wanted === 'anything') return true;
  if (wanted === 'refused') return declared || answer === 'NOT_FOUND' || answer === 'FORBIDDEN';
  if (wanted === 'allowed') return answer === 'OK' || (declared && !OBSTACLES.has(answer));
  return answer === wanted;
}

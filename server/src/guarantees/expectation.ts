import { setupFirstAdmin } from '@bcs/contract/features/setup/calls';
import { roleMay } from '@bcs/contract/kernel/ability';
import type { Call } from '@bcs/contract/kernel/call';
import type { Role } from '@bcs/contract/kernel/roles';
import { actorMay, holdsGrant, isAdministration, isOfGrants, type Actor } from './actors.ts';
import { isOfAStudent, isOwnedScope, namesObject, type Relation } from './targets.ts';

/** The expected outcome: a code, or that the role was no obstacle. */
export type ExpectedOutcome = 'UNAUTHENTICATED' | 'NOT_FOUND' | 'FORBIDDEN' | 'refused' | 'allowed' | 'anything';

/** Codes that refuse because of the caller or the place of the object. */
const OBSTACLES = new Set(['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN', 'MALFORMED', 'INVALID_INPUT', 'UNEXPECTED']);

/**
 * Derives the outcome from the decided rights alone.
 * @param actor null for callers without a token
 */
export function expectedOutcome(call: Call, actor: Actor | null, relation: Relation): ExpectedOutcome {
  // the demo world has an administrator, so it can no longer be set up: footnote 52 of the matrix
  if (call === (setupFirstAdmin as Call)) return 'NOT_FOUND';
  if (call.scope.by === 'public') return 'allowed';
  if (actor === null) return 'UNAUTHENTICATED';
  if (isAdministration(call.scope.by)) return inAdministration(call, actor, relation);
  return holdsGrant(actor) ? byGrantAlone(call) : inCourse(call, actor, relation);
}

/**
 * The outcome for somebody with only a grant: calls about their own account work, but a grant opens nothing of classes.
 * ADM-004
 */
const byGrantAlone = ({ scope }: Call): ExpectedOutcome => (scope.by === 'account' ? 'anything' : 'NOT_FOUND');

/** Specified by ADM-002 and ADM-008. */
function inAdministration({ scope, allow }: Call, actor: Actor, relation: Relation): ExpectedOutcome {
  const isElsewhere = namesObject(scope.by) && relation.startsWith('other ');
  if (actor === 'registrar' && namesObject(scope.by) && relation === 'other university') return 'NOT_FOUND';
  if (!holdsGrant(actor) && isElsewhere && !isOfGrants(scope.by)) return 'NOT_FOUND';
  return actorMay(allow, actor) ? 'allowed' : 'FORBIDDEN';
}

function inCourse({ scope, allow }: Call, role: Role, relation: Relation): ExpectedOutcome {
  if (scope.by === 'account') return 'allowed';
  // the general manager of the demo world manages the attendance of a whole university (D-124)
  const managed = scope.by === 'managed-request' && role === 'cm' && relation === 'other course';
  const elsewhere = !managed && (relation === 'other course' || relation === 'other university');
  if (elsewhere || (isOwnedScope(scope.by) && relation === 'same course')) return 'NOT_FOUND';
  if (!roleMay(allow, role)) return 'FORBIDDEN';
  return role === 'student' && isOfAStudent(scope.by) && relation === 'same course' ? 'refused' : 'allowed';
}

/** Tells whether an answer is as expected; an allowed call may still fail in its declared ways. */
export function agreesWith(answer: string, wanted: ExpectedOutcome, { fails }: Call): boolean {
  const declared = fails.some(({ code }) => code === answer);
  if (wanted === 'anything') return true;
  if (wanted === 'refused') return declared || answer === 'NOT_FOUND' || answer === 'FORBIDDEN';
  if (wanted === 'allowed') return answer === 'OK' || (declared && !OBSTACLES.has(answer));
  return answer === wanted;
}

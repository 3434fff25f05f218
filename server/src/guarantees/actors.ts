import { grantMay, roleMay, type Ability, type Reach } from '@bcs/contract/kernel/ability';
import type { Scope } from '@bcs/contract/kernel/scope';
import { ROLES, type Role } from '@bcs/contract/kernel/roles';
import { IDS } from '#database/seed/ids';

/**
 * The people of the demo world who administer without belonging to a class: the columns univ. and inst. of the matrix.
 */
export const GRANT_HOLDERS = ['registrar', 'operator'] as const;
export type GrantHolder = (typeof GRANT_HOLDERS)[number];

/** A person with this role in the active course, or with only a grant. */
export type Actor = Role | GrantHolder;
export const ACTORS: readonly Actor[] = [...ROLES, ...GRANT_HOLDERS];

const REACHES: Record<GrantHolder, Reach> = {
  registrar: { installation: false, universityIds: [IDS.northfield] },
  operator: { installation: true, universityIds: [] },
};

export const holdsGrant = (actor: Actor): actor is GrantHolder => (GRANT_HOLDERS as readonly Actor[]).includes(actor);

/** Tells whether the role or the grant alone allows it, at an object within reach of both. */
export const actorMay = (allow: Pick<Ability, 'roles' | 'grants'>, actor: Actor): boolean =>
  holdsGrant(actor) ? grantMay(allow, REACHES[actor]) : roleMay(allow, actor);

type By = Scope['by'];
const OF_A_CLASS: readonly By[] = ['course-or-grant', 'enrollment-or-grant', 'courses-or-grant'];
const OF_GRANTS: readonly By[] = ['grant', 'university', 'plan', 'person'];
/** Tells whether a call belongs to administration, by a grant or by a role in a class. */
export const isOfGrants = (by: By): boolean => OF_GRANTS.includes(by);
export const isOfGrantsOrAClass = (by: By): boolean => OF_A_CLASS.includes(by);
export const isAdministration = (by: By): boolean => isOfGrants(by) || isOfGrantsOrAClass(by);

import type { Reach } from '#kernel/ability';
import type { Failure } from '#kernel/failure';
import { GRANT_BELONGS_ELSEWHERE, LAST_INSTALLATION_GRANT, OWN_GRANT } from './failures.ts';

/** The facts that decide who may change an account's login. */
export interface AccountFacts {
  /** True if the account has an active grant of any kind. */
  readonly holdsGrant: boolean;
  /** The universities of all its enrollments, including ended ones. */
  readonly universityIds: readonly number[];
}

/**
 * Tells why somebody may not change an account's login e-mail, second factor or activation, or merge it. An
 * installation grant always suffices; a university grant only if the account belongs to no other university, so that
 * nobody takes over a person from elsewhere. ADM-011 @public for the calls on people
 */
export const refuseAccountChange = ({ holdsGrant, universityIds }: AccountFacts, reach: Reach): Failure | null => {
  const isWithin = universityIds.length > 0 && universityIds.every((id) => reach.universityIds.includes(id));
  return reach.installation || (isWithin && !holdsGrant) ? null : GRANT_BELONGS_ELSEWHERE;
};

/**
 * Tells why accounts may not lose their installation grants or be deactivated: at least one active holder has to
 * remain. ADM-009
 * @param holders active accounts with an installation grant
 */
export const refuseLosingGrants = (holders: readonly number[], losing: readonly number[]): Failure | null =>
  holders.some((id) => losing.includes(id)) && holders.every((id) => losing.includes(id))
    ? LAST_INSTALLATION_GRANT
    : null;

/** A grant that somebody wants to end. */
export interface EndingFacts {
  readonly accountId: number;
  readonly isOfInstallation: boolean;
  /** Active accounts with an installation grant. */
  readonly holders: readonly number[];
}

/**
 * Tells why a grant cannot be ended. ADM-009
 * @param by null on the command line, which is the last resort when everybody is locked out
 */
export const refuseEnding = (
  { accountId, isOfInstallation, holders }: EndingFacts,
  by: number | null,
): Failure | null => {
  if (accountId === by) return OWN_GRANT;
  return isOfInstallation ? refuseLosingGrants(holders, [accountId]) : null;
};

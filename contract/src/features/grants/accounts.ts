import type { Reach } from '#kernel/ability';
import type { Failure } from '#kernel/failure';
import { BELONGS_ELSEWHERE, LAST_INSTALLATION_GRANT, OWN_GRANT } from './failures.ts';

/** The facts that decide who may change the login of an account. */
export interface AccountFacts {
  /** An active one, over whatever. */
  readonly holdsGrant: boolean;
  /** The universities of all its enrollments, ended ones too. */
  readonly universityIds: readonly number[];
}

/**
 * Tells whether somebody may change login e-mail, second factor or activation of an account, or merge it: with an
 * installation grant always, with university grants only where nothing of it lies elsewhere, so that nobody takes over
 * a person of another university. ADM-011
 * @public for the calls on people
 */
export const refuseAccountChange = ({ holdsGrant, universityIds }: AccountFacts, reach: Reach): Failure | null => {
  const isWithin = universityIds.length > 0 && universityIds.every((id) => reach.universityIds.includes(id));
  return reach.installation || (isWithin && !holdsGrant) ? null : BELONGS_ELSEWHERE;
};

/**
 * Tells whether accounts may lose their installation grants, or be deactivated: somebody who is active has to keep one.
 * ADM-009
 * @param holders accounts that are active and hold an installation grant now
 */
export const refuseLosingGrants = (holders: readonly number[], losing: readonly number[]): Failure | null =>
  holders.some((id) => losing.includes(id)) && holders.every((id) => losing.includes(id))
    ? LAST_INSTALLATION_GRANT
    : null;

/** A grant that somebody wants to end. */
export interface EndingFacts {
  readonly accountId: number;
  readonly isOfInstallation: boolean;
  /** Accounts that are active and hold an installation grant now. */
  readonly holders: readonly number[];
}

/** ADM-009. @param by null: the command line, which is the way in when all is lost */
export const refuseEnding = (
  { accountId, isOfInstallation, holders }: EndingFacts,
  by: number | null,
): Failure | null => {
  if (accountId === by) return OWN_GRANT;
  return isOfInstallation ? refuseLosingGrants(holders, [accountId]) : null;
};

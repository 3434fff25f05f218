import { refuseAccountChange, type AccountFacts, refuseLosingGrants } from '#features/grants/accounts';
import { ability, type Administrator, type ClassAdministrator, type Nobody } from '#kernel/ability';
import { CLASS_EDITORS } from '#kernel/roles';
import type { Failure } from '#kernel/failure';
import { refuseMerge, refuseUndoMerge, type MergeFacts, type UndoMergeFacts } from './merging.ts';
import { OWN_ACCOUNT } from './failures.ts';

/** An account that somebody wants to deactivate or to bring back. */
export interface SwitchFacts extends AccountFacts {
  readonly accountId: number;
  readonly active: boolean;
  /** Accounts that are active and hold an installation grant. */
  readonly holders: readonly number[];
}

/**
 * Refuses to let people lock themselves out, or to leave the installation without an administrator. ADM-009, ADM-011,
 * ADM-023
 */
export function refuseSwitch(
  person: SwitchFacts,
  { accountId, reach }: Pick<Administrator, 'accountId' | 'reach'>,
): Failure | null {
  if (person.accountId === accountId) return OWN_ACCOUNT;
  return (
    refuseAccountChange(person, reach) ??
    (person.active ? refuseLosingGrants(person.holders, [person.accountId]) : null)
  );
}

const byGrant = { roles: [], grants: 'university' } as const;

/** Lets holders of a grant find the people within its reach. ADM-002, ADM-016 */
export const findPeople = ability<null, Administrator>('accounts.find', { ...byGrant });

/** Creates people, together with an enrollment in a class within the caller's reach. ADM-018 */
export const addPeople = ability<null, Administrator>('accounts.add', { ...byGrant });

/** Admins of a class and grants invite its people. matrix-administration.md [38] */
export const invitePeople = ability<null, ClassAdministrator>('accounts.invite', {
  roles: CLASS_EDITORS,
  grants: 'university',
});

/** Changes what belongs to an account itself. ADM-011 */
export const changePerson = ability<AccountFacts, Administrator>('accounts.change', {
  ...byGrant,
  refuse: (facts, { reach }) => refuseAccountChange(facts, reach),
});

/** Deactivates an account or brings it back. ADM-009, ADM-023 */
export const switchPerson = ability<SwitchFacts, Administrator>('accounts.switch', {
  ...byGrant,
  refuse: refuseSwitch,
});

/** Lets anyone with the link of an invitation see whom it is for. ADM-019 */
export const openInvitations = ability<null, Nobody>('accounts.openInvitation', { roles: 'everybody' });

/** Lets anyone with the link to a new login e-mail confirm it. ADM-021 */
export const openEmailLinks = ability<null, Nobody>('accounts.confirmEmail', { roles: 'everybody' });

/** Makes one account of two. ADM-026, ADM-027 */
export const mergePeople = ability<MergeFacts, Administrator>('accounts.merge', { ...byGrant, refuse: refuseMerge });

/** Takes a merge back. ADM-026 */
export const undoMerges = ability<UndoMergeFacts, Administrator>('accounts.undoMerge', {
  ...byGrant,
  refuse: refuseUndoMerge,
});

import { refuseAccountChange, type AccountFacts } from '#features/grants/accounts';
import { ability, type Administrator, type Nobody } from '#kernel/ability';
import { refuseSwitch, type SwitchFacts } from './switching.ts';

const byGrant = { roles: [], grants: 'university' } as const;

/** Whoever holds a grant finds the people within its reach. ADM-002, ADM-016 */
export const findPeople = ability<null, Administrator>({ id: 'accounts.find', ...byGrant });

/** Changes what belongs to an account itself. ADM-011 */
export const changePerson = ability<AccountFacts, Administrator>({
  id: 'accounts.change',
  ...byGrant,
  refuse: (facts, { reach }) => refuseAccountChange(facts, reach),
});

/** Deactivates an account or brings it back. ADM-009, ADM-023 */
export const switchPerson = ability<SwitchFacts, Administrator>({
  id: 'accounts.switch',
  ...byGrant,
  refuse: refuseSwitch,
});

/** Whoever has the link of an invitation sees whom it is for. ADM-019 */
export const openInvitations = ability<null, Nobody>({ id: 'accounts.openInvitation', roles: 'everybody' });

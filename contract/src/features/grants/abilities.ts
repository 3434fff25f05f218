import { ability, type Administrator } from '#kernel/ability';
import { refuseEnding, type EndingFacts } from './accounts.ts';

/** Lets only holders of an installation grant see and give grants. ADM-009 */
export const keepGrants = ability<null, Administrator>('grants.keep', { roles: [], grants: 'installation' });

/** Lets holders of an installation grant end grants, except their own and the last one for the installation. ADM-009 */
export const endGrants = ability<EndingFacts, Administrator>('grants.end', {
  roles: [],
  grants: 'installation',
  refuse: (facts, { accountId }) => refuseEnding(facts, accountId),
});

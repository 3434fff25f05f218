import { ability, type Administrator } from '#kernel/ability';
import { refuseEnding, type EndingFacts } from './accounts.ts';

/** Only an installation grant sees and gives grants. ADM-009 */
export const keepGrants = ability<null, Administrator>('grants.keep', { roles: [], grants: 'installation' });

/** Nobody ends the own one, nor the last over the installation. ADM-009 */
export const endGrants = ability<EndingFacts, Administrator>('grants.end', {
  roles: [],
  grants: 'installation',
  refuse: (facts, { accountId }) => refuseEnding(facts, accountId),
});
